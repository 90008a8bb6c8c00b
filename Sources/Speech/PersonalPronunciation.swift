/// A line that a learner wrote into a file of pronunciations.
///
/// Such a line comes before those of `Voices/pronunciations`.
public struct PersonalPronunciation: Hashable, Sendable {
  /// The word, in lower case and without white space.
  public let word: String
  /// The part of speech that the line is for; `nil` for any.
  public let part: String?
  /// The name of the language's accent in such a file.
  let accent: String
  /// The phonemes, in the engine's notation.
  public let phonemes: String

  /// - Parameters:
  ///   - word: the word, which may have capitals and white space.
  ///   - part: the part of speech that the line is for; `nil` for any.
  ///   - voice: the voice that the line corrects; the line holds for its whole language.
  ///   - phonemes: the phonemes, in the engine's notation.
  public init(word: String, part: String?, voice: String, phonemes: String) {
    self.word = word.lowercased().filter { !$0.isWhitespace }
    self.part = part
    accent = Language(ofVoice: voice).accent
    self.phonemes = phonemes
  }

  /// Returns phonemes as people write them in the form that the engine wants: without brackets, and
  /// with its own sign between words.
  public static func plain(_ phonemes: String) -> String {
    phonemes.filter { !"[]/".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: "||")
  }

  /// Returns the text of a file with this line in it. The line takes the place of an earlier one
  /// for the same word.
  public func added(to text: String) -> String {
    let others = removed(from: text)
    return others + "\(word)  \(part ?? "-")  \(accent)  \(phonemes)\n"
  }

  /// Returns the text of a file without the line for the same word and part of speech in this
  /// language.
  public func removed(from text: String) -> String {
    let isOther = { (text: Substring) in
      let line = PronunciationLine(text)
      return line?.word != word || line?.parts != part.map { [$0[...]] } || line?.accent != accent
    }
    return text.split(separator: "\n").filter(isOther).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of a file that are pronunciations, unchanged.
  public static func lines(of text: String) -> [String] {
    text.split(separator: "\n").filter { PronunciationLine($0) != nil }.map(String.init)
  }
}
