import TestSupport
import Testing
import Vocabulary

@testable import Practice

@Suite("A rating")
struct RatingTests {
  /// A world in which the assumptions of the rating are right, and four in which they are wrong:
  /// the properties of words matter less or more, words with equal properties differ more, or
  /// learners differ less than the rating assumes.
  static let spreads: [(seed: UInt64, SimulatedLearners.Spread)] = [
    (1, SimulatedLearners.Spread()), (2, SimulatedLearners.Spread(slope: 0.7)),
    (3, SimulatedLearners.Spread(slope: 1.4)),
    (4, SimulatedLearners.Spread(words: 1.5)), (5, SimulatedLearners.Spread(abilities: 1)),
  ]

  @Test(
    "orders a thousand learners rightly after sixty new words, and lets them complete four fifths",
    arguments: spreads)
  func simulation(seed: UInt64, spread: SimulatedLearners.Spread) throws {
    let simulation = SimulatedLearners(
      try SimulatedLearners.scowl.get(), spread: spread, seed: seed)
    var generator = SeededGenerator(seed: seed)
    let learners = (0..<1000).map { _ in simulation.learner(rounds: 60, using: &generator) }
      .sorted { $0.ability < $1.ability }
    let order = rankCorrelation(learners.map(\.ability), learners.map(\.rating.ability))
    #expect(order >= 0.9)
    #expect((0.75...0.85).contains(share(of: learners[...], from: 0)))
    guard spread.isAsBelieved else { return }
    // No word is easy enough for the weakest tenth, and the strongest tenth still rises.
    for tenth in 1...8 {
      let some = learners[(tenth * 100)..<(tenth * 100 + 100)]
      #expect((0.75...0.85).contains(share(of: some, from: 20)), "the tenth from \(tenth)0 %")
    }
  }

  private func share(of learners: ArraySlice<SimulatedLearners.Learner>, from round: Int) -> Double
  {
    let rounds = learners.flatMap { $0.firstTries[round...] }
    return Double(rounds.count(where: \.self)) / Double(rounds.count)
  }

  @Test(
    "rises after a right first try, falls after any other round, and moves further after a surprise"
  )
  func moves() {
    let words = [Level.starter, .broad, .bee].map {
      WordDifficulty(length: 6, level: $0, irregularity: 0.3)
    }
    func moved(_ word: WordDifficulty, _ isFirstTry: Bool) -> Double {
      var (rating, word) = (Rating.unknown, word)
      rating.record(&word, isFirstTry: isFirstTry, isNew: true)
      return rating.ability
    }
    let risen = words.map { moved($0, true) }
    let fallen = words.map { moved($0, false) }
    #expect(risen.allSatisfy { $0 > 0 } && risen == risen.sorted())
    #expect(fallen.allSatisfy { $0 < 0 } && fallen == fallen.sorted())
  }

  @Test("moves fast at first, then slower, and never stops")
  func uncertainty() {
    var rating = Rating.unknown
    var uncertainties = [rating.uncertainty]
    for number in 0..<500 {
      var word = WordDifficulty(length: 6, level: .broad, irregularity: 0.3)
      rating.record(&word, isFirstTry: number % 2 == 0, isNew: true)
      uncertainties.append(rating.uncertainty)
    }
    let falls = zip(uncertainties, uncertainties.dropFirst()).map { $0 - $1 }
    #expect(falls.prefix(100).allSatisfy { $0 > 0 })
    #expect(uncertainties[10] < 0.7 && uncertainties[60] < 0.4 && uncertainties[500] > 0.2)
  }

  @Test("stays the same after a practised word, but the difficulty of the word moves")
  func practised() {
    var word = WordDifficulty(length: 6, level: .broad)
    let before = word
    var rating = Rating.unknown
    rating.record(&word, isFirstTry: false, isNew: false)
    #expect(rating == .unknown && word.logits > before.logits)
    for _ in 0..<3 { rating.record(&word, isFirstTry: true, isNew: false) }
    #expect(word.logits < before.logits)
  }

  @Test("has points, and 400 of them make the odds ten times as good")
  func points() {
    #expect(Rating.unknown.points == 1500)
    let (weak, strong) = (Rating(Estimate(mean: 0, variance: 0)), 1 / (1 + 0.1))
    var word = WordDifficulty(length: 6, level: .broad, irregularity: 0.3)
    word.estimate = Estimate(mean: -2.302_585_093, variance: 0)
    #expect(word.points == 1100)
    #expect((weak.chance(of: word) - strong).magnitude < 1e-9)
  }

  @Test("picks the word whose chance is nearest to four in five")
  func pick() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let rating = Rating(
        Estimate(
          mean: .random(in: -3...3, using: &generator),
          variance: .random(in: 0.05...4, using: &generator)))
      let words = (0..<12).map { _ in
        WordDifficulty(
          length: .random(in: 2...14, using: &generator),
          level: Level.allCases.randomElement(using: &generator),
          irregularity: .random(in: 0...1, using: &generator))
      }
      let picked = try #require(rating.pick(from: words))
      // With equal variances, this is the word nearest to the wanted difficulty.
      let distances = words.map { ($0.logits - rating.wantedDifficulty()).magnitude }
      #expect(distances[picked] == distances.min())
    }
    #expect(Rating.unknown.pick(from: []) == nil)
  }

  @Test("offers short rare words and long common words, within the lengths that exist")
  func pools() {
    for ability in stride(from: -8.0, through: 8, by: 0.5) {
      let rating = Rating(Estimate(mean: ability, variance: 0.2))
      let pools = rating.pools(within: 3...14)
      #expect(pools.count == 12)
      #expect(pools.allSatisfy { (3...14).contains($0.length) })
      for (one, other) in zip(pools, pools.dropFirst()) where one.level < other.level {
        #expect(one.length >= other.length)
      }
    }
    let (weak, strong) = (
      Rating(Estimate(mean: -6, variance: 0.2)), Rating(Estimate(mean: 8, variance: 0.2))
    )
    #expect(Set(weak.pools(within: 3...14)) == [Rating.Pool(level: .starter, length: 3)])
    #expect(Set(strong.pools(within: 3...14)) == [Rating.Pool(level: .bee, length: 14)])
  }
}
