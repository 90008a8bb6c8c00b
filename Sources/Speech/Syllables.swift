internal import Languages

/// The syllables of a word, from its phonemes.
///
/// Of the consonants between two vowels, as many go with the second vowel as can begin a syllable
/// (the principle of the maximal onset: D. Kahn, "Syllable-based Generalizations in English
/// Phonology", 1976).
enum Syllables {
  /// Returns the syllables of a word.
  ///
  /// - Parameter language: the language of the word, which decides what can begin a syllable.
  static func of(_ phonemes: [Phoneme], in language: Language) -> [[Phoneme]] {
    let nuclei = phonemes.indices.filter { phonemes[$0].isNucleus }
    guard let first = nuclei.first else { return phonemes.isEmpty ? [] : [phonemes] }
    let onsets = language.rules.onsets
    var starts = [phonemes.startIndex]
    for (nucleus, next) in zip([first] + nuclei.dropFirst(), nuclei.dropFirst()) {
      let between = phonemes[(nucleus + 1)..<next]
      let onset = between.indices.first { index in
        isOnset(between[index...].map(\.bareIPA), among: onsets)
      }
      starts.append(onset ?? next)
    }
    let ends = starts.dropFirst() + [phonemes.endIndex]
    return zip(starts, ends).map { Array(phonemes[$0..<$1]) }
  }

  /// Returns whether consonants can begin a syllable.
  ///
  /// - Parameter pairs: the pairs that can; `nil` where the openness of the sounds decides.
  private static func isOnset(_ consonants: [String], among pairs: Set<String>?) -> Bool {
    guard let pairs, consonants.count > 1 else { return isOnset(consonants) }
    guard consonants.count > 2 else { return pairs.contains(consonants.joined()) }
    return consonants.count == 3 && consonants[0] == "s"
      && pairs.contains(consonants.dropFirst().joined())
      && ["p", "t", "k"].contains(consonants[1])
  }

  private static func isOnset(_ consonants: [String]) -> Bool {
    switch consonants.count {
    // No syllable begins with ŋ. A glottal stop is a t at the end of a syllable. A glide
    // without a sign of its own ends the vowel before it.
    case 1: !["ŋ", "ʔ", ""].contains(consonants[0])
    case 2: sonority(consonants[0]) < sonority(consonants[1]) - 1
    default: false
    }
  }

  /// Returns how open a consonant is, from stop to glide (E. Selkirk, "On the major class features
  /// and syllable theory", 1984).
  private static func sonority(_ consonant: String) -> Int {
    switch consonant.first {
    case "p", "b", "t", "d", "k", "ɡ", "q", "ʔ": 0
    case "m", "n", "ɲ", "ŋ": 3
    case "l", "ʎ", "r", "ɹ", "ɾ", "ʁ": 4
    case "j", "w", "ɥ": 5
    default: 1
    }
  }
}
