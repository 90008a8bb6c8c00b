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

  private func missed(_ word: Word) -> Round { round(word, "xx", "xx", "xx") }
  private func unaided(_ word: Word) -> Round { round(word, word.text) }

  /// Returns how many other words come before `harbor` is back.
  private func wait(_ comebacks: inout Comebacks) -> Int? {
    for others in 0..<100 {
      if comebacks.next(othersRemain: true) == harbor.text { return others }
      comebacks.record(unaided(Word("word \(others)")))
    }
    return nil
  }

  @Test("comes back once, sixteen words later")
  func comeback() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    #expect(wait(&comebacks) == 16)
    #expect(wait(&comebacks) == nil)
  }

  @Test("comes back in its turn, if no other word is left")
  func nearest() {
    var comebacks = Comebacks()
    comebacks.record(missed(harbor))
    comebacks.record(missed(Word("rhythm")))
    let words = (0..<2).map { _ in comebacks.next(othersRemain: false) }
    #expect(words == ["harbor", "rhythm"])
  }

  @Test("comes back again where it was missed, or was completed with help or a wrong try")
  func again() {
    let rounds = [
      missed(harbor), round(harbor, "harber", "harbor"), round(harbor, "harbor", hints: 1),
    ]
    for again in rounds {
      var comebacks = Comebacks()
      comebacks.record(missed(harbor))
      #expect(wait(&comebacks) == 16)
      comebacks.record(again)
      #expect(wait(&comebacks) == 16)
      comebacks.record(unaided(harbor))
      #expect(wait(&comebacks) == nil)
    }
  }

  @Test("gives way to other words after it came back twice")
  func givesWay() {
    var comebacks = Comebacks()
    var asked: [String] = []
    for number in 0..<60 {
      let word = comebacks.next(othersRemain: true) ?? "word \(number)"
      asked.append(word)
      comebacks.record(missed(Word(word)))
    }
    let first = asked[..<17]
    #expect(asked[17..<34].elementsEqual(first) && asked[34..<51].elementsEqual(first))
    #expect(Set(asked[51...]).isDisjoint(with: first))
  }

  @Test("waits once, however often it is missed")
  func once() {
    var comebacks = Comebacks()
    for _ in 0..<2 { comebacks.record(missed(harbor)) }
    #expect(comebacks.count == 1 && wait(&comebacks) == 16)
    #expect(wait(&comebacks) == nil)
  }

  @Test("begins anew if it is missed again after a right first try")
  func anew() {
    var comebacks = Comebacks()
    for _ in 0..<3 {
      comebacks.record(missed(harbor))
      #expect(wait(&comebacks) == 16)
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
