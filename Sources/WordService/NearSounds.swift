/// Finds the words that are one phoneme from a common word: one put in the place of another, added,
/// or left out.
///
/// Each sound is looked up under the sequences that are left of it when one phoneme is taken out or
/// hidden; two that differ in one phoneme meet there.
struct NearSounds {
  struct Saying {
    let word: String
    /// Phonemes with `_` between them.
    let sound: String
    let isCommon: Bool
  }

  private let sayings: [Saying]
  private var coded: [[UInt8]] = []
  /// The common words by all that is left of them.
  private var common: [[UInt8]: [Int]] = [:]

  /// Stands for a phoneme that is hidden.
  private static let hidden: UInt8 = 255

  init(_ sayings: [Saying]) {
    self.sayings = sayings
    var codes: [Substring: UInt8] = [:]
    coded = sayings.map { saying in
      saying.sound.split(separator: "_").map { phoneme in
        let plain = phoneme.drop { "',%=".contains($0) }
        // No language has so many.
        let code = codes[plain] ?? UInt8(clamping: min(codes.count, Int(Self.hidden) - 1))
        codes[plain] = code
        return code
      }
    }
    for index in sayings.indices where sayings[index].isCommon {
      let phonemes = coded[index]
      common[phonemes, default: []].append(index)
      for place in phonemes.indices {
        common[Self.hiding(place, in: phonemes), default: []].append(index)
        common[Self.without(place, phonemes), default: []].append(index)
      }
    }
  }

  /// Whether a common word is that near. Another form of the word is none: `questions` is no other
  /// word than `question`.
  func hasNeighbour(_ index: Int) -> Bool {
    let phonemes = coded[index]
    let isNear = { (pattern: [UInt8], lengths: ClosedRange<Int>) in
      (common[pattern] ?? []).contains { other in
        coded[other] != phonemes && lengths.contains(coded[other].count)
          && !Self.areForms(sayings[index].word, sayings[other].word)
      }
    }
    let count = phonemes.count
    if isNear(phonemes, count + 1...count + 1) { return true }
    return phonemes.indices.contains { place in
      isNear(Self.hiding(place, in: phonemes), count...count)
        || isNear(Self.without(place, phonemes), count - 1...count - 1)
    }
  }

  private static func areForms(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.hasPrefix(short.dropLast()) else { return false }
    let isWhole = long.hasPrefix(short)
    let ending = long.dropFirst(isWhole ? short.count : short.count - 1)
    return isWhole
      ? ["s", "es", "d", "ed", "n", "en", "r", "st"].contains(ending)
      : short.hasSuffix("y") && ["ies", "ied"].contains(ending)
  }

  private static func hiding(_ place: Int, in phonemes: [UInt8]) -> [UInt8] {
    var pattern = phonemes
    pattern[place] = hidden
    return pattern
  }

  private static func without(_ place: Int, _ phonemes: [UInt8]) -> [UInt8] {
    var rest = phonemes
    rest.remove(at: place)
    return rest
  }
}
