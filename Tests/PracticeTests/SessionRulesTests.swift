import Testing
import Vocabulary

@testable import Practice

@Suite("Streaks and the tally")
struct SessionRulesTests {
  @Test("a streak grows with completed rounds and ends with a missed one; the best stays")
  func streak() {
    var streak = Streak()
    for outcome in [Round.Outcome.completed(tries: 1), .completed(tries: 3)] {
      streak.record(outcome)
    }
    #expect(streak.current == 2)
    streak.record(.missed)
    #expect(streak.current == 0 && streak.best == 2)
    streak.record(.completed(tries: 2))
    #expect(streak.current == 1 && streak.best == 2)
  }

  @Test("first tries count only without help")
  func tally() {
    var tally = Tally()
    var unaided = Round(Word("a"))
    _ = unaided.submit("a")
    tally.record(unaided)
    var helped = Round(Word("bee"))
    _ = helped.hint()
    _ = helped.submit("bee")
    tally.record(helped)
    var second = Round(Word("c"))
    _ = second.submit("x")
    _ = second.submit("c")
    tally.record(second)
    var missed = Round(Word("d"))
    missed.skip()
    tally.record(missed)
    tally.record(Round(Word("unfinished")))
    #expect(tally.completed == ["a", "bee", "c"] && tally.missed == ["d"])
    #expect(tally.firstTry == 1 && tally.rounds == 4)
  }
}
