import Testing
import Vocabulary

@testable import Practice

@Suite("The tally of a session")
struct TallyTests {
  private func round(_ word: String, _ lines: String..., hints: Int = 0) -> Round {
    var round = Round(Word(word))
    for _ in 0..<hints { _ = round.hint() }
    for line in lines { _ = round.submit(line) }
    return round
  }

  private func missed(_ word: String) -> Round { round(word, "xx", "xx", "xx") }

  private func tally(_ rounds: Round...) -> Tally {
    rounds.reduce(into: Tally()) { $0.record($1) }
  }

  @Test("counts a first try only without help")
  func results() {
    let tally = tally(
      round("a", "a"), round("bee", "bee", hints: 1), round("c", "xx", "c"), missed("d"),
      Round(Word("unfinished")))
    #expect(tally.words(.firstTry) == ["a"] && tally.words(.later) == ["bee", "c"])
    #expect(tally.words(.missed) == ["d"] && tally.words(.learned).isEmpty)
    #expect(tally.completed == ["a", "bee", "c"] && tally.words == ["a", "bee", "c", "d"])
    #expect(tally.repeats == 0)
  }

  @Test("counts a word that came back once, as learned or as missed")
  func comebacks() {
    let tally = tally(
      missed("a"), missed("bee"), round("c", "c"), round("a", "a"), missed("bee"),
      round("c", "xx", "c"))
    #expect(tally.words(.learned) == ["a"] && tally.words(.missed) == ["bee"])
    #expect(tally.words(.firstTry) == ["c"])
    #expect(tally.words == ["a", "bee", "c"] && tally.repeats == 3)
  }

  @Test("counts a word as missed that was known and is missed in the end")
  func forgotten() {
    #expect(tally(round("a", "a"), missed("a")).words(.missed) == ["a"])
    #expect(tally(missed("a"), round("a", "a"), missed("a")).words(.missed) == ["a"])
  }
}
