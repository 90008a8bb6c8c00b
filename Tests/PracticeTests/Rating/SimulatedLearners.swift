import Foundation
import TestSupport
import Vocabulary

@testable import Practice

/// Simulated learners with known abilities, and words whose true difficulty differs from the
/// difficulty that their properties suggest. It differs by some noise for each word, and by some
/// more for each learner.
struct SimulatedLearners {
  /// The standard deviations of the simulation, in logits.
  struct Spread: Sendable {
    var abilities = 1.5
    var words = 0.8
    var tastes = 0.6
    /// The true difference between two words, as a multiple of the difference that their properties
    /// suggest.
    var slope = 1.0

    /// Whether the assumptions of the rating are right.
    var isAsBelieved: Bool { slope == 1 && words <= 1 }
  }

  struct Learner {
    let ability: Double
    let rating: Rating
    let firstTries: [Bool]
  }

  private struct Item {
    let believed: WordDifficulty
    let truth: Double
  }

  private let spread: Spread
  /// The words by level, then by length.
  private var pools: [Level: [Int: [Item]]] = [:]
  private static let lengths = 3...12

  /// - Parameter words: the words by level.
  init(_ words: [Level: [String]], spread: Spread = Spread(), seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.spread = spread
    for level in Level.allCases {
      for text in words[level] ?? [] where Self.lengths.contains(text.count) {
        // The lower of two draws: most words are rather regular, some are not at all.
        let irregularity = min(
          Double.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator))
        let believed = WordDifficulty(length: text.count, level: level, irregularity: irregularity)
        let truth = spread.slope * believed.logits + generator.normal(deviation: spread.words)
        pools[level, default: [:]][text.count, default: []]
          .append(Item(believed: believed, truth: truth))
      }
    }
  }

  /// Returns a learner after some new words, one after another.
  func learner(rounds: Int, using generator: inout SeededGenerator) -> Learner {
    let ability = generator.normal(deviation: spread.abilities)
    var rating = Rating.unknown
    var firstTries: [Bool] = []
    for _ in 0..<rounds {
      let offered = rating.pools(within: Self.lengths).compactMap {
        pools[$0.level]?[$0.length]?.randomElement(using: &generator)
      }
      guard let index = rating.pick(from: offered.map(\.believed)) else { break }
      let truth = offered[index].truth + generator.normal(deviation: spread.tastes)
      let isFirstTry =
        Double.random(in: 0..<1, using: &generator) < 1 / (1 + exp(truth - ability))
      var word = offered[index].believed
      rating.record(&word, isFirstTry: isFirstTry, isNew: true)
      firstTries.append(isFirstTry)
    }
    return Learner(ability: ability, rating: rating, firstTries: firstTries)
  }

  /// The words of SCOWL's lists, as Debian's package installs them. The smallest list stands for
  /// the starter words.
  static let scowl = Result { () throws -> [Level: [String]] in
    var words: [Level: [String]] = [:]
    for level in Level.allCases {
      for size in level == .starter ? [10] : level.scowlSizes
      where (size == 10) == (level == .starter) {
        let path = "/usr/share/dict/scowl/english-words.\(size)"
        let bytes = try Data(contentsOf: URL(filePath: path))
        let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
          line.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        }
        words[level, default: []] += lines.map { String(decoding: $0, as: UTF8.self) }
      }
    }
    return words
  }
}

/// Returns Spearman's rank correlation of two lists.
func rankCorrelation(_ one: [Double], _ other: [Double]) -> Double {
  func ranks(_ values: [Double]) -> [Double] {
    var ranks = values
    for (rank, index) in values.indices.sorted(by: { values[$0] < values[$1] }).enumerated() {
      ranks[index] = Double(rank)
    }
    return ranks
  }
  let squares = zip(ranks(one), ranks(other)).map { ($0 - $1) * ($0 - $1) }
  let count = Double(one.count)
  return 1 - 6 * squares.reduce(0, +) / (count * (count * count - 1))
}
