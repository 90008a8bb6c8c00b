import Practice
import Tutor

extension RoundView {
  /// Shows the result of a session.
  func summary(_ summary: Summary) {
    let tally = summary.tally
    screen.line()
    if summary.isTimeOver { screen.paragraph("The time is over.") }
    guard tally.rounds > 0 else {
      screen.paragraph("No word was finished. Streak \(summary.streak.current).")
      return
    }
    screen.paragraph(
      "Completed: \(tally.completed.count) of \(tally.rounds), "
        + "\(tally.firstTry) at the first try without help.", tone: .strong)
    if let words = summary.wordsAnHour { screen.paragraph("That is \(words.of("word")) an hour.") }
    if !tally.missed.isEmpty {
      screen.paragraph("Missed: \(tally.missed.withoutRepeats.joined(separator: ", ")).")
    }
    screen.paragraph("Streak: \(summary.streak.current). Best: \(summary.streak.best).")
    if summary.dueToday > 0 {
      screen.paragraph("Still due today: \(summary.dueToday.words).")
    } else if summary.dueTomorrow > 0 {
      screen.paragraph("Due tomorrow: \(summary.dueTomorrow.words).")
    }
  }
}

extension [String] {
  /// The texts in their order, each only where it comes first.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
