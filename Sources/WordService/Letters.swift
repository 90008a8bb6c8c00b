extension UInt8 {
  /// Whether the byte is one of the letters a to z.
  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte is a letter, small or capital, or a digit of ASCII.
  var isLetterOrDigit: Bool { (self | 0x20).isSmallLetter || isDigit }
}
