import Practice
import TestSupport
import Vocabulary

/// A word that may be asked: what is believed of it, and how hard it is in truth.
struct PoolWord {
  let text: String
  /// From its properties.
  let believed: WordDifficulty
  /// In logits.
  let difficulty: Double
}

/// The words to draw from: 3,000 of five to seven letters, from very common to fairly common ones, as
/// the first VocalVocab asked them.
struct Pool {
  static let size = 3000
  let words: [PoolWord]

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    words = (0..<Self.size).map { number in
      let length = Int.random(in: 5...7, using: &generator)
      let level = [Level.starter, .everyday, .broad][Int.random(in: 0...2, using: &generator)]
      // The lower of two draws: most words are rather regular, some are not at all.
      let irregularity = min(
        Double.random(in: 0...1, using: &generator), .random(in: 0...1, using: &generator))
      let believed = WordDifficulty(length: length, level: level, irregularity: irregularity)
      return PoolWord(
        text: Self.text(number, length: length), believed: believed,
        difficulty: believed.logits + generator.normal(deviation: 1))
    }
  }

  /// The number in letters.
  private static func text(_ number: Int, length: Int) -> String {
    var (text, rest) = ("", number)
    for _ in 0..<length {
      text.append(Character(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))))
      rest /= 26
    }
    return text
  }
}
