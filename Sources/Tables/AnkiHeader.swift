internal import ByteText
internal import Vocabulary

/// The lines before the notes of an Anki file, which describe them: `#separator:tab`, `#html:true`,
/// `#columns:…`, and the numbers of the columns `guid`, `notetype`, `deck` and `tags`.
package struct AnkiHeader {
  /// The header's separator, or else the one that the notes show, with the offset of the first
  /// note.
  package let separator: Separator
  /// Whether fields are HTML: only if the header says so.
  package private(set) var isHTML = false
  /// The columns' names.
  package let columns: [String]?
  /// The comments among the lines of the header.
  package private(set) var notes = RowNotes<RowReason>()
  /// The deck of all notes.
  package private(set) var deck: String?
  /// The tags of all notes.
  package private(set) var tags: String?
  /// The indexes of the columns that hold no field of a note, by their names: `guid`, `deck`,
  /// `tags`, `notetype`.
  package private(set) var specialColumns: [String: Int] = [:]

  /// The indexes of the columns that hold no field of a note.
  package var occupied: Set<Int> { Set(specialColumns.values) }

  private static let keys: Set<String> = [
    "separator", "html", "tags", "columns", "notetype", "deck", "if matches", "guid column",
    "notetype column", "deck column", "tags column",
  ]

  /// Reads the lines at the start of a text that begin with `#`. Without Anki's names in the first
  /// of them, the text has no header.
  ///
  /// - Parameter choices: a person's choices for the file.
  /// - Throws: the error of a line that names no separator.
  package init(
    _ text: FileText, _ choices: ReadingChoices = ReadingChoices()
  ) throws(LineError) {
    var (sign, names): (UInt8?, String?)
    var (start, number) = (0, 1)
    let lines = Self.isPresent(in: text) ? NumberedLines(text.bytes) : NumberedLines([])
    for line in lines {
      let content = Self.content(line.bytes, separator: sign)
      guard content.utf8.first == UInt8(ascii: "#") else { break }
      (start, number) = (text.bytes.index(afterLineEnd: line.bytes.endIndex), line.number + 1)
      guard let (key, value) = Self.split(content) else {
        notes.add(RowNote(line: line.number, text: content, reason: .comment, isLeftOut: true))
        continue
      }
      switch key {
      case "separator":
        guard let named = Self.separator(value) else {
          throw LineError(line: line.number, .notASeparator(value.asPassage ?? value))
        }
        sign = named
      case "html": isHTML = Self.unfilled(value)?.lowercased() == "true"
      case "columns": names = value
      case "deck": deck = Self.unfilled(value)
      case "tags": tags = Self.unfilled(value)
      default:
        if let column = key.bytes.dropping(suffix: " column"),
          let number = Int(Self.unfilled(value) ?? ""), number > 0
        {
          specialColumns[String(column)] = number - 1
        }
      }
    }
    let found =
      choices.separator ?? sign.map { Division.sign($0) } ?? Separator(of: text).division
    separator = Separator(found, from: min(start, text.bytes.count), line: number)
    var row = DelimitedText(Array((names ?? "").utf8), by: found)
    columns = row.next()?.fields
  }

  /// Returns whether a text begins with a line of Anki's header.
  package static func isPresent(in text: FileText) -> Bool {
    var lines = NumberedLines(text.bytes)
    return lines.next().map { isHeader(content($0.bytes, separator: nil)) } ?? false
  }

  /// Returns a line of the header without the quotation marks that a spreadsheet puts around it,
  /// if it separates fields by something else than tabs.
  private static func content(_ line: ArraySlice<UInt8>, separator: UInt8?) -> String {
    let text = String(decoding: line, as: UTF8.self)
    guard separator != UInt8(ascii: "\t"), text.bytes.hasPrefix("\"#") else { return text }
    var row = DelimitedText(Array(line), separator: UInt8(ascii: ","))
    return row.next()?.fields.first ?? text
  }

  /// Returns a value without the separators that a spreadsheet puts after it, to fill its columns.
  private static func unfilled(_ value: String) -> String? {
    let end = value.utf8.lastIndex { !",;\t| ".utf8.contains($0) }
    return end.flatMap { String(value[...$0]).asPassage }
  }

  package static func isHeader(_ line: String) -> Bool { split(line) != nil }

  private static func split(_ line: String) -> (key: String, value: String)? {
    guard line.utf8.first == UInt8(ascii: "#"), let colon = line.utf8.firstIndex(of: 0x3A) else {
      return nil
    }
    let key = line[..<colon].dropFirst().lowercased()
    guard keys.contains(key) else { return nil }
    return (key, String(line[line.utf8.index(after: colon)...]))
  }

  /// Returns a separator that the header gives by its name or as a sign.
  private static func separator(_ value: String) -> UInt8? {
    let sign = (value.asPassage ?? value).unicodeScalars.first.map { String($0) }
    return switch (unfilled(value) ?? sign)?.lowercased() {
    case "tab", "\\t": UInt8(ascii: "\t")
    case "comma": UInt8(ascii: ",")
    case "semicolon": UInt8(ascii: ";")
    case "space": UInt8(ascii: " ")
    case "pipe": UInt8(ascii: "|")
    case "colon": UInt8(ascii: ":")
    case let sign?:
      sign.utf8.count == 1 && sign != "\"" && sign != "#" && sign.unicodeScalars.allSatisfy(isSign)
        ? sign.utf8.first : nil
    case nil: nil
    }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }
}
