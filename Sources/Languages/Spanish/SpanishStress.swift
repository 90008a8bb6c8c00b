/// The stress of Spanish words, and the rules for their accents. (Real Academia Española,
/// "Ortografía de la lengua española", 2010, chapter II.)
enum SpanishStress {
  /// Returns the rule by which a word has its accent, or has none, without a full stop.
  static func rule(for word: String) -> String? {
    let letters = Array(word.lowercased())
    let cores = vowels(of: letters)
    guard let last = letters.last, letters.allSatisfy(\.isLetter) else { return nil }
    guard let accented = cores.firstIndex(where: { $0.contains { marked.contains(letters[$0]) } })
    else {
      return cores.count < 2
        ? "A word with one syllable mostly has no accent"
        : "The stress is where the rule expects it, so no accent is written"
    }
    let hasHiatus = cores[accented].contains { isHiatus($0, letters) }
    if hasHiatus { return "A stressed i or u beside a, e or o has an accent" }
    return switch cores.count - accented {
    case 1 where cores.count == 1: "The accent tells the word from another with the same letters"
    case 1 where "aeiouáéíóúns".contains(last):
      "A word with stress on its end has an accent if it ends in a vowel, n or s"
    case 2 where !"aeiouáéíóúns".contains(last):
      """
      A word with stress on the last syllable but one has an accent if it ends in a consonant \
      other than n and s
      """
    case 3...: "Stress before the last two syllables always has an accent"
    default: nil
    }
  }

  private static let marked: Set<Character> = ["á", "é", "í", "ó", "ú"]
  private static let open: Set<Character> = ["a", "e", "o", "á", "é", "ó", "í", "ú"]

  /// Returns the vowels of each syllable, as indices. An i or u without an accent shares the
  /// syllable of the vowel beside it.
  private static func vowels(of letters: [Character]) -> [[Int]] {
    var cores: [[Int]] = []
    for (index, letter) in letters.enumerated() where isVowel(index, letters) {
      if let before = cores.last?.last, before == index - 1,
        !(open.contains(letters[before]) && open.contains(letter))
      {
        cores[cores.count - 1].append(index)
      } else {
        cores.append([index])
      }
    }
    return cores
  }

  /// Whether a letter is heard as a vowel. The u of que and gui is silent, and the y is a vowel
  /// only at the end.
  private static func isVowel(_ index: Int, _ letters: [Character]) -> Bool {
    switch letters[index] {
    case "u" where index > 0 && index + 1 < letters.count && "eiéí".contains(letters[index + 1]):
      letters[index - 1] != "q" && letters[index - 1] != "g"
    case "y": index > 0 && index == letters.count - 1
    case "u", "ü", "i": true
    case let letter: open.contains(letter)
    }
  }

  /// Whether a letter is an i or u with an accent, beside an a, e or o.
  private static func isHiatus(_ index: Int, _ letters: [Character]) -> Bool {
    "íú".contains(letters[index])
      && [index - 1, index + 1].contains {
        letters.indices.contains($0) && "aeo".contains(letters[$0])
      }
  }
}
