internal import ByteText
internal import Languages
internal import Vocabulary

/// The notes of a first reading of a FreeDict dictionary, for facts that one entry doesn't tell.
struct FreeDictSurvey {
  /// The nouns that have an entry for their plural alone, and those that have one for the singular.
  private var plurals: Set<String> = []
  private var singulars: Set<String> = []
  /// The number of letters in the shortest pronunciation of each word without a space.
  private var shortest: [String: Int] = [:]

  mutating func add(_ head: FreeDictHead) {
    guard !head.word.utf8.contains(UInt8(ascii: " ")) else { return }
    if head.marks.parts.contains(.noun) {
      if head.marks.isPlural, head.marks.genders.isEmpty {
        plurals.insert(head.word)
      } else if !head.marks.genders.isEmpty {
        singulars.insert(head.word)
      }
    } else if let ipa = head.ipa {
      shortest[head.word] = min(shortest[head.word] ?? .max, Self.letters(ipa))
    }
  }

  /// Returns whether a noun has an entry for its singular.
  func hasSingular(_ noun: String) -> Bool { singulars.contains(noun) }

  /// Returns the plural of a noun among the words to which its entry points.
  func plural(of noun: String, among references: [String]) -> String? {
    references.first { plurals.contains($0) && GermanPlural.isPlausible($0, of: noun) }
  }

  /// Returns the noun whose plural a word is, among the words to which its entry points.
  func singular(of plural: String, among references: [String]) -> String? {
    references.first {
      $0 != plural && singulars.contains($0) && GermanPlural.isPlausible(plural, of: $0)
    }
  }

  /// Returns whether the pronunciation of a word has more words than the word. Many headwords of
  /// the English and Spanish dictionary have lost all but their first word, and kept the sound: `a
  /// /əfjuː/` was `a few`.
  func isCut(_ head: FreeDictHead) -> Bool {
    guard let ipa = head.ipa, !head.word.utf8.contains(UInt8(ascii: " ")),
      !head.word.utf8.contains(UInt8(ascii: "-"))
    else { return false }
    let letters = Self.letters(ipa)
    let written = head.word.unicodeScalars.count
    return letters > max(written, 3) + 3
      || letters > written && letters - 1 > shortest[head.word] ?? .max
  }

  /// Returns the number of letters of a pronunciation, without marks of stress and length.
  private static func letters(_ ipa: String) -> Int {
    ipa.unicodeScalars.count {
      $0.properties.isAlphabetic && $0.properties.generalCategory != .modifierLetter
    }
  }
}
