internal import Tables
internal import Vocabulary

/// The format of a list file.
public enum ListFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines with a word each, or a word and its definition.
  case text
  /// A table: values with commas, semicolons, tabs or vertical bars between them.
  case csv
  /// Anki's "Notes in Plain Text", with its header lines.
  case anki

  /// Returns the format that a text shows; `nil` for plain text, which shows none. Anki's text has
  /// its own header lines. A table has a header that names its columns, or rows that a separator
  /// divides alike.
  static func recognised(in text: FileText) -> ListFormat? {
    if AnkiHeader.isPresent(in: text) { return .anki }
    return TableSigns.arePresent(in: text) ? .csv : nil
  }
}

/// The signs of a table in a text that may be plain.
enum TableSigns {
  private static let separators: [UInt8] = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
  /// The largest number of rows that are looked at.
  private static let mostRows = 1000
  /// A mark at the start of a line of plain text, which says that its word is exactly so.
  private static let exact = Array("““".utf8)

  static func arePresent(in text: FileText) -> Bool {
    let bytes = text.bytes
    guard !bytes.starts(with: exact) else { return false }
    let start = bytes.drop { $0 == UInt8(ascii: "\"") }.prefix(4)
    if String(decoding: start, as: UTF8.self).lowercased() == "sep=" { return true }
    return separators.contains { separator in
      let rows = rows(of: bytes, separator)
      return hasHeader(rows) || isEven(rows, bytes, separator)
    }
  }

  private static func rows(of bytes: [UInt8], _ separator: UInt8) -> [[String]] {
    var (rows, found) = (DelimitedText(bytes, separator: separator), [[String]]())
    while found.count < mostRows, let row = rows.next() {
      if !row.isBlank { found.append(row.fields) }
    }
    return found
  }

  /// Returns whether the first row names the word's column, and another one of a list or of rows of
  /// the same number of fields.
  private static func hasHeader(_ rows: [[String]]) -> Bool {
    guard let first = rows.first, first.count > 1 else { return false }
    let parts = first.compactMap(ListPart.names.part)
    guard parts.contains(.word) else { return false }
    // One line of words may have all of these names among others.
    guard rows.count > 1 else { return parts.count == first.count }
    let even = rows.dropFirst().count { $0.count == first.count }
    if even * 5 >= (rows.count - 1) * 4 { return true }
    let isNamed = first.contains { $0.asPassage?.lowercased() == ListPart.word.rawValue }
    return (Set(parts).count > 1 || isNamed) && parts.count * 5 >= first.count
  }

  /// Returns whether a separator divides nearly all rows into the same number of fields. Spaces
  /// behind most commas show that they stand in texts.
  private static func isEven(_ rows: [[String]], _ bytes: [UInt8], _ separator: UInt8) -> Bool {
    let rows = rows.filter { $0.count > 1 || !($0.first?.utf8.first == UInt8(ascii: "#")) }
    guard rows.count > 2, separator != UInt8(ascii: "\t"),
      !rows.contains(where: { $0.first?.utf8.starts(with: exact) ?? false })
    else { return false }
    let blank = rows.count { $0.first?.asPassage == nil }
    // The bars around a table of Markdown.
    guard blank * 2 < rows.count else { return false }
    let used = rows.map { row in (row.lastIndex { !$0.isEmpty } ?? 0) + 1 }
    return [rows.map(\.count), used].contains { counts in
      let sizes = Dictionary(counts.map { ($0, 1) }, uniquingKeysWith: +)
      guard let most = sizes.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.key > 1,
        most.value * 5 >= rows.count * 4
      else { return false }
      switch separator {
      case UInt8(ascii: ","): return rows.count > 4 && spaced(bytes, separator) < 0.1
      case UInt8(ascii: ";"): return most.key > 2 || spaced(bytes, separator) < 0.2
      default: return true
      }
    }
  }

  /// Returns the share of the separators that a space follows, from 0 to 1.
  private static func spaced(_ bytes: [UInt8], _ separator: UInt8) -> Double {
    var (count, spaced) = (0, 0)
    for (byte, next) in zip(bytes, bytes.dropFirst()) where byte == separator {
      count += 1
      if next == UInt8(ascii: " ") { spaced += 1 }
    }
    return count == 0 ? 1 : Double(spaced) / Double(count)
  }
}
