import Console
import Learner
import Scheduling
import ShowSources
import Shows
import Terminal
import Watching

/// The shows of a person on the screen.
struct ShowsView: Sendable {
  let screen: Screen

  private static let barWidth = 10

  /// The sentence for a person who tracks no show.
  static let emptySentence =
    "You track no show yet: 'vocalvocab shows search TITLE' finds one, and 'vocalvocab shows add "
    + "TITLE' adds one by hand."

  /// Shows what is being watched and what is planned.
  func show(_ shows: WatchSnapshot) {
    guard !shows.isEmpty else { return screen.paragraph(Self.emptySentence) }
    if !shows.news.isEmpty {
      heading("New")
      show(shows.news)
    }
    if !shows.watching.isEmpty {
      heading("Watching")
      show(shows.watching)
    } else {
      screen.paragraph("You are watching nothing: 'vocalvocab shows watched SHOW' begins a show.")
    }
    if !shows.planned.isEmpty {
      heading("Planned")
      show(shows.planned)
    }
    let others = [
      (shows.paused, "paused"), (shows.dropped, "dropped"), (shows.completed, "completed"),
    ].filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    guard !others.isEmpty else { return }
    screen.paragraph(
      "And \(others.joined(separator: ", ")): 'vocalvocab shows list' shows all.", tone: .quiet)
  }

  /// Shows news, or says that there is none.
  func show(_ news: [NewsRow]) {
    guard !news.isEmpty else { return screen.paragraph("There is no news of your shows.") }
    for row in news { screen.paragraph("\(row.title): \(row.sentence)".printable) }
  }

  /// Shows recommendations.
  func show(_ shows: ShowRecommendations) {
    for show in shows.recommended {
      guard !screen.isPlain else {
        screen.line("\(show.titleWithYear) (\(show.key)): \(show.reason)".printable)
        continue
      }
      screen.paragraph(show.titleWithYear.printable, indent: 2, tone: .strong)
      screen.paragraph("\(show.reason) – \(show.key)".printable, indent: 4, tone: .quiet)
    }
    show(shows.notice, shows.credits)
  }

  /// Shows how recommendations would have done.
  func show(_ outcome: RecommendationCheck.Outcome) {
    switch outcome {
    case .tooLittle(let known, let added):
      screen.paragraph(
        """
        There is too little to check: you knew \(known.of("show")) of the catalogue a month before \
        your last step, and added \(added.grouped) since. It needs \
        \(RecommendationCheck.leastKnown) and \(RecommendationCheck.leastAdded).
        """)
    case .checked(let check):
      screen.paragraph(
        """
        You knew \(check.known.of("show")) a month before your last step, and added \
        \(check.added.grouped) since. Of these, 20 of \(check.count.of("show")) would have had:
        """)
      for line in check.lines {
        let name =
          switch line.model {
          case .recommended: "the recommendations"
          case .popular: "the most popular shows"
          case .nearest: "the most similar shows"
          }
        screen.line("  \(name): \(line.recall.inPercent) of them; NDCG \(line.gain.inPercent)")
      }
      screen.paragraph("In brackets stands the interval that holds 95 % of such months.")
    }
  }

  /// Shows a remark and the sources of shows.
  private func show(_ notice: String?, _ credits: [ShowCredit]) {
    if let notice { screen.paragraph(notice.printable, tone: .quiet) }
    for credit in credits { screen.paragraph("Source: \(credit.text)", tone: .quiet) }
  }

  private func heading(_ text: String) {
    if !screen.isPlain { screen.line(screen.styled(text, .quiet)) }
  }

  /// Shows rows, one for each show.
  func show(_ rows: [ShowRow]) {
    for row in rows {
      guard !screen.isPlain else {
        screen.line("\(row.titleWithYear): \(row.facts.joined(separator: ", "))".printable)
        continue
      }
      screen.paragraph(row.titleWithYear.printable, indent: 2, tone: .strong)
      screen.paragraph(
        "\(bar(of: row))\(row.facts.joined(separator: ", "))".printable, indent: 4, tone: .quiet)
    }
  }

