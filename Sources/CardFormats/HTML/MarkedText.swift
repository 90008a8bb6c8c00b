// This whole file by Character: a person reads what it writes, as CardText does.

internal import Cards

/// Plain texts in the marks of `CardText`.
enum MarkedText {
  /// Returns marks that show a text unchanged.
  static func escaped(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { escapedLine(String($0)) }.joined(separator: "\n")
  }

  /// Returns marks that show a line unchanged. A line without marks stays as it is.
  static func escapedLine(_ line: String) -> String {
    let blocks = CardText(line).blocks
    if blocks.isEmpty || blocks == [.paragraph([.text(line)])] { return line }
    return forced(line)
  }

  /// The beginnings of marks.
  private static let beginnings = ["\\", "`", "*", "_", "[sound:", "![", "{"]

  /// Returns a line with a backslash before each sign that could begin a mark, alone or with a mark
  /// after it.
  static func forced(_ line: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(line.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "!") && rest.count == 1
        || byte < 0x80 && beginnings.contains(where: { rest.starts(with: $0.utf8) })
      {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
      rest = rest.dropFirst()
    }
    var escaped = String(decoding: bytes, as: UTF8.self)
    let start = escaped.drop { $0 == " " }
    let number = start.prefix { $0.isASCII && $0.isNumber }
    if let first = start.first, "-+~".contains(first) {
      escaped.insert("\\", at: start.startIndex)
    } else if !number.isEmpty, let sign = start.dropFirst(number.count).first, ".)".contains(sign) {
      escaped.insert("\\", at: number.endIndex)
    }
    return escaped
  }
}
