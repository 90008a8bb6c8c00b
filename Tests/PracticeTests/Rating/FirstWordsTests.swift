import Scheduling
import Testing
import Vocabulary

@testable import Practice

@Suite("A new learner's first words")
struct FirstWordsTests {
  /// Returns the progress after rounds of new words, each at the difficulty that the rating wants.
  private func progress(_ rounds: [Round]) -> Progress {
    rounds.enumerated().reduce(into: Progress()) { progress, round in
      let (number, kind) = round
      progress.record(
        RoundResult(
          word: "word\(number)", at: Moment(seconds: 1e9 + Double(number), utcOffset: 0),
          ending: kind.ending, tries: kind == .missed ? 3 : kind == .second ? 2 : 1,
          milliseconds: kind == .quick ? 2500 : 20_000,
          difficulty: WordDifficulty(length: 6, level: .everyday)))
    }
  }

  private enum Round: CaseIterable {
    case quick, slow, second, missed, skipped

    var ending: RoundResult.Ending {
      switch self {
      case .quick, .slow, .second: .completed
      case .missed: .missed
      case .skipped: .skipped
      }
    }
  }

  private func ability(_ rounds: Round...) -> Double { progress(rounds).rating.ability }

  @Test("raise the level by a step after a quick right word, and lower it after a missed one")
  func steps() {
    var rounds: [Round] = []
    for _ in 0..<Rating.firstWords {
      let before = progress(rounds).rating.ability
      #expect(progress(rounds + [.quick]).rating.ability >= before + Rating.firstStep)
      #expect(progress(rounds + [.missed]).rating.ability <= before - Rating.firstStep)
      #expect(progress(rounds + [.skipped]).rating.ability <= before - Rating.firstStep)
      rounds.append(.quick)
    }
  }

  @Test("move the level by their evidence alone where a right word took time or a second try")
  func between() {
    let start = Array(repeating: Round.quick, count: 4)
    for round in [Round.slow, .second] {
      var rating = progress(start).rating
      var difficulty = WordDifficulty(length: 6, level: .everyday)
      rating.record(&difficulty, isFirstTry: round == .slow, isNew: true)
      #expect(progress(start + [round]).rating.ability == rating.ability)
    }
  }

  @Test("lead to the hardest words and to the easiest within five, and no further by steps")
  func reach() {
    let hard = progress(Array(repeating: .quick, count: Rating.firstWords)).rating
    let easy = progress(Array(repeating: .missed, count: Rating.firstWords)).rating
    func levels(_ rating: Rating) -> Set<Level> { Set(rating.pools(within: 5...7).map(\.level)) }
    #expect(levels(hard).isSubset(of: [.advanced, .expert, .bee]))
    #expect(levels(easy) == [.starter])
    let sixth = progress(Array(repeating: .quick, count: Rating.firstWords + 1)).rating
    #expect(sixth.ability < hard.ability + Rating.firstStep)
  }
}
