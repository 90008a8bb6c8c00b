internal import Vocabulary

/// The numbers that stand for the letters of two spellings: the ASCII code, or a number beyond it
/// for each other character.
struct LetterCodes {
  private var others: [Character] = []

  /// Returns the number of a letter. Equal letters have equal numbers.
  mutating func code(_ letter: Character) -> UInt16 {
    if let ascii = letter.asciiValue { return UInt16(ascii) }
    if let index = others.firstIndex(of: letter) { return UInt16(clamping: 128 + index) }
    others.append(letter)
    return UInt16(clamping: 127 + others.count)
  }
}

/// Questions about single letters.
enum Letter {
  /// Returns the letter without its accent, in ASCII. A letter that ASCII lacks has a number from
  /// 128, which tells the letters of one alphabet apart, but not their marks.
  static func base(_ letter: Character) -> UInt8 {
    let base = letter.baseLetter
    guard base == 0 else { return base }
    let all = String(letter).unicodeScalars
    let plain = String(letter).withoutAccents.unicodeScalars
    // A Korean syllable consists of letters, not of a letter and its marks.
    guard let scalar = plain.count == 1 ? plain.first : all.first else { return base }
    return 128 + UInt8(scalar.value % 128)
  }

  /// Whether a letter is one of `aeiou` and `y`.
  static func isVowel(_ letter: UInt8) -> Bool { vowels & bit(letter) != 0 }

  /// Whether a letter is one from `a` to `z` and not a vowel.
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

extension StringProtocol {
  /// The letters of each word of an ASCII text.
  var spellings: [[UInt8]] { split(separator: " ").map { Array($0.utf8) } }

  /// The words of an ASCII text, in no order.
  var words: Set<String> { Set(split(separator: " ").map { String($0) }) }
}

extension [UInt8] {
  /// Whether a letter is a w that spells a vowel with the letter before it: *bawd*.
  func isOfVowel(_ index: Int) -> Bool {
    index > 0 && self[index] == UInt8(ascii: "w") && "aeo".utf8.contains(self[index - 1])
      && !(index + 1 < count && Letter.isVowel(self[index + 1]))
  }

  /// Whether a letter stands beside an equal one.
  func isDouble(at index: Int) -> Bool {
    index > 0 && self[index - 1] == self[index]
      || index + 1 < count && self[index + 1] == self[index]
  }
}

extension ArraySlice<UInt8> {
  /// Whether these are the letters of an ASCII text.
  func spells(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { elementsEqual($0) }
  }

  /// The letters, with each run of equal ones as one: `harbor` for `harborr`.
  var undoubled: [UInt8] { reduce(into: []) { if $0.last != $1 { $0.append($1) } } }

  /// Whether the first two letters are a doubled consonant or `ck`, before which a single vowel is
  /// short.
  var beginsWithDouble: Bool {
    guard let first, count > 1, Letter.isConsonant(first) else { return false }
    let second = self[startIndex + 1]
    return first == second || first == UInt8(ascii: "c") && second == UInt8(ascii: "k")
  }
}
