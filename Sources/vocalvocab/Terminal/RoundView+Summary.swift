import Practice
import Spelling

extension RoundView {
  /// Shows the result of a session.
  func summary(_ snapshot: Snapshot) {
    guard let summary = snapshot.summary else { return }
    screen.line()
    if summary.isTimeOver { screen.paragraph("The time is over.") }
    for (number, sentence) in summary.results.enumerated() {
      screen.paragraph(sentence, tone: number == 0 ? .strong : .normal)
    }
    screen.paragraph("Streak: \(snapshot.streak). Best: \(snapshot.bestStreak).")
    if summary.dueToday > 0 {
      screen.paragraph("Still due today: \(summary.dueToday.of("word")).")
    } else if summary.dueTomorrow > 0 {
      screen.paragraph("Due tomorrow: \(summary.dueTomorrow.of("word")).")
    }
  }
}
