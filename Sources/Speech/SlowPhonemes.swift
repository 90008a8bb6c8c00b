/// The phonemes of a word that is said slowly, in the engine's notation.
///
/// `|` keeps the signs of two phonemes apart, `:` holds a vowel, `_:` is a pause.
enum SlowPhonemes {
  /// Returns the phonemes of a word with every vowel held and a short gap after each syllable.
  static func stretched(_ syllables: [[Phoneme]]) -> String {
    syllables.map { syllable in
      syllable.map { $0.isNucleus ? $0.mnemonic + "|:" : $0.mnemonic }.joined(separator: "|")
    }.joined(separator: "|_:|")
  }

  /// Returns the phonemes of one syllable, as if it were a word.
  static func single(_ syllable: [Phoneme]) -> String {
    syllable.map(\.mnemonic).joined(separator: "|")
  }
}
