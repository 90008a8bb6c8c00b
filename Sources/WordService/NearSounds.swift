// This whole file by Character: its texts are English words, and the engine's phonemes.

internal import Hashing

/// A search for the words that are one phoneme away from a common word: with one phoneme replaced,
/// added or left out.
///
/// A word is stored under its sequence of phonemes, and under each sequence in which one phoneme is
/// removed or masked. Two words that differ in one phoneme share such a sequence.
struct NearSounds {
  /// A word with one of its pronunciations.
  struct SpokenWord {
    let word: String
    /// The phonemes, with `_` between them.
    let sound: String
    let isCommon: Bool
  }

  private let words: [SpokenWord]
  /// The phonemes of each word, as numbers.
  private var phonemes: [[UInt8]] = []
  /// The common words by the hashes of their sequences. Among some hundred thousand hashes of 64
  /// bits, equal ones practically never occur by chance.
  private var common: [UInt64: [Int]] = [:]

  /// The number that stands for a masked phoneme.
  private static let mask: UInt8 = 255

  init(_ words: [SpokenWord]) {
    self.words = words
    var codes: [Substring: UInt8] = [:]
    phonemes = words.map { word in
      word.sound.split(separator: "_").map { phoneme in
        let plain = phoneme.drop { "',%=".contains($0) }
        // No language has as many phonemes as a byte has values.
        let code = codes[plain] ?? UInt8(clamping: min(codes.count, Int(Self.mask) - 1))
        codes[plain] = code
        return code
      }
    }
    for index in words.indices where words[index].isCommon {
      let phonemes = phonemes[index]
      common[Self.hash(phonemes), default: []].append(index)
      for position in phonemes.indices {
        common[Self.hash(phonemes, masking: position), default: []].append(index)
        common[Self.hash(phonemes, without: position), default: []].append(index)
      }
    }
  }

  /// Returns whether a common word is one phoneme away. Other forms of the same word don't count,
  /// such as `questions` for `question`.
  func hasNeighbour(_ index: Int) -> Bool {
    let own = phonemes[index]
    let isNear = { (hash: UInt64, count: Int) in
      guard let others = common[hash] else { return false }
      return others.contains { other in
        phonemes[other].count == count && phonemes[other] != own
          && !Self.areForms(words[index].word, words[other].word)
      }
    }
    if isNear(Self.hash(own), own.count + 1) { return true }
    return own.indices.contains { position in
      isNear(Self.hash(own, masking: position), own.count)
        || isNear(Self.hash(own, without: position), own.count - 1)
    }
  }

  /// Returns whether one of two words is the other one with a regular ending.
  private static func areForms(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.hasPrefix(short.dropLast()) else { return false }
    let isWhole = long.hasPrefix(short)
    let ending = long.dropFirst(isWhole ? short.count : short.count - 1)
    return isWhole
      ? ["s", "es", "d", "ed", "n", "en", "r", "st"].contains(ending)
      : short.hasSuffix("y") && ["ies", "ied"].contains(ending)
  }

  /// Returns the hash of phonemes, with one of them masked or removed.
  private static func hash(
    _ phonemes: [UInt8], masking masked: Int? = nil, without removed: Int? = nil
  ) -> UInt64 {
    var hash = FNV1a()
    for position in phonemes.indices where position != removed {
      hash.combine(position == masked ? mask : phonemes[position])
    }
    return hash.value
  }
}
