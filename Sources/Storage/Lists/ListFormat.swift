/// How a list is written in a file.
public enum ListFormat: String, CaseIterable, Hashable, Sendable {
  /// Lines, as ``PlainText`` reads them.
  case text
  /// Comma-separated values with a header: RFC 4180.
  case csv
  /// What Anki calls "Notes in Plain Text", with its header lines.
  case anki

  /// The format that a text is in: Anki's by a header line of its own, CSV by a header that names the
  /// column `word` beside another. `nil` where neither is there, as in plain text.
  static func recognised(in bytes: [UInt8]) -> ListFormat? {
    guard let start = bytes.firstIndex(where: { $0 > 0x20 }) else { return nil }
    let rest = Array(bytes[start...].prefix(ListText.longestLine))
    if bytes[start] == UInt8(ascii: "#"),
      let line = NumberedLines(rest).first(where: { _ in true }),
      AnkiHeader.isHeader(String(decoding: line.bytes, as: UTF8.self))
    {
      return .anki
    }
    return DelimitedList.separator(ofHeader: rest).map { $0.columns > 1 } == true ? .csv : nil
  }
}
