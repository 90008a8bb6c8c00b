// This whole file by scalar: it reads a text scalar by scalar.

/// The letters of a word, as far as they tell whether a language of Western Europe may have it. The
/// letters of Central Europe, read in another encoding, stand together as no such word has them:
/// `příští` becomes `pøíští`, and `tűző` becomes `tûzõ`.
struct WesternWord {
  /// The pairs of which the word has a letter on the first side, and on the second.
  private var (firsts, seconds): (UInt8, UInt8) = (0, 0)

  /// Letters that no word has beside those on the other side.
  private static let pairs: [(first: String, second: String)] = [
    ("šž", "èìùòïæðø"), ("ø", "ìèùòï"), ("õ", "áéíóú"), ("û", "áíóúöü"), ("þ", "ãâî"),
  ]
  /// The sides on which each letter stands.
  private static let sides: [Unicode.Scalar: (firsts: UInt8, seconds: UInt8)] = {
    var sides: [Unicode.Scalar: (firsts: UInt8, seconds: UInt8)] = [:]
    for (number, pair) in pairs.enumerated() {
      for letter in (pair.first + pair.first.uppercased()).unicodeScalars {
        sides[letter, default: (0, 0)].firsts |= 1 << UInt8(number)
      }
      for letter in (pair.second + pair.second.uppercased()).unicodeScalars {
        sides[letter, default: (0, 0)].seconds |= 1 << UInt8(number)
      }
    }
    return sides
  }()
  /// The letters that never follow ã, which Romanian has everywhere in place of ă.
  private static let notAfterA = Set("bcdfglnrtv".unicodeScalars)

  /// Takes the next letter.
  ///
  /// - Returns: whether a word may have it.
  mutating func take(
    _ letter: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar
  ) -> Bool {
    if let side = Self.sides[letter] {
      firsts |= side.firsts
      seconds |= side.seconds
    }
    return firsts & seconds == 0 && !(before == "ø" && letter == "í")
      && !(letter == "ã" && Self.notAfterA.contains(after))
  }
}
