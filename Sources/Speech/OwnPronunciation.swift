/// A line of a learner's own in a file of pronunciations.
public struct OwnPronunciation: Hashable, Sendable {
  /// In lower case, without white space.
  public let word: String
  /// Its part of speech; `nil` is any.
  public let part: String?
  /// What the language is called in such a file.
  let accent: String
  /// In the engine's notation.
  public let phonemes: String

  /// - Parameter voice: whose language it is for.
  public init(word: String, part: String?, voice: String, phonemes: String) {
    self.word = word.lowercased().filter { !$0.isWhitespace }
    self.part = part
    accent = Pronunciations.accent(ofLanguage: VoiceName.language(of: voice))
    self.phonemes = phonemes
  }

  /// Phonemes as people may write them, without the brackets that the engine wants and with its own
  /// sign between words.
  public static func plain(_ phonemes: String) -> String {
    phonemes.filter { !"[]/".contains($0) }.split(whereSeparator: \.isWhitespace)
      .joined(separator: "||")
  }

  /// The text of a file with this line in it, in the place of one for the same word.
  public func added(to text: String) -> String {
    let others = removed(from: text)
    return others + "\(word)  \(part ?? "-")  \(accent)  \(phonemes)\n"
  }

  /// The text of a file without the line for the same word and part of speech in this language.
  public func removed(from text: String) -> String {
    let isOther = { (text: Substring) in
      let line = PronunciationLine(text)
      return line?.word != word || line?.parts != part.map { [$0[...]] } || line?.accent != accent
    }
    return text.split(separator: "\n").filter(isOther).map { $0 + "\n" }.joined()
  }

  /// The lines of a file that are pronunciations, as they stand.
  public static func lines(of text: String) -> [String] {
    text.split(separator: "\n").filter { PronunciationLine($0) != nil }.map(String.init)
  }
}
