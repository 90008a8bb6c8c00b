/// A sound of English: a phoneme of General American or Southern British, or a group of phonemes
/// that one letter or grapheme can spell (`x`, the `u` of *use*, the `le` of *little*).
enum Sound: UInt8, CaseIterable {
  case p, b, t, d, k, ɡ, f, v, θ, ð, s, z, ʃ, ʒ, h, tʃ, dʒ, m, n, ŋ, l, ɹ, j, w
  case æ, ɛ, ɪ, ɒ, ʌ, ʊ
  case eɪ, iː, aɪ, oʊ, uː, aʊ, ɔɪ, ɔː, ɑː
  case ə, ɚ, ɜː, ɪə, eə, ʊə
  case ks, ɡz, kw, juː, jʊ, jə, wʌ, wɑː, əl

  var isVowel: Bool { Sounds(self).isSubset(of: .vowels) }

  /// The two sounds of a group, in order; `nil` for a single sound.
  var parts: (Sound, Sound)? {
    switch self {
    case .ks: (.k, .s)
    case .ɡz: (.ɡ, .z)
    case .kw: (.k, .w)
    case .juː: (.j, .uː)
    case .jʊ: (.j, .ʊ)
    case .jə: (.j, .ə)
    case .wʌ: (.w, .ʌ)
    case .wɑː: (.w, .ɑː)
    case .əl: (.ə, .l)
    default: nil
    }
  }
}

/// A set of sounds.
struct Sounds: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ sounds: Sound...) { rawValue = sounds.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// The short and the long vowels, the unstressed ones, those before `r`, and the groups with a
  /// vowel.
  static let vowels = Sounds(
    .æ, .ɛ, .ɪ, .ɒ, .ʌ, .ʊ, .eɪ, .iː, .aɪ, .oʊ, .uː, .aʊ, .ɔɪ, .ɔː, .ɑː, .ə, .ɚ, .ɜː, .ɪə, .eə, .ʊə,
    .juː, .jʊ, .jə, .wʌ, .wɑː, .əl)
  static let consonants = Sounds(rawValue: ~vowels.rawValue)

  func overlaps(_ other: Sounds) -> Bool { rawValue & other.rawValue != 0 }

  /// The first sound in the order of ``Sound``; `nil` if the set is empty.
  var first: Sound? { isEmpty ? nil : Sound(rawValue: UInt8(rawValue.trailingZeroBitCount)) }
}
