import Practice
import Scheduling

/// The statistics of a learner who practised on three days. Today is Saturday, 21 November 2026.
enum SampleStatistics {
  static let today = Day(number: 20_778)

  static func statistics(_ odd: String = "harbor", goal: Int = 3) -> Statistics {
    var totals = JournalTotals()
    func time(_ day: Int) -> Moment {
      Moment(seconds: Double(today.number + day) * 86_400 + 43_200, utcOffset: 0)
    }
    func round(
      _ word: String, _ day: Int, _ ending: RoundResult.Ending = .completed, tries: Int = 1
    ) {
      totals.record(
        RoundResult(word: word, at: time(day), ending: ending, tries: tries),
        level: word == odd ? nil : .broad, name: "\(word) \(day)")
    }
    for day in -3...0 where day != -1 {
      round("ocean", day)
      round("rhythm", day)
      totals.record(
        WrongTry(word: odd, mistakes: [.doubledLetter, .ieEi], round: "\(odd) \(day)"))
      round(odd, day, tries: 2)
    }
    totals.record(WrongTry(word: "receive", mistakes: [.ieEi], round: "receive 0"))
    totals.record(WrongTry(word: "receive", mistakes: nil, round: "receive 0"))
    round("receive", 0, .missed, tries: 2)
    totals.recordCopy()
    return Statistics(totals, goal: goal, today: today)
  }

  static let none = Statistics(JournalTotals(), goal: 3, today: today)
}
