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
  /// The common words by the hashes of all that is left of them. Of some hundred thousand hashes of 64
  /// bits no two are the same by chance.
  private var common: [UInt64: [Int]] = [:]

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
      common[Self.hash(phonemes), default: []].append(index)
      for place in phonemes.indices {
        common[Self.hash(phonemes, hiding: place), default: []].append(index)
        common[Self.hash(phonemes, without: place), default: []].append(index)
      }
    }
  }

  /// Whether a common word is that near. Another form of the word is none: `questions` is no other
  /// word than `question`.
  func hasNeighbour(_ index: Int) -> Bool {
    let phonemes = coded[index]
    let isNear = { (pattern: UInt64, count: Int) in
      guard let others = common[pattern] else { return false }
      return others.contains { other in
        coded[other].count == count && coded[other] != phonemes
          && !Self.areForms(sayings[index].word, sayings[other].word)
      }
    }
    let count = phonemes.count
    if isNear(Self.hash(phonemes), count + 1) { return true }
    return phonemes.indices.contains { place in
      isNear(Self.hash(phonemes, hiding: place), count)
        || isNear(Self.hash(phonemes, without: place), count - 1)
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

  /// FNV-1a of the phonemes, one of them hidden or left out.
  private static func hash(
    _ phonemes: [UInt8], hiding hiddenPlace: Int? = nil, without left: Int? = nil
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for place in phonemes.indices where place != left {
      hash = (hash ^ UInt64(place == hiddenPlace ? hidden : phonemes[place])) &* 0x100_0000_01b3
    }
    return hash
  }
}
