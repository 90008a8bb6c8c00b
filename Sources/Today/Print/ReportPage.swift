internal import ByteText
package import Practice
internal import Scheduling
internal import Vocabulary

/// A page for a parent or a teacher, which says in plain words what went well and what to practise
/// next.
///
/// The page is one file without scripts, and loads nothing from the network. It shows only the
/// right spelling of a misspelled word.
package struct ReportPage: Sendable {
  private let statistics: Statistics
  private let learner: String?

  /// Makes a report from a learner's statistics.
  ///
  /// - Parameter learner: the learner's name; `nil` for a report without one.
  package init(statistics: Statistics, learner: String? = nil) {
    (self.statistics, self.learner) = (statistics, learner)
  }

  private static let mostKinds = 3
  private static let wordsOfKind = 8
  private static let mostMissed = 12
  private static let mostDue = 40
  private static let mostMastered = 20

  /// The page as HTML.
  public var text: String {
    let day = statistics.today.inWords
    let title = learner.map { "Spelling report: \($0)" } ?? "Spelling report"
    let content = """
      <h1>\(title.escapedForHTML)</h1>
      <p class="quiet">\(day)</p>
      \(sections.joined(separator: "\n").bytes.replacing(" %", with: "\u{A0}%"))
      """
    return HTMLPage(title: "\(title), \(day)", style: ReportStyle.text, content: content).text
  }

  private var sections: [String] {
    guard statistics.rounds > 0 else {
      return [paragraph("No round has been finished yet. The report begins with the first one.")]
    }
    return [
      section("What went well", wentWell), section("What to practise next", practiseNext),
      section("Words missed most", missedMost), section("Due this week", dueThisWeek),
      section("Days practised", daysPractised), section("Figures", figures.map(\.text)),
    ]
  }

  // MARK: What went well

  private var wentWell: [String] {
    let asked = statistics.asked
    let later = [Attainment.slip, .afterWrongTry, .helped].map { asked.share($0).part }
      .reduce(0, +)
    // Shares of 0 % are left out, because they are nothing that went well.
    var sentences = [practised]
    if asked.share(.firstTry).part > 0 {
      sentences.append(
        "\(asked.share(.firstTry).bracketed("round")) ended with the word right at the first try, "
          + "without help.")
    }
    if later > 0 {
      sentences.append(
        "\(Share(later, of: asked.rounds).bracketed("round")) ended with the word right later: "
          + "after a slip, a wrong try or a hint.")
    }
    if !statistics.mastered.isEmpty {
      sentences.append(
        "Mastered: "
          + Share(statistics.mastered.count, of: statistics.words).bracketed("word") + ", right at "
          + "the first try, without help, on three separate days.")
    }
    if statistics.streak.best > 1 {
      sentences.append(
        "The most words completed one after another: \(statistics.streak.best.grouped); at present "
          + "\(statistics.streak.current.grouped).")
    }
    let latest = statistics.mastered.prefix(Self.mostMastered).map(\.word)
    return [list(sentences)]
      + (latest.isEmpty ? [] : [paragraph("Mastered last:", words: latest)])
  }

  /// A sentence on the learner's practice in the last year, such as "Ada practised 40 words on 5
  /// days."
  private var practised: String {
    let words = statistics.words.of("word")
    let days = statistics.calendar.practised.part
    guard days > 0 else { return "\(learner ?? "The learner") met \(words)." }
    return "\(learner ?? "The learner") practised \(words) on \(days.of("day"))."
  }

  // MARK: What to practise next

  private var practiseNext: [String] {
    let kinds = kindsToPractise
    guard !kinds.isEmpty else {
      return [
        paragraph("No kind of mistake is frequent: go on as before, with the words that are due.")
      ]
    }
    return kinds.map { mistake, words in
      """
      <div class="kind">
      <h3>\(mistake.kind.title.escapedForHTML)</h3>
      \(paragraph(mistake.kind.advice))
      \(paragraph("Words to practise:", words: words))
      <p class="quiet">Seen in \(mistake.tries.bracketed("wrong try", "wrong tries")).</p>
      </div>
      """
    }
  }

  /// The most frequent kinds of mistake for which a rule helps, each with its words. Words that the
  /// learner has not mastered yet come first.
  private var kindsToPractise: [(Statistics.KindOfMistake, words: [String])] {
    let mastered = mastered
    let kinds = statistics.mistakes.lazy.filter { $0.kind.isSpecific && $0.kind != .soundsRight }
      .map { mistake in
        let words = mistake.words.map(\.word)
        let open = words.filter { !mastered.contains($0) } + words.filter(mastered.contains)
        return (mistake, words: Array(open.prefix(Self.wordsOfKind)))
      }
    return Array(kinds.prefix(Self.mostKinds))
  }

  private var mastered: Set<String> { Set(statistics.mastered.map(\.word)) }

  private var missedMost: [String] {
    let mastered = mastered
    let missed = statistics.missedMost.prefix(Self.mostMissed)
    guard !missed.isEmpty else { return [paragraph("No word has been missed.")] }
    return [
      HTMLTable(
        caption: "Missed or given up: \(statistics.missedWords.bracketed("word")).",
        columns: ["Word", "Missed", "Mastered by now"],
        rows: missed.map { missed in
          [
            missed.word, missed.misses.bracketed("round"),
            mastered.contains(missed.word) ? "yes" : "not yet",
          ]
        }
      ).text
    ]
  }

  private var dueThisWeek: [String] {
    let words = statistics.dueThisWeek
    guard !words.isEmpty else { return [paragraph("No word has to be reviewed this week.")] }
    let shown = Array(words.prefix(Self.mostDue))
    let more = words.count - shown.count
    let sentence =
      "\(words.count.of("word")) \(words.count == 1 ? "comes" : "come") back for review within "
      + "seven days, \(statistics.due.count.grouped) of them now."
    return [paragraph(sentence), paragraph("The first to come:", words: shown)]
      + (more > 0 ? [paragraph("And \(more.of("more word")).")] : [])
  }

  // MARK: Days and figures

  private var daysPractised: [String] {
    let months = HTMLTable(
      caption: "The last year, month by month, without the words that were given up.",
      columns: ["Month", "Days", "Rounds"],
      rows: statistics.months.map { [$0.name, $0.days.grouped, $0.rounds.grouped] })
    return statistics.dayStreakSentences.map(paragraph)
      + [paragraph(statistics.calendarSentence), months.text]
  }

  private var figures: [HTMLTable] {
    let endings = HTMLTable(
      caption: endingsCaption, columns: ["Ending", "How often"],
      rows: Attainment.allCases.map { [$0.title, statistics.asked.share($0).bracketed("round")] })
    let lengths = HTMLTable(
      caption: "First try without help, by length.", columns: ["Length", "How often"],
      rows: statistics.byLength.map { [$0.title, $0.rounds.share(.firstTry).bracketed("round")] })
    let levels = HTMLTable(
      caption: "First try without help, by how common the words are.",
      columns: ["Level", "How often"],
      rows: statistics.byLevel.map { [$0.title, $0.rounds.share(.firstTry).bracketed("round")] })
    let kinds = HTMLTable(
      caption: ["Kinds of mistakes; a try may have several.", statistics.namedSentence]
        .compactMap(\.self).joined(separator: " "),
      columns: ["Kind", "How often"],
      rows: statistics.mistakes.map {
        [$0.kind.title, $0.tries.bracketed("wrong try", "wrong tries")]
      })
    return [endings, lengths, levels] + (statistics.mistakes.isEmpty ? [] : [kinds])
  }

  private var endingsCaption: String {
    let apart = statistics.comebacks
    let rest =
      apart.rounds == 0
      ? ""
      : " Not counted: \(apart.rounds.of("round")) of words shown earlier on the same day, of "
        + "which \(apart.share(.firstTry).part.grouped) were right at the first try."
    return "How \(statistics.asked.rounds.of("round")) ended.\(rest)"
  }

  // MARK: Elements

  private func section(_ title: String, _ elements: [String]) -> String {
    (["<h2>\(title)</h2>"] + elements).joined(separator: "\n")
  }

  private func paragraph(_ text: String) -> String { "<p>\(text.escapedForHTML)</p>" }

  private func paragraph(_ opening: String, words: [String]) -> String {
    let words = words.map(\.escapedForHTML).joined(separator: ", ")
    return "<p>\(opening.escapedForHTML) <span class=\"words\">\(words)</span></p>"
  }

  private func list(_ items: [String]) -> String {
    "<ul>\n" + items.map { "<li>\($0.escapedForHTML)</li>\n" }.joined() + "</ul>"
  }
}

extension Share {
  /// Returns the share in words, such as `42 of 60 rounds (70 %)`.
  fileprivate func bracketed(_ noun: String, _ plural: String? = nil) -> String {
    "\(part.grouped) of \(whole.of(noun, plural))" + (percentage.map { " (\($0))" } ?? "")
  }
}
