/// Letters as small numbers: ASCII as it is, each other character of a pair of spellings by its place
/// in a list that both share.
struct LetterCodes {
  private(set) var others: [Character] = []

  mutating func code(_ letter: Character) -> UInt16 {
    if let ascii = letter.asciiValue { return UInt16(ascii) }
    if let place = others.firstIndex(of: letter) { return UInt16(clamping: 128 + place) }
    others.append(letter)
    return UInt16(clamping: 127 + others.count)
  }
}

/// What is asked of single letters.
enum Letter {
  /// The letter without its accent, in ASCII; 0 where there is none.
  static func base(_ letter: Character) -> UInt8 {
    letter.asciiValue ?? bases[letter] ?? 0
  }

  private static let bases: [Character: UInt8] = {
    let accented = [
      "a": "áàâäãåāăą", "c": "çćčċĉ", "d": "ďđ", "e": "éèêëēėęě", "g": "ğġģĝ", "h": "ĥħ",
      "i": "íìîïīįĩ", "j": "ĵ", "k": "ķ", "l": "ĺľļł", "n": "ñńňņ", "o": "óòôöõøōő", "r": "ŕřŗ",
      "s": "śšşșŝ", "t": "ťţț", "u": "úùûüũūůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źžż",
    ]
    var bases: [Character: UInt8] = [:]
    for (base, letters) in accented {
      for letter in letters { bases[letter] = base.utf8.first }
    }
    return bases
  }()

  /// `aeiou` and `y`.
  static func isVowel(_ letter: UInt8) -> Bool { vowels & bit(letter) != 0 }

  static func isConsonant(_ letter: UInt8) -> Bool { consonants & bit(letter) != 0 }

  private static let vowels = bits("aeiouy")
  private static let consonants = bits("bcdfghjklmnpqrstvwxz")

  private static func bits(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 | bit($1) }
  }

  private static func bit(_ letter: UInt8) -> UInt32 {
    (97...122).contains(letter) ? 1 << UInt32(letter - 97) : 0
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the letters of a text in ASCII.
  func spells(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }
}
