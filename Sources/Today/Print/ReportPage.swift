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
  let report: Report
  private let learner: String?
  var statistics: Statistics { report.statistics }

  /// Makes the page of a report.
  ///
  /// - Parameter learner: the learner's name; `nil` for a report without one.
  package init(_ report: Report, learner: String? = nil) {
    (self.report, self.learner) = (report, learner)
  }

  /// Makes a page from all statistics of a learner.
  ///
  /// - Parameter learner: the learner's name; `nil` for a report without one.
  package init(statistics: Statistics, learner: String? = nil) {
    self.init(Report(statistics), learner: learner)
  }

  private static let mostKinds = 3
  private static let wordsOfKind = 8
  private static let mostMissed = 12
  private static let mostMastered = 20
  /// The largest number of words to practise or to review that a paragraph names.
  private static let mostToCome = 40

  /// The page as HTML.
  public var text: String {
    HTMLPage(title: "\(title), \(day)", style: ReportStyle.text, content: content).text
  }

  /// The content of the page as HTML, for a page with a style sheet of its own.
  package var content: String {
    """
    <h1>\(title.escapedForHTML)</h1>
    <p class="quiet">\(([day] + scope).joined(separator: "<br>"))</p>
    \(sections.joined(separator: "\n").bytes.replacing(" %", with: "\u{A0}%"))
    """
  }

  private var title: String { learner.map { "Spelling report: \($0)" } ?? "Spelling report" }
  private var day: String { statistics.today.inWords }

  /// The line about the scope of the report; none for all practice.
  private var scope: [String] { report.scope.sentence.map { [$0.escapedForHTML] } ?? [] }

  private var sections: [String] {
    guard statistics.rounds > 0 else {
      return [paragraph(report.scope.emptiness)]
        + toCome("Words to practise:", words: report.unasked)
    }
    return [
      section(statistics.wentWell ? "What went well" : "How it went", howItWent),
      section("What to practise next", practiseNext),
      section("Words missed most", missedMost), section("Due this week", dueThisWeek),
      section("Days practised", daysPractised), section("Figures", figures.map(\.text)),
    ]
  }

  // MARK: How it went

  private var howItWent: [String] {
    let asked = statistics.asked
    let later = [Attainment.slip, .afterWrongTry, .helped].map { asked.share($0).part }
      .reduce(0, +)
    let without = [Attainment.missed, .skipped].map { asked.share($0).part }.reduce(0, +)
    var sentences = [practised]
    if let hard = statistics.hardSentence { sentences.append(hard) }
    if asked.share(.firstTry).part > 0 {
      sentences.append(
        "\(asked.share(.firstTry).bracketed("round")) ended with the word right at the first try, "
          + "without help.")
    } else {
      sentences.append("No round ended with the word right at the first try, without help.")
    }
    if later > 0 {
      sentences.append(
        "\(Share(later, of: asked.rounds).bracketed("round")) ended with the word right later: "
          + "after a slip, a wrong try or a hint.")
    }
    if without > 0, !statistics.wentWell {
      sentences.append(
        "\(Share(without, of: asked.rounds).bracketed("round")) ended without the word: missed or "
          + "given up.")
    }
    if report.scope.since == nil, let week = statistics.weekSentence { sentences.append(week) }
    if !statistics.mastered.isEmpty {
      sentences.append(
        "Mastered: "
          + Share(statistics.mastered.count, of: statistics.words).bracketed("word") + ", right at "
          + "the first try, without help, on three separate days.")
    }
    if statistics.streak.best > 1, statistics.wentWell {
      sentences.append(
        "The most words completed one after another: \(statistics.streak.best.grouped); at present "
          + "\(statistics.streak.current.grouped).")
    }
    let latest = statistics.mastered.prefix(Self.mostMastered).map(\.word)
    return [list(sentences)]
      + (latest.isEmpty ? [] : [paragraph("Mastered last:", words: latest)])
  }

  /// A sentence on the learner's practice in the last year, such as "Ada practised 40 words on 5
  /// of 7 days."
  private var practised: String {
    let words = statistics.words.of("word")
    let days = statistics.calendar.practised.part
    let name = learner ?? "The learner"
    guard days > 0 else { return "\(name) met \(words)." }
    let share = report.days.map { $0 == 1 ? "1 day" : "\(days.grouped) of \($0.of("day"))" }
    return "\(name) practised \(words) on \(share ?? "\(days.of("day")) in the last year")."
  }

  // MARK: What to practise next

  private var practiseNext: [String] {
    let kinds = kindsToPractise
    let paragraphs =
      toCome("Words to practise again:", words: statistics.toRepeat)
      + toCome("Words of the list that were not asked:", words: report.unasked)
    guard !kinds.isEmpty else {
      // Where words are to be practised, nothing goes on as before.
      return paragraphs + [
        paragraph(
          paragraphs.isEmpty && statistics.wentWell
            ? "No kind of mistake is frequent: go on as before, with the words that are due."
            : "No kind of mistake is frequent.")
      ]
    }
    return paragraphs
      + kinds.map { mistake, words in
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
    let sentence =
      "\(words.count.of("word")) \(words.count == 1 ? "comes" : "come") back for review within "
      + "seven days, \(statistics.due.count.grouped) of them now."
    return [paragraph(sentence)] + toCome("The first to come:", words: words)
  }

  // MARK: Elements

  private func section(_ title: String, _ elements: [String]) -> String {
    (["<h2>\(title)</h2>"] + elements).joined(separator: "\n")
  }

  func paragraph(_ text: String) -> String { "<p>\(text.escapedForHTML)</p>" }

  /// Returns paragraphs with the first words and with the number of the others; none without words.
  private func toCome(_ opening: String, words: [String]) -> [String] {
    guard !words.isEmpty else { return [] }
    let more = words.count - Self.mostToCome
    return [paragraph(opening, words: Array(words.prefix(Self.mostToCome)))]
      + (more > 0 ? [paragraph("And \(more.of("more word")).")] : [])
  }

  private func paragraph(_ opening: String, words: [String]) -> String {
    let words = words.map(\.escapedForHTML).joined(separator: ", ")
    return "<p>\(opening.escapedForHTML) <span class=\"words\">\(words)</span></p>"
  }

  private func list(_ items: [String]) -> String {
    "<ul>\n" + items.map { "<li>\($0.escapedForHTML)</li>\n" }.joined() + "</ul>"
  }
}
