/// A name as one word of a todo.txt line.
///
/// A space becomes `_`, so that the line reads well in other programs. Signs that would end the
/// word or the value, and `_` itself, become percent signs with two hexadecimal digits for each
/// byte.
enum WordName {
  static func encoded(_ name: String) -> String {
    var word = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case " ": word += "_"
      case "_", "%", ":", "/", "\0"..."\u{1f}", "\u{7f}"...("\u{9f}"): word += escaped(scalar)
      case _ where scalar.properties.isWhitespace: word += escaped(scalar)
      default: word.unicodeScalars.append(scalar)
      }
    }
    return word
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// - Returns: `nil` for a word that does not stand for a name.
  static func decoded(_ word: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    var rest = Substring(word).utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "_"): bytes.append(ASCII.space)
      case UInt8(ascii: "%"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
          let byte = UInt8(digits, radix: 16)
        else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    guard let name = String(validating: bytes, as: UTF8.self), !name.isEmpty else { return nil }
    return name
  }
}
