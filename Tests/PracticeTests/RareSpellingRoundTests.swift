import Testing
import Vocabulary

@testable import Practice

@Suite("A try that is a rare spelling of the word")
struct RareSpellingRoundTests {
  private let paid = Word("paid", soundAlikes: [.rareSpelling("payed")])

  @Test("spends no try, and the usual spelling is still asked", arguments: ["payed", "Payed."])
  func free(line: String) {
    var round = Round(paid)
    #expect(round.submit(line) == .noTry(.rareSpelling("payed")))
    #expect(round.triesLeft == 3 && round.phase == .asking)
    #expect(round.submit("paid") == .correct)
    #expect(round.isFirstTry)
  }

  @Test("leaves the slip before it as it was")
  func slip() {
    var round = Round(paid)
    _ = round.submit("piad")
    _ = round.submit("payed")
    #expect(round.triesLeft == 2 && round.canTakeBackSlip)
  }

  @Test("is no copy of the word")
  func copy() {
    var round = Round(paid, tries: .limited(1))
    _ = round.submit("piad")
    guard case .miscopied = round.submit("payed") else {
      Issue.record("payed is no copy of paid")
      return
    }
  }
}
