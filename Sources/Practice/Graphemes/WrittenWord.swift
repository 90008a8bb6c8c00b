public import Languages
public import Vocabulary

/// A word to spell, divided into graphemes. A round makes it once and uses it for each try.
public struct WrittenWord: Hashable, Sendable {
  /// The right spelling.
  public let spelling: Spelling
  /// The pronunciation, if known.
  public let pronunciation: Pronunciation?
  /// The language of the word. Its rules name the mistakes.
  public let language: Language
  /// Whether the letters are matched to sounds.
  let hasRules: Bool
  /// Whether a try must have the capitals of the spelling, too.
  let needsCapitals: Bool
  /// The parts that explain the letters, such as `mis` and `spell`.
  let morphemes: [String]

  /// The letters without accents, in ASCII.
  let letters: [UInt8]
  let graphemes: [Grapheme]
  /// For each letter, the grapheme that it belongs to.
  let graphemeOfLetter: [Int]

  /// Whether the pronunciation is known, so that each grapheme has one sound.
  var isSaid: Bool { pronunciation?.segments.isEmpty == false }

  /// Returns the grapheme of a letter; `nil` for a word that could not be divided.
  func grapheme(at letter: Int) -> Grapheme? {
    graphemes.isEmpty ? nil : graphemes[graphemeOfLetter[letter]]
  }

  /// Returns the grapheme right after another one; `nil` at the end.
  func grapheme(after grapheme: Grapheme) -> Grapheme? {
    grapheme.letters.upperBound < letters.count
      ? self.grapheme(at: grapheme.letters.upperBound) : nil
  }

  /// - Parameters:
  ///   - spelling: the right spelling.
  ///   - pronunciation: the pronunciation of an English word, if known; `SpellingRules` replace it
  ///     if not.
  ///   - language: the language of the word.
  ///   - needsCapitals: whether a try must have the capitals of the spelling, too.
  ///   - morphemes: the parts that explain the letters, such as `mis` and `spell`.
  public init(
    _ spelling: Spelling, said pronunciation: Pronunciation? = nil,
    in language: Language = .english, needsCapitals: Bool = false, morphemes: [String] = []
  ) {
    self.spelling = spelling
    self.needsCapitals = needsCapitals
    self.morphemes = morphemes
    self.pronunciation = pronunciation
    self.language = language
    hasRules = language.knows(.spellingRules)
    let letters = spelling.letters.map(Letter.base)
    var graphemes: [Grapheme] =
      if !hasRules {
        letters.indices.map { index in
          Grapheme(
            letters: index..<index + 1, sounds: [], isVowel: Letter.isVowel(letters[index]))
        }
      } else if let pronunciation, !pronunciation.segments.isEmpty {
        GraphemeParser(letters, pronunciation).graphemes()
      } else {
        SpellingRules(letters: letters).graphemes()
      }
    if graphemes.last?.letters.upperBound != letters.count { graphemes = [] }
    var owners = [Int](repeating: 0, count: letters.count)
    for (number, grapheme) in graphemes.enumerated() {
      for index in grapheme.letters { owners[index] = number }
    }
    self.letters = letters
    self.graphemes = graphemes
    graphemeOfLetter = owners
  }
}
