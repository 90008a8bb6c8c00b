public import Tables
public import Vocabulary

/// The content of a file of words, read whole and checked.
public struct ListFile: Hashable, Sendable {
  /// The format in which the file was read.
  public let format: ListFormat
  /// The entries in the order of the file, repeated ones too.
  public let entries: [WordList.Entry]
  /// The title line of a plain text, which is not a word; `nil` without one.
  public let title: String?
  /// The columns that a list doesn't use, by name or number.
  public let passedOver: [String]

  /// Makes the content of a file with only these entries.
  public init(entries: [WordList.Entry]) {
    (format, self.entries, title, passedOver) = (.text, entries, nil, [])
  }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, or in UTF-16 with a byte order mark.
  ///   - format: the format; `nil` for the one that the text shows.
  ///   - otherwise: the format of a text that doesn't show one.
  /// - Throws: the error of the first wrong line.
  public init(
    _ bytes: [UInt8], format: ListFormat? = nil, otherwise: ListFormat = .text
  ) throws(LineError) {
    let text = try FileText(bytes)
    self.format = format ?? .recognised(in: text.bytes) ?? otherwise
    var title: String?
    switch self.format {
    case .text:
      (entries, title) = try PlainText.read(text)
      passedOver = []
    case .csv: (entries, passedOver) = try DelimitedList.read(text)
    case .anki: (entries, passedOver) = try AnkiList.read(text)
    }
    self.title = title
  }

  /// Returns a list as text that reads as the same entries.
  ///
  /// - Throws: ``ListFileError/cannotHold(word:format:)`` with the first word that would lose a
  ///   text.
  public static func text(of list: WordList, as format: ListFormat) throws(ListFileError) -> String
  {
    var text = ""
    switch format {
    case .text:
      for (number, entry) in list.words.enumerated() {
        guard let line = PlainText.line(for: entry, isFirst: number == 0) else {
          throw .cannotHold(word: entry.word, format: format)
        }
        text += line + "\n"
      }
    case .csv: text = DelimitedList.write(list)
    case .anki: text = AnkiList.write(list)
    }
    // A list that was made without a check may have texts that no file can hold.
    let read = (try? ListFile(Array(text.utf8), format: format))?.entries ?? []
    for (index, entry) in list.words.enumerated()
    where index >= read.count || read[index] != entry {
      throw .cannotHold(word: entry.word, format: format)
    }
    return text
  }
}
