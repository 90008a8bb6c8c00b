internal import ByteText

/// A file that is no table, as people give one by mistake.
public enum ForeignFile: Hashable, Sendable {
  /// A file of a spreadsheet, or another archive.
  case spreadsheet
  case pdf
  case json
  /// HTML or XML, such as Moodle's.
  case markup
  case markdown
  /// Text with one question in several lines, such as GIFT or Aiken.
  case text

  /// Recognises a file by its first bytes.
  ///
  /// - Returns: `nil` for a file that may be a table.
  init?(_ bytes: [UInt8]) {
    let beginnings: [([UInt8], ForeignFile)] = [
      ([0x50, 0x4B, 0x03, 0x04], .spreadsheet), ([0x50, 0x4B, 0x05, 0x06], .spreadsheet),
      ([0xD0, 0xCF, 0x11, 0xE0], .spreadsheet), (Array("%PDF".utf8), .pdf),
      (Array("{\\rtf".utf8), .text),
    ]
    if let known = beginnings.first(where: { bytes.starts(with: $0.0) }) {
      self = known.1
      return
    }
    let text = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = text.first, let last = bytes.last(where: { $0 > 0x20 }) else { return nil }
    switch (first, last) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      self = .json
    case (UInt8(ascii: "<"), UInt8(ascii: ">")):
      let start = String(decoding: text.prefix(9), as: UTF8.self).lowercased()
      guard ["<?xml", "<!doctype", "<html", "<quiz"].contains(where: start.bytes.hasPrefix) else {
        return nil
      }
      self = .markup
    default: return nil
    }
  }

  /// Recognises a file by the ending of its name.
  ///
  /// - Returns: `nil` for an ending that a table may have.
  package init?(fileName: String) {
    let pieces = fileName.lowercased().bytes.split(separator: ".").dropFirst()
    switch pieces.last {
    case "xlsx", "xls", "xlsm", "ods", "numbers", "zip": self = .spreadsheet
    case "pdf": self = .pdf
    case "json", "jsonl": self = .json
    case "html", "htm", "xml": self = .markup
    case "md", "markdown": self = .markdown
    case "gift", "doc", "docx", "odt", "rtf": self = .text
    default: return nil
    }
  }
}
