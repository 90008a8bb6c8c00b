public import Vocabulary

/// All that is wrong with a try: the edits that turn it into the word, and a name for each.
///
/// ```swift
/// let word = WrittenWord(Spelling("necessary"))
/// let diagnosis = Diagnosis(of: Spelling("necesary"), for: word)
/// diagnosis.mistakes.map(\.kind)  // [.doubledLetter]
/// ```
public struct Diagnosis: Hashable, Sendable {
  /// The try, laid beside the word.
  public let alignment: Alignment
  /// The mistakes in the order of the word. Each edit belongs to exactly one of them. If the whole
  /// try sounds like the word, the last one says so, and has no edits.
  public let mistakes: [Mistake]
  /// Whether the try sounds like the word; `nil` if either pronunciation is unknown.
  public let soundsRight: Bool?

  /// The largest number of letters of a try that is laid beside the word with the fewest edits. A
  /// longer one is another word in any case, and the costs of its edits would be too great for
  /// their type.
  private static let mostSearched = 10_000

  /// - Parameters:
  ///   - typed: the try.
  ///   - word: the right word.
  ///   - sound: the pronunciation of the try, if known.
  public init(of typed: Spelling, for word: WrittenWord, sounding sound: Pronunciation? = nil) {
    // Letters after the whole word are an ending too many: `resultat` for *result*.
    let isSearched =
      typed.letters.count <= Self.mostSearched && !typed.letters.starts(with: word.spelling.letters)
    let plain =
      isSearched
      ? AlignmentPath(typed: typed.letters, word: word)
      : AlignmentPath(sideBySide: typed.letters, word: word)
    let (path, pieces) = SoundMatch.alignment(of: typed.letters, with: word, fewest: plain)
    alignment = Alignment(path, typed: typed.letters, word: word.spelling.letters)
    // A voice may say *spanich* like *Spanish*, but to most people ch is another sound.
    let soundsRight: Bool? =
      if let sound, let said = word.pronunciation {
        said.sounds(like: sound) && !path.hasChForSh(in: word)
      } else {
        nil
      }
    if word.needsCapitals, word.hasLetters(of: typed), !word.hasCapitals(of: typed) {
      mistakes = [.capitals(in: word)]
      self.soundsRight = soundsRight
      return
    }
    var namer = MistakeNamer(
      path, of: word, tried: typed.letters, soundsRight: soundsRight ?? false, pieces: pieces)
    let named = namer.name()
    // A voice may say `mumy` like *mummy*, but the rule that is told gives it a long u. So it may
    // say `telephon` like *telephone*.
    let isOther = named.contains {
      $0.losesShortVowel(of: word) || $0.losesLongVowel(of: word, among: named)
    }
    self.soundsRight = isOther && soundsRight == true ? false : soundsRight
    mistakes = named + (self.soundsRight == true ? [namer.wholeTry(.soundsRight, [])] : [])
  }
}
