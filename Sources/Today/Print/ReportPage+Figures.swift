internal import Practice
internal import Scheduling
internal import Vocabulary

/// The days of practice, and the figures.
extension ReportPage {
  var daysPractised: [String] {
    let months = HTMLTable(
      caption: (report.days == nil ? "The last year, month by month" : "Month by month")
        + ", without the words that were given up.",
      columns: ["Month", "Days", "Rounds"],
      rows: statistics.months.map { [$0.name, $0.days.grouped, $0.rounds.grouped] })
    guard report.scope == .all else {
      let practised = statistics.calendar.practised.part
      return [
        paragraph(
          report.days.map { "Practised on \(Share(practised, of: $0).inFull("day"))." }
            ?? "Practised on \(practised.of("day")) in the last year."), months.text,
      ]
    }
    return statistics.dayStreakSentences.map(paragraph)
      + [paragraph(statistics.calendarSentence(days: report.days)), months.text]
  }

  var figures: [HTMLTable] {
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
        [$0.kind.titleWithExample, $0.tries.bracketed("wrong try", "wrong tries")]
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
}
