/// The kinds of bytes that CommonMark knows, in a text of UTF-8.
extension UInt8 {
  /// Whether the byte is a space or a tab.
  package var isSpaceOrTab: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte is a sign of ASCII, neither a letter nor a digit. A backslash makes plain
  /// text of such a sign (CommonMark 0.31, "Backslash escapes").
  package var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
