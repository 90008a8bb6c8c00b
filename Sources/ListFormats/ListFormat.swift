internal import Tables

/// The format of a list file.
public enum ListFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines with a word each, or a word and its definition.
  case text
  /// Comma-separated values with a header: RFC 4180.
  case csv
  /// Anki's "Notes in Plain Text", with its header lines.
  case anki

  /// Returns the format that a text shows; `nil` for plain text, which shows none. Anki's text has
  /// its own header line. CSV has a header that names the column `word` beside another one.
  static func recognised(in bytes: [UInt8]) -> ListFormat? {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    let rest = Array(bytes[start...].prefix(FileText.longestLine))
    if bytes[start] == UInt8(ascii: "#"),
      let line = NumberedLines(rest).first(where: { _ in true }),
      AnkiHeader.isHeader(String(decoding: line.bytes, as: UTF8.self))
    {
      return .anki
    }
    return DelimitedList.separator(ofHeader: rest).map { $0.columns > 1 } == true ? .csv : nil
  }
}
