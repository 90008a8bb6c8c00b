/// A sound of a language, in two notations.
struct Phoneme: Hashable, Sendable {
  /// The engine's, such as `3:`; stress stands before the sound that bears it.
  let mnemonic: String
  /// In the International Phonetic Alphabet, with the same stress.
  let ipa: String

  /// Whether a syllable can be built on it: a vowel, or a consonant that is one by itself.
  var isNucleus: Bool {
    ipa.unicodeScalars.contains { Self.vowels.contains($0) || $0 == Self.syllabic }
  }

  var isStressed: Bool { mnemonic.contains { $0 == "'" || $0 == "," } }

  /// Without stress.
  var bareIPA: String { ipa.filter { $0 != "ˈ" && $0 != "ˌ" } }

  /// The vowels of the International Phonetic Alphabet (chart of 2020), and those that it writes with
  /// a hook, and the engine's `ᵻ`, between `ɪ` and `ə`.
  private static let vowels = Set("iyɨʉɯuɪʏʊeøɘɵɤoəɛœɜɞʌɔæɐaɶɑɒɚɝᵻᵿ".unicodeScalars)
  private static let syllabic: Unicode.Scalar = "\u{0329}"
}
