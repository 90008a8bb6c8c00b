extension UInt8 {
  /// Whether the byte is one of the letters a to z.
  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// Whether the byte is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension String {
  /// Whether the text has letters beyond ASCII, such as those with accents.
  var isAccented: Bool { !utf8.allSatisfy { $0 < 0x80 } }

  /// The number of letters in a word, without its signs: 4 in `don't`.
  var lettersCount: Int {
    utf8.allSatisfy(\.isSmallLetter) ? utf8.count : count(where: \.isLetter)
  }
}
