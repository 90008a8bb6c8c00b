internal import Languages

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
    // White space is removed by scalars, because bytes divide the fields of a line: as a Character,
    // a space with an accent is not a space.
    var scalars = word.lowercased().unicodeScalars
    scalars.removeAll(where: \.properties.isWhitespace)
    self.word = String(scalars)
    self.part = part
    accent = Language(ofVoice: voice).accent
    self.phonemes = phonemes
  }

  /// Returns phonemes as people write them in the form that the engine wants: without brackets, and
  /// with its own sign between words.
  public static func plain(_ phonemes: String) -> String {
    phonemes.unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { word in String(word.filter { !"[]/".unicodeScalars.contains($0) }) }
      .filter { !$0.isEmpty }.joined(separator: "||")
  }

  /// Returns the bytes of a file with this line in it. The line takes the place of an earlier one
  /// for the same word.
  public func added(to file: [UInt8]) -> [UInt8] {
    var bytes = removed(from: file)
    if let last = bytes.last, last != Self.lineEnd { bytes.append(Self.lineEnd) }
    return bytes + "\(word)  \(part ?? "-")  \(accent)  \(phonemes)\n".utf8
  }

  /// Returns the bytes of a file without the line for the same word and part of speech in this
  /// language. All other lines stay as they are, byte for byte.
  public func removed(from file: [UInt8]) -> [UInt8] {
    Array(
      Self.pieces(of: file).filter { !isSame(String(decoding: $0, as: UTF8.self)[...]) }.joined())
  }

  private func isSame(_ text: Substring) -> Bool {
    guard let line = PronunciationLine(text) else { return false }
    return line.word == word && line.parts == part.map { [$0[...]] } && line.accent == accent
  }

  /// Returns the lines of a file that are pronunciations, unchanged except for their line ends.
  public static func lines(of file: [UInt8]) -> [String] {
    pieces(of: file).map { line in
      let end = line.lastIndex { $0 != lineEnd && $0 != UInt8(ascii: "\r") } ?? line.startIndex - 1
      return String(decoding: line[...end], as: UTF8.self)
    }.filter { PronunciationLine($0[...]) != nil }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// Returns the lines of a file, each with its end.
  private static func pieces(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = file[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: lineEnd).map { $0 + 1 } ?? rest.endIndex
      pieces.append(rest[..<end])
      rest = rest[end...]
    }
    return pieces
  }
}
