/// The syllables of a word, from its phonemes.
///
/// Of the consonants between two vowels, as many go with the second vowel as can begin a syllable
/// (the principle of the maximal onset: D. Kahn, "Syllable-based Generalizations in English
/// Phonology", 1976).
enum Syllables {
  /// Returns the syllables of a word.
  ///
  /// - Parameter isEnglish: whether the consonants follow the rules of English.
  static func of(_ phonemes: [Phoneme], isEnglish: Bool) -> [[Phoneme]] {
    let nuclei = phonemes.indices.filter { phonemes[$0].isNucleus }
    guard let first = nuclei.first else { return phonemes.isEmpty ? [] : [phonemes] }
    var starts = [phonemes.startIndex]
    for (nucleus, next) in zip([first] + nuclei.dropFirst(), nuclei.dropFirst()) {
      let between = phonemes[(nucleus + 1)..<next]
      let onset = between.indices.first { index in
        isOnset(between[index...].map(\.bareIPA), isEnglish: isEnglish)
      }
      starts.append(onset ?? next)
    }
    let ends = starts.dropFirst() + [phonemes.endIndex]
    return zip(starts, ends).map { Array(phonemes[$0..<$1]) }
  }

  private static func isOnset(_ consonants: [String], isEnglish: Bool) -> Bool {
    switch consonants.count {
    // No English syllable begins with ŋ. A glottal stop is a t at the end of a syllable. A glide
    // without a sign of its own ends the vowel before it.
    case 1: !["ŋ", "ʔ", ""].contains(consonants[0])
    case 2 where isEnglish: english.contains(consonants.joined())
    case 3 where isEnglish:
      consonants[0] == "s" && english.contains(consonants.dropFirst().joined())
        && ["p", "t", "k"].contains(consonants[1])
    case 2: sonority(consonants[0]) < sonority(consonants[1]) - 1
    default: false
    }
  }

  /// The pairs of consonants that begin an English word (Wells, "Syllabification and allophony",
  /// 1990).
  private static let english: Set<String> = {
    var onsets: Set<String> = ["θw", "hw", "ʃɹ"]
    for (firsts, seconds) in [
      ("pbkɡ", "lɹ"), ("f", "lɹ"), ("tdθ", "ɹ"), ("tdkɡ", "w"), ("s", "ptkfmnlwv"),
      ("pbtdkɡfvθmnhslɹ", "j"),
    ] {
      for first in firsts { for second in seconds { onsets.insert("\(first)\(second)") } }
    }
    // Americans say no j after t or d; other speakers begin the syllable with both.
    return onsets
  }()

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