  /// Returns a bar with a space behind it; an empty text for an unknown number of episodes.
  private func bar(of row: ShowRow) -> String {
    guard let episodes = row.episodes, episodes > 0 else { return "" }
    let bar = Bar.text(Share(min(row.watched, episodes), of: episodes), width: Self.barWidth)
    return bar + String(repeating: "░", count: max(0, Self.barWidth - bar.count)) + " "
  }

  /// Shows a show with its episodes.
  func show(_ detail: ShowDetail) {
    show([detail.show])
    for season in detail.seasons {
      let name = season.number == 0 ? "Specials" : "Season \(season.number)"
      let watched = season.episodes.count { $0.plays > 0 }
      let count = "\(watched) of \(season.episodes.count)"
      guard !screen.isPlain else {
        let names = season.episodes.filter { $0.plays > 0 }.compactMap(\.name)
        let list = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
        screen.line("\(name): \(count) watched\(list)")
        continue
      }
      let marks = season.episodes.map { episode in
        let mark = episode.plays > 1 ? "✓\(episode.plays)" : episode.plays == 1 ? "✓" : "○"
        return "\(mark) \(episode.number.map(String.init) ?? episode.title ?? "")"
      }
      screen.paragraph(
        [.init("\(name): \(count)", .quiet)], indent: 2)
      screen.paragraph(marks.joined(separator: "  ").printable, indent: 4)
    }
    if let skipped = detail.skipped { fact("Skipped", skipped) }
    if let notes = detail.notes { fact("Notes", notes) }
    if let review = detail.review { fact("Review", review) }
  }

  /// Shows what a search found.
  func show(_ search: ShowSearch) {
    for found in search.found {
      let other = found.otherTitle.map { " – \($0)" } ?? ""
      let facts = "\(found.kind.rawValue), \(found.status?.inWords ?? found.key)"
      guard !screen.isPlain else {
        screen.line("\(found.titleWithYear)\(other): \(facts)".printable)
        continue
      }
      screen.paragraph("\(found.titleWithYear)\(other)".printable, indent: 2, tone: .strong)
      screen.paragraph(facts.printable, indent: 4, tone: .quiet)
    }
    show(search.notice, search.credits)
  }

  /// Shows the person's own lists.
  func show(_ lists: ListedShows) {
    guard !lists.lists.isEmpty else {
      return screen.paragraph(
        "You have no list of shows: 'vocalvocab shows lists new NAME' makes one.")
    }
    for list in lists.lists {
      screen.paragraph("\(list.title): \(list.shows.count.of("show"))".printable, tone: .strong)
      for (number, row) in zip(1..., list.shows) {
        screen.paragraph("\(number). \(row.titleWithYear)".printable, indent: 2)
      }
    }
  }

  private func fact(_ name: String, _ text: String) {
    screen.paragraph("\(name): \(text)".printable, indent: 2)
  }

  /// Prints rows as CSV.
  static func table(_ rows: [ShowRow], on screen: Screen) {
    screen.table(
      ["key", "title", "kind", "year", "status", "watched", "episodes", "next", "rating"],
      rows.map { row in
        [
          row.key, row.title, row.kind.rawValue, row.year.map(String.init) ?? "",
          row.status?.rawValue ?? "", String(row.watched), row.episodes.map(String.init) ?? "",
          row.next ?? "", row.rating ?? "",
        ]
      })
  }
}

extension ShowRow {
  /// Short facts about the show, the status first.
  fileprivate var facts: [String] {
    var facts = [status?.inWords ?? "not tracked"]
    if let episodes {
      facts.append("\(watched.grouped) of \(episodes.of("episode"))")
    } else if watched > 0 {
      facts.append("\(watched.of("episode")) watched")
    }
    if let next { facts.append("next is \(next)") }
    if let rating { facts.append("rated \(rating)") }
    return facts
  }
}

extension Estimate {
  /// The number with its interval, such as `12 % (3 to 21)`.
  fileprivate var inPercent: String {
    func percent(_ share: Double) -> String { String(Int((share * 100).rounded())) }
    return "\(percent(value)) % (\(percent(low)) to \(percent(high)))"
  }
}
