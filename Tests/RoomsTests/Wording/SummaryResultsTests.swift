import Practice
import Scheduling
import Testing
import Vocabulary

@testable import Spelling

@Suite("The results of a session in words")
struct SummaryResultsTests {
  private func round(_ word: String, _ lines: String...) -> Round {
    var round = Round(Word(word))
    for line in lines { _ = round.submit(line) }
    return round
  }

  private func results(_ rounds: Round..., wordsAnHour: Int? = nil) -> [String] {
    Summary(
      tally: rounds.reduce(into: Tally()) { $0.record($1) }, mistakes: [], dueToday: 0,
      dueTomorrow: 0, isTimeOver: false, wordsAnHour: wordsAnHour
    ).results
  }

  @Test("name each kind of result that came, and each missed word once")
  func kinds() {
    let missed = ["x", "x", "x"]
    func missing(_ word: String) -> Round { round(word, missed[0], missed[1], missed[2]) }
    #expect(results() == ["No word was finished."])
    #expect(
      results(round("a", "a")) == ["You completed 1 of 1 word: 1 at the first try without help."])
    #expect(results(missing("a")) == ["You completed 0 of 1 word.", "Missed: a."])
    #expect(
      results(
        round("a", "a"), round("b", "x", "b"), missing("c"), missing("d"), round("c", "c"),
        missing("d"), wordsAnHour: 1200) == [
          "You completed 3 of 4 words: 1 at the first try without help, 1 with help or after more "
            + "tries, 1 missed and then learned.",
          "That is 1,200 words an hour.", "Missed: d.", "2 rounds repeated words.",
        ])
  }
}
