/// A word to spell, with what its letters spell: made once a word, and used for each try.
public struct WrittenWord: Hashable, Sendable {
  public let spelling: Spelling
  public let pronunciation: Pronunciation?
  /// Whether the rules of English spelling apply; without them mistakes get general names only.
  public let isEnglish: Bool

  /// The letters without accents, in ASCII.
  let letters: [UInt8]
  let graphemes: [Grapheme]
  /// For each letter, the grapheme that it belongs to.
  let graphemeOfLetter: [Int]

  /// - Parameter pronunciation: of an English word, where an engine knows it; the rules of spelling
  ///   stand in for it else.
  public init(
    _ spelling: Spelling, said pronunciation: Pronunciation? = nil, isEnglish: Bool = true
  ) {
    self.spelling = spelling
    self.pronunciation = pronunciation
    self.isEnglish = isEnglish
    let letters = spelling.letters.map(Letter.base)
    var graphemes: [Grapheme] =
      if !isEnglish {
        letters.indices.map { place in
          Grapheme(
            letters: place..<place + 1, sounds: [], isVowel: Letter.isVowel(letters[place]))
        }
      } else if let pronunciation, !pronunciation.segments.isEmpty {
        GraphemeParser(letters, pronunciation).graphemes()
      } else {
        SpellingRules(letters: letters).graphemes()
      }
    if graphemes.last?.letters.upperBound != letters.count { graphemes = [] }
    var owners = [Int](repeating: 0, count: letters.count)
    for (number, grapheme) in graphemes.enumerated() {
      for place in grapheme.letters { owners[place] = number }
    }
    self.letters = letters
    self.graphemes = graphemes
    graphemeOfLetter = owners
  }

  /// How much the letters depart from how the word sounds, from 0 to 1: the share of its graphemes
  /// that are not the commonest spelling of their sound, silent letters among them. `nil` where the
  /// pronunciation is not known.
  public var irregularity: Double? {
    guard isEnglish, pronunciation != nil, !graphemes.isEmpty else { return nil }
    let spelled = graphemes.filter { !$0.isMarkerE(in: letters) }
    guard !spelled.isEmpty else { return nil }
    return Double(spelled.count { $0.rank != 0 }) / Double(spelled.count)
  }
}

extension Grapheme {
  /// Whether this is the silent `e` at the end that tells how the vowel before it sounds.
  func isMarkerE(in word: [UInt8]) -> Bool {
    isSilent && letters.count == 1 && word[letters.lowerBound] == UInt8(ascii: "e")
      && letters.upperBound == word.count
  }
}
