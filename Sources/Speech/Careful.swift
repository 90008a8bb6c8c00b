/// The phonemes of a word for a listener who did not catch it, in the engine's notation.
///
/// `|` keeps the signs of two phonemes apart, `:` holds a vowel, `_:` is a pause.
enum Careful {
  /// Every vowel held, and a short gap after each syllable.
  static func stretched(_ syllables: [[Phoneme]]) -> String {
    syllables.map { syllable in
      syllable.map { $0.isNucleus ? $0.mnemonic + "|:" : $0.mnemonic }.joined(separator: "|")
    }.joined(separator: "|_:|")
  }

  /// A syllable as if it were a word.
  static func alone(_ syllable: [Phoneme]) -> String {
    syllable.map(\.mnemonic).joined(separator: "|")
  }
}
