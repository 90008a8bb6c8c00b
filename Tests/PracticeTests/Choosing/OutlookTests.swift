import Scheduling
import TestSupport
import Testing

@testable import Practice

@Suite("The outlook on a goal")
struct OutlookTests {
  private let today = Day(number: 100)

  /// Returns the progress of a learner who met some words, each once, and missed every other one.
  private func progress(words: Int, isForgetful: Bool = false) -> Progress {
    var progress = Progress()
    for number in 0..<words {
      for day in isForgetful ? [90, 94, 98] : [95] {
        progress.record(
          RoundResult(
            word: "word \(number)",
            at: Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0),
            ending: isForgetful || number.isMultiple(of: 2) ? .missed : .completed, tries: 1))
      }
    }
    return progress
  }

  private func outlook(
    _ progress: Progress, _ goal: Goal = .most, rounds: Int = 10, newPerDay: Int = .max,
    rightShare: Double = SessionShare.usual, tested: [String]? = nil
  ) -> Outlook {
    var generator = SeededGenerator(seed: 1)
    return Outlook(
      progress, goal: goal, on: today, rounds: rounds, newPerDay: newPerDay, rightShare: rightShare,
      tested: tested, using: &generator)
  }

  @Test("tells how many new words a learner meets, and that most of them are kept")
  func most() throws {
    let outlook = outlook(Progress())
    let share = try #require(outlook.share)
    #expect((2..<8).contains(outlook.newWords) && (0.6..<1).contains(share))
    #expect(self.outlook(Progress()) == outlook, "the same each time")
  }

  @Test("counts more new words with more rounds, and no more than the learner wants")
  func budget() {
    let (few, many) = (outlook(Progress(), rounds: 5), outlook(Progress(), rounds: 20))
    #expect(many.newWords > 2 * few.newWords)
    #expect(outlook(Progress(), rounds: 20, newPerDay: 2).newWords <= 2)
    let none = outlook(Progress(), newPerDay: 0)
    #expect(none.newWords == 0 && none.share == nil)
  }

  @Test("promises less to a learner who forgets more than was predicted")
  func forgetful() throws {
    let usual = outlook(progress(words: 40))
    let forgetful = outlook(progress(words: 40, isForgetful: true))
    #expect(try #require(forgetful.share) < (try #require(usual.share)))
  }

  @Test("has fewer new words if more tries must be right")
  func rightShare() {
    #expect(outlook(Progress(), rightShare: 0.9).newWords != outlook(Progress()).newWords)
  }

  @Test("meets no new words to keep the old ones")
  func keep() throws {
    let kept = outlook(progress(words: 60), .keep)
    let share = try #require(kept.share)
    #expect(kept.newWords == 0 && (0.8...1).contains(share))
    let idle = outlook(progress(words: 60), .keep, rounds: 0)
    #expect(try #require(idle.share) < (try #require(kept.share)))
    #expect(outlook(Progress(), .keep).share == nil)
  }

  @Test("makes a learner surer of a test's words with more days or rounds")
  func sure() throws {
    let tested = (0..<30).map { "test \($0)" }
    func share(days: Int, rounds: Int) throws -> Double {
      try #require(
        outlook(
          Progress(), .sure(by: today.advanced(by: days)), rounds: rounds, tested: tested
        ).share)
    }
    #expect(try share(days: 10, rounds: 20) > 0.85)
    #expect(try share(days: 2, rounds: 5) < 0.5)
    #expect(try share(days: 0, rounds: 20) == 0)
  }

  @Test("simulates some of many words for all of them")
  func sample() throws {
    let (some, many) = (outlook(progress(words: 390)), outlook(progress(words: 3900), rounds: 100))
    #expect((many.newWords / some.newWords - 10).magnitude < 3)
    let shares = try [some, many].map { try #require($0.share) }
    #expect((shares[0] - shares[1]).magnitude < 0.1)
  }
}
