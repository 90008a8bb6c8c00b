/// What a file of words holds, read whole and checked.
public struct ListFile: Hashable, Sendable {
  public let format: ListFormat
  /// In the order of the file, with those that come more than once.
  public let entries: [WordList.Entry]
  /// The columns that hold nothing for us, by name or number.
  public let passedOver: [String]

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: text in UTF-8, or in UTF-16 with a byte order mark.
  ///   - format: `nil` is the one that the text itself tells.
  ///   - otherwise: what a text is that tells no format.
  /// - Throws: the first line that is wrong.
  public init(
    _ bytes: [UInt8], format: ListFormat? = nil, otherwise: ListFormat = .text
  ) throws(LineError) {
    let text = try ListText(bytes)
    self.format = format ?? .recognised(in: text.bytes) ?? otherwise
    switch self.format {
    case .text: (entries, passedOver) = (try PlainText.entries(of: text), [])
    case .csv: (entries, passedOver) = try DelimitedList.read(text)
    case .anki: (entries, passedOver) = try AnkiList.read(text)
    }
  }

  /// Writes a list so that reading gives the same words, with all that is known of them.
  ///
  /// - Throws: ``StorageError/cannotHold(word:format:)`` with the first word that would lose something.
  public static func text(
    of list: WordList, as format: ListFormat
  ) throws(StorageError) -> String {
    let text: String
    switch format {
    case .text:
      var lines = ""
      for (number, entry) in list.words.enumerated() {
        guard let line = PlainText.line(for: entry, isFirst: number == 0) else {
          throw .cannotHold(word: entry.word, format: format)
        }
        lines += line + "\n"
      }
      text = lines
    case .csv: text = DelimitedList.write(list)
    case .anki: text = AnkiList.write(list)
    }
    // A list that was edited by hand may hold what no file can.
    let read = (try? ListFile(Array(text.utf8), format: format))?.entries ?? []
    for (index, entry) in list.words.enumerated()
    where index >= read.count || read[index] != entry {
      throw .cannotHold(word: entry.word, format: format)
    }
    return text
  }
}
