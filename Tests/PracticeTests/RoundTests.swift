import Testing
import Vocabulary

@testable import Practice

@Suite("A round")
struct RoundTests {
  private let harbor = Word("harbor")

  @Test("is completed at the try with the right spelling")
  func completed() {
    var round = Round(harbor)
    guard case .wrong = round.submit("harber") else {
      Issue.record("harber is wrong")
      return
    }
    #expect(round.triesLeft == 2)
    #expect(round.submit(" Harbor ") == .correct)
    #expect(round.outcome == .completed(tries: 2))
    #expect(round.phase == .over)
  }

  @Test("is missed after its last try, and then the learner copies the word once")
  func missed() {
    var round = Round(harbor)
    for left in [2, 1, 0] {
      _ = round.submit("harber")
      #expect(round.triesLeft == left)
    }
    #expect(round.outcome == .missed && round.phase == .copying)
    guard case .miscopied = round.submit("harbr") else {
      Issue.record("a wrong copy does not count")
      return
    }
    #expect(round.phase == .copying && round.outcome == .missed)
    #expect(round.submit("harbor") == .copied)
    #expect(round.phase == .over && round.outcome == .missed)
  }

  @Test("has as many tries as it was given", arguments: [1, 2, 5, 100])
  func limited(count: Int) {
    var round = Round(harbor, tries: .limited(count))
    for _ in 1..<count { _ = round.submit("x") }
    #expect(round.outcome == nil)
    _ = round.submit("x")
    #expect(round.outcome == .missed)
  }

  @Test("without a limit is never missed through wrong tries")
  func unlimited() {
    var round = Round(harbor, tries: .unlimited)
    for _ in 0..<500 { _ = round.submit("x") }
    #expect(round.outcome == nil && round.triesLeft == nil)
    #expect(round.submit("harbor") == .correct)
    #expect(round.outcome == .completed(tries: 501))
  }

  @Test("does not count an empty line as a try", arguments: ["", "   ", "\u{200B}"])
  func empty(line: String) {
    var round = Round(harbor)
    #expect(round.submit(line) == .empty)
    #expect(round.triesLeft == 3)
  }

  @Test("is missed without a copy if the learner skips it")
  func skipped() {
    var round = Round(harbor)
    round.skip()
    #expect(round.outcome == .missed && round.phase == .over)
    #expect(round.submit("harbor") == .empty)
    #expect(round.outcome == .missed)
  }

  @Test("gives hints: the first letter, the number of letters, more letters, but never the last")
  func hints() {
    var round = Round(Word("cafe"))
    #expect(!round.isHelped)
    #expect(round.hint() == .letters(["c"]))
    #expect(round.isHelped)
    #expect(round.hint() == .length(4))
    #expect(round.hint() == .letters(["c", "a"]))
    #expect(round.hint() == .letters(["c", "a", "f"]))
    #expect(round.hint() == nil)
    #expect(round.hints.count == 4)
  }

  @Test("never tells a whole short word in a hint", arguments: ["a", "at"])
  func shortHints(word: String) {
    var round = Round(Word(word))
    var hints: [Hint] = []
    for _ in 0..<5 { if let hint = round.hint() { hints.append(hint) } }
    #expect(!hints.contains(.letters(Array(word))))
  }

  @Test("gives no hint once it is over")
  func noHint() {
    var round = Round(harbor)
    _ = round.submit("harbor")
    #expect(round.hint() == nil)
  }

  @Test("refuses a text that is no number of tries", arguments: ["0", "-1", "", "three", "1.5"])
  func badTries(text: String) {
    #expect(throws: PracticeError.notTries(text)) { try Tries(text) }
  }

  @Test("reads a number of tries as it is written", arguments: ["1", "3", "1000000", "unlimited"])
  func tries(text: String) throws {
    #expect(try Tries(text).description == text)
    #expect(try Tries("Unlimited") == .unlimited)
  }
}
