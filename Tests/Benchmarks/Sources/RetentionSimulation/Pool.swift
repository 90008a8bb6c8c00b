import Practice
import TestSupport
import Vocabulary

/// A word that may be asked, with its difficulty as the schedule estimates it and as it is.
struct PoolWord {
  let text: String
  /// The schedule's estimate, from the word's length, level and spelling.
  let believed: WordDifficulty
  /// The real difficulty, in logits.
  let difficulty: Double
}

/// The words to choose from: 3,000 words of five to seven letters, from very common to fairly
/// common, as in the first VocalVocab.
struct Pool {
  static let size = 3000
  let words: [PoolWord]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    words = (0..<Self.size).map { number in
      let length = Int.random(in: 5...7, using: &generator)
      let level = [Level.starter, .everyday, .broad][Int.random(in: 0...2, using: &generator)]
      // The lower of two random numbers: most words are rather regular, and some are very
      // irregular.
      let irregularity = min(
        Double.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator))
      let believed = WordDifficulty(length: length, level: level, irregularity: irregularity)
      return PoolWord(
        text: Self.text(number, length: length), believed: believed,
        difficulty: believed.logits + generator.normal(deviation: 1))
    }
  }

  /// Returns a number written in letters.
  private static func text(_ number: Int, length: Int) -> String {
    var (text, rest) = ("", number)
    for _ in 0..<length {
      text.append(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))))
      rest /= 26
    }
    return text
  }
}
