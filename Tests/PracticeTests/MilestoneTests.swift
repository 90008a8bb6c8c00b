import Scheduling
import Testing

@testable import Practice

@Suite("The milestone of a round")
struct MilestoneTests {
  private var progress = Progress()

  /// Records a round, and returns what was reached with it.
  private mutating func round(
    _ word: String, day: Int, _ ending: RoundResult.Ending = .completed, tries: Int = 1,
    goal: Int = 100
  ) -> [Milestone] {
    let moment = Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
    let before = progress.milestoneFigures(of: word, on: moment.day)
    progress.record(
      RoundResult(
        word: word, at: moment, ending: ending, tries: tries, hints: 0, slips: 0, heard: 1,
        milliseconds: 2000, difficulty: WordDifficulty(length: 6, level: nil, irregularity: nil)))
    let after = progress.milestoneFigures(of: word, on: moment.day)
    return Milestone.reached(from: before, to: after, dailyGoal: goal)
  }

  @Test("is a right first try, but not a third")
  mutating func firstTry() {
    #expect(round("harbor", day: 1) == [.firstTry])
    #expect(round("ocean", day: 1, tries: 3) == [])
    #expect(round("rhythm", day: 1, .missed, tries: 3) == [])
  }

  @Test("is a mastered word, on the third day and once")
  mutating func mastered() {
    let reached = (1...4).map { round("harbor", day: $0 * 10) }
    #expect(reached == [[.firstTry], [.firstTry], [.mastered, .firstTry], [.firstTry]])
  }

  @Test("is the daily goal, once a day")
  mutating func dailyGoal() {
    let reached = (1...3).map { round("word\($0)", day: 1, tries: 2, goal: 2) }
    #expect(reached == [[], [.dailyGoal(2)], []])
    #expect(round("word4", day: 2, tries: 2, goal: 1) == [.dailyGoal(1)])
  }

  @Test("is a streak of 5, 10, 25, 50 and of each full hundred")
  mutating func streak() {
    let told = (1...200).flatMap { round("word\($0)", day: 1, tries: 2, goal: 1000) }
    #expect(told == [5, 10, 25, 50, 100, 200].map { .streak($0) })
  }
}
