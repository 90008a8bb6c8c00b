import Console
import Today
import Vocabulary

/// Shows on the screen what is due today.
struct TodayView {
  let screen: Screen

  /// Shows the items with their times, and the day in a sentence.
  func show(_ today: TodayPlan) {
    for item in today.items {
      let minutes = item.minutes.map { "\($0) min" } ?? ""
      let time = item.minutes.map { ", about \($0.of("minute"))" } ?? ""
      if screen.isPlain {
        screen.line("\(item.room.title): \(item.title)\(time)".printable)
      } else {
        screen.entry(
          [
            .init(item.room.title.padded(to: 12), .quiet), .init(minutes.padded(to: 8), .strong),
          ], item.title.printable)
      }
    }
    screen.paragraph(today.sentence, tone: .strong)
    for sentence in today.streak { screen.paragraph(sentence, tone: .quiet) }
  }
}
