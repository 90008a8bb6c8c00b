internal import ByteText
internal import Vocabulary

/// The keys by which the words of a dictionary are ordered and found.
enum PairKey {
  /// Returns the key of the order: small letters without accents, so that `Äpfel` stands beside
  /// `Apfel`.
  static func order(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0.isSmallLetter }) { return word }
    return plain(word).withoutAccents.lowercased()
  }

  /// Returns the key for a search that forgives capitals and other ways to write the same signs.
  static func folded(_ word: String) -> String { plain(word).lowercased().composed }

  /// Returns a word in Unicode's normal form, with a plain apostrophe and plain letters in place of
  /// those of Dutch for `ij`.
  static func plain(_ word: String) -> String {
    var word = word.composed
    guard !word.utf8.allSatisfy({ $0 < 0x80 }) else { return word }
    for (sign, plain) in [("\u{2019}", "'"), ("\u{133}", "ij"), ("\u{132}", "IJ"), ("\u{AD}", "")]
    where word.bytes.contains(sign) {
      word = word.bytes.replacing(sign, with: plain)
    }
    return word
  }
}
