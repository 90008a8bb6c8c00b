/// The bytes that todo.txt gives a meaning.
enum ASCII {
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let colon = UInt8(ascii: ":")

  /// Whether a byte is white space: a space, a tab, a line end or a page break.
  static func isSpace(_ byte: UInt8) -> Bool { byte == space || (0x09...0x0D).contains(byte) }

  static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte + 0x20 : byte }
}
