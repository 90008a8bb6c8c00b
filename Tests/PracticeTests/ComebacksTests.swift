import Testing
import Vocabulary

@testable import Practice

@Suite("A missed word")
struct ComebacksTests {
  private let harbor = Word("harbor")

  private func round(_ word: Word, _ lines: String..., hints: Int = 0) -> Round {
    var round = Round(word)
    for _ in 0..<hints { _ = round.hint() }
    for line in lines { _ = round.submit(line) }
    return round
  }

  private func missed(_ word: Word) -> Round { round(word, "x", "x", "x") }
  private func unaided(_ word: Word) -> Round { round(word, word.text) }

  /// Returns how many other words come before `harbor` is back.
  private func wait(_ comebacks: inout Comebacks) -> Int? {
    for others in 0..<100 {
      if comebacks.next(othersRemain: true) == harbor.text { return others }
      comebacks.record(unaided(Word("word \(others)")))
    }
    return nil
  }

  @Test("comes back two words later")
  func comeback() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(wait(&comebacks) == 2)
    #expect(wait(&comebacks) == nil)
  }

  @Test("comes back after one that is nearer, if no other word is left")
  func nearest() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(wait(&comebacks) == 2)
    comebacks.record(missed(harbor))
    comebacks.record(missed(Word("rhythm")))
    let words = (0..<2).map { _ in comebacks.next(othersRemain: false) }
    #expect(words == ["rhythm", "harbor"])
  }

  @Test("comes back later and later, until the learner spells it at the first try, unaided")
  func again() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(wait(&comebacks) == 2)
    comebacks.record(round(harbor, "harber", "harbor"))
    #expect(wait(&comebacks) == 4)
    comebacks.record(round(harbor, "harbor", hints: 1))
    #expect(wait(&comebacks) == 8)
    for _ in 0..<10 {
      comebacks.record(missed(harbor))
      #expect(wait(&comebacks) == 16)
    }
    comebacks.record(unaided(harbor))
    #expect(wait(&comebacks) == nil)
  }

  @Test("begins anew if it is missed again after a right first try")
  func anew() {
    var comebacks = Comebacks()
    for _ in 0..<3 {
      comebacks.record(missed(harbor))
      #expect(wait(&comebacks) == 2)
      comebacks.record(unaided(harbor))
    }
  }

  @Test("is the only kind that comes back: a second try or a hint is no miss")
  func notMissed() {
    var comebacks = Comebacks()
    comebacks.record(round(harbor, "harber", "harbor"))
    comebacks.record(round(Word("rhythm"), "rhythm", hints: 1))
    #expect(comebacks == Comebacks())
  }

  @Test("does not delay another whose turn comes earlier")
  func order() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(wait(&comebacks) == 2)
    comebacks.record(missed(harbor))
    comebacks.record(missed(Word("rhythm")))
    for word in ["one", "two"] {
      #expect(comebacks.next(othersRemain: true) == nil)
      comebacks.record(unaided(Word(word)))
    }
    #expect(comebacks.next(othersRemain: true) == "rhythm")
  }

  @Test("comes back at once if no other word is left")
  func noOthers() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(comebacks.next(othersRemain: false) == harbor.text)
  }

  @Test("does not come back for ever if no other word is left")
  func bounded() {
    var comebacks = Comebacks()
    let words = [harbor, Word("rhythm")]
    for word in words { comebacks.record(missed(word)) }
    var asked: [String] = []
    while let word = comebacks.next(othersRemain: false), asked.count < 100 {
      asked.append(word)
      comebacks.record(missed(Word(word)))
    }
    #expect(asked == (words + words).map(\.text))
  }

  @Test("does not come back if the learner excludes it")
  func forgotten() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    comebacks.forget(harbor.text)
    #expect(comebacks.next(othersRemain: false) == nil)
  }
}
