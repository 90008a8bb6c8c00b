/// A word that the index has.
struct Headword: Sendable {
  let text: String
  /// The number of its lemma in WordNet, if there is one: the word itself or, where WordNet doesn't
  /// have an accented word, the word without accents.
  let lemma: Int?
  /// The first eight bytes as a number. Most words differ there, and numbers are compared at once.
  private let start: UInt64

  init(_ text: String, lemma: Int?) {
    (self.text, self.lemma) = (text, lemma)
    var start: UInt64 = 0
    var shift: UInt64 = 64
    for byte in text.utf8.prefix(8) {
      shift -= 8
      start |= UInt64(byte) << shift
    }
    self.start = start
  }

  /// Returns whether the word comes before another one in the order of their bytes.
  func isBefore(_ other: Headword) -> Bool {
    start != other.start
      ? start < other.start : text.utf8.lexicographicallyPrecedes(other.text.utf8)
  }
}
