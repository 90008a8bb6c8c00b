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

  @Test(
    "begin with one sentence about the first tries",
    arguments: [
      ([], "No word was finished."),
      (["a", "b", "c", "d"], "1 of 4 at the first try."),
      (["b", "c", "d"], "You got 1 of 3 words."),
      (["b"], "You got 1 of 1 word."),
      (["c"], "You met 1 hard word."),
      (["c", "d"], "You met 2 hard words."),
    ])
  func headline(words: [String], sentence: String) {
    let lines = ["a": ["a"], "b": ["x", "b"]]
    let tally = words.reduce(into: Tally()) { tally, word in
      var round = Round(Word(word))
      for line in lines[word] ?? ["x", "x", "x"] { _ = round.submit(line) }
      tally.record(round)
    }
    #expect(tally.headline == sentence)
  }

  @Test(
    "say which words come back first",
    arguments: [
      (["rhythm"], 1, "rhythm comes back tomorrow."),
      (["rhythm", "ocean"], 3, "rhythm and ocean come back in 3 days."),
      (["rhythm", "ocean", "harbor"], 0, "rhythm, ocean and 1 more come back today."),
    ])
  func comeback(words: [String], days: Int, sentence: String) {
    let outlook = ComebackOutlook(words: words, days: days)
    #expect(outlook.sentence == sentence)
    #expect(outlook.named == Array(words.prefix(2)))
  }
}
