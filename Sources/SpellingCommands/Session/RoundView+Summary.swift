import Practice
import Spelling

extension RoundView {
  /// Shows the result of a session.
  func summary(_ snapshot: Snapshot) {
    guard let summary = snapshot.summary else { return }
    screen.line()
    for sentence in Self.sentences(of: snapshot) {
      screen.paragraph(sentence, tone: sentence == summary.results.first ? .strong : .normal)
    }
  }

  /// The result of a session in words, a sentence each; empty while it goes on.
  static func sentences(of snapshot: Snapshot) -> [String] {
    guard let summary = snapshot.summary else { return [] }
    let due: String? =
      if summary.dueToday > 0 {
        "Still due today: \(summary.dueToday.of("word"))."
      } else if summary.dueTomorrow > 0 {
        "Due tomorrow: \(summary.dueTomorrow.of("word"))."
      } else {
        nil
      }
    return (summary.isTimeOver ? ["The time is over."] : []) + summary.results
      + ["Streak: \(snapshot.streak). Best: \(snapshot.bestStreak)."] + [due].compactMap(\.self)
  }
}
