internal import ByteText
internal import Vocabulary

/// The lines before the notes of an Anki file, which describe them: `#separator:tab`, `#html:true`,
/// `#columns:…`, and the numbers of the columns `guid`, `notetype`, `deck` and `tags`.
package struct AnkiHeader {
  /// The header's separator, or else the one that the first note shows.
  package private(set) var separator = UInt8(ascii: "\t")
  /// Whether fields are HTML. They are, unless the header says otherwise.
  package private(set) var isHTML = true
  /// The columns' names, and the number of the line that gives them.
  package private(set) var columns: (line: Int, names: String)?
  /// The deck of all notes.
  package private(set) var deck: String?
  /// The tags of all notes.
  package private(set) var tags: String?
  /// The indexes of the columns that hold no field of a note, by their names: `guid`, `deck`,
  /// `tags`, `notetype`.
  package private(set) var places: [String: Int] = [:]

  /// The indexes of the columns that hold no field of a note.
  package var occupied: Set<Int> { Set(places.values) }

  private static let keys: Set<String> = [
    "separator", "html", "tags", "columns", "notetype", "deck", "if matches", "guid column",
    "notetype column", "deck column", "tags column",
  ]

  /// Reads the lines at the start of a text that begin with `#`.
  package init(_ text: FileText) throws(LineError) {
    separator = Self.guessedSeparator(text)
    for line in NumberedLines(text.bytes) {
      guard line.bytes.first == UInt8(ascii: "#") else { return }
      guard let (key, value) = Self.split(String(decoding: line.bytes, as: UTF8.self)) else {
        continue
      }
      switch key {
      case "separator":
        guard let separator = Self.separator(value) else {
          throw LineError(line: line.number, .notASeparator(value.asPassage ?? value))
        }
        self.separator = separator
      case "html": isHTML = value.asPassage?.lowercased() != "false"
      case "columns": columns = (line.number, value)
      case "deck": deck = value.asPassage
      case "tags": tags = value.asPassage
      default:
        if let column = key.bytes.dropping(suffix: " column"),
          let number = Int(value.asPassage ?? ""),
          number > 0
        {
          places[String(column)] = number - 1
        }
      }
    }
  }

  package static func isHeader(_ line: String) -> Bool { split(line) != nil }

  /// Returns the first separator of Anki's own order that the first note has; a tab if it has none.
  private static func guessedSeparator(_ text: FileText) -> UInt8 {
    let first = NumberedLines(text.bytes).first { line in
      line.bytes.first.map { $0 != UInt8(ascii: "#") } ?? false
    }
    let signs: [UInt8] = [0x09, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "|")]
    return signs.first { first?.bytes.contains($0) ?? false } ?? 0x09
  }

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
    switch value.asPassage?.lowercased() {
    case "tab", "\\t": UInt8(ascii: "\t")
    case "comma": UInt8(ascii: ",")
    case "semicolon": UInt8(ascii: ";")
    case "space": UInt8(ascii: " ")
    case "pipe": UInt8(ascii: "|")
    case "colon": UInt8(ascii: ":")
    case let sign?:
      sign.utf8.count == 1 && sign != "\"" && sign != "#" && sign.unicodeScalars.allSatisfy(isSign)
        ? sign.utf8.first : nil
    // The value consists of spaces, so a space is the separator.
    case nil: value.utf8.first
    }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
  }
}
