/// A sound of English, as its letters are taught: the phonemes of General American and of Southern
/// British, and the few groups that one letter can spell (`x`, `u` as in *use*, `le` as in *little*).
enum Sound: UInt8, CaseIterable {
  case p, b, t, d, k, ɡ, f, v, θ, ð, s, z, ʃ, ʒ, h, tʃ, dʒ, m, n, ŋ, l, ɹ, j, w
  case æ, ɛ, ɪ, ɒ, ʌ, ʊ
  case eɪ, iː, aɪ, oʊ, uː, aʊ, ɔɪ, ɔː, ɑː
  case ə, ɚ, ɜː, ɪə, eə, ʊə
  case ks, ɡz, kw, juː, jʊ, jə, wʌ, wɑː, əl

  var isVowel: Bool { Sounds(self).isSubset(of: .vowels) }

  /// The sounds of a group, in order.
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

/// Some of the sounds.
struct Sounds: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }
  init(_ sounds: Sound...) { rawValue = sounds.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

  /// Short, long, unstressed and before `r`; the groups that begin with a glide, too.
  static let vowels = Sounds(
    .æ, .ɛ, .ɪ, .ɒ, .ʌ, .ʊ, .eɪ, .iː, .aɪ, .oʊ, .uː, .aʊ, .ɔɪ, .ɔː, .ɑː, .ə, .ɚ, .ɜː, .ɪə, .eə, .ʊə,
    .juː, .jʊ, .jə, .wʌ, .wɑː, .əl)
  static let consonants = Sounds(rawValue: ~vowels.rawValue)
  /// What a vowel becomes where no stress is on it.
  static let reduced = Sounds(.ə, .ɚ, .əl, .jə)
  static let sibilants = Sounds(.ʃ, .ʒ)

  func overlaps(_ other: Sounds) -> Bool { rawValue & other.rawValue != 0 }

  /// The first of them.
  var first: Sound? { isEmpty ? nil : Sound(rawValue: UInt8(rawValue.trailingZeroBitCount)) }
}
