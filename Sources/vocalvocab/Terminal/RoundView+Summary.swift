import Practice
import Spelling

extension RoundView {
  /// Shows the result of a session.
  func summary(_ summary: Summary) {
    screen.line()
    if summary.isTimeOver { screen.paragraph("The time is over.") }
    for (number, sentence) in summary.results.enumerated() {
      screen.paragraph(sentence, tone: number == 0 ? .strong : .normal)
    }
    screen.paragraph("Streak: \(summary.streak.current). Best: \(summary.streak.best).")
    if summary.dueToday > 0 {
      screen.paragraph("Still due today: \(summary.dueToday.of("word")).")
    } else if summary.dueTomorrow > 0 {
      screen.paragraph("Due tomorrow: \(summary.dueTomorrow.of("word")).")
    }
  }
}
