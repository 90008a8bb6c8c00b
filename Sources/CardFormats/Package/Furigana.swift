internal import ByteText

/// Readings in Anki's notation: ` 漢字[かんじ]`.
enum Furigana {
  static func ruby(_ text: String) -> String {
    replaced(text) { base, reading in "<ruby>\(base)<rt>\(reading)</rt></ruby>" }
  }

  static func replaced(_ text: String, by form: (Substring, Substring) -> String) -> String {
    guard text.bytes.contains("[") else { return text }
    var (result, rest) = ("", text[...])
    while let open = rest.bytes.firstIndex(of: "["),
      let close = rest[open...].bytes.firstIndex(of: "]")
    {
      let before = rest[..<open]
      let start =
        before.utf8.lastIndex { $0 == 0x20 || $0 == UInt8(ascii: ">") || $0 == 0x0A || $0 == 0x0D }
        .map(before.utf8.index(after:)) ?? before.startIndex
      let (base, reading) = (before[start...], rest[rest.utf8.index(after: open)..<close])
      if base.isEmpty || reading.isEmpty || reading.bytes.hasPrefix("sound:") {
        result += rest[..<rest.utf8.index(after: close)]
      } else {
        let ahead = before[..<start]
        // The space only separates the word from the one before.
        result += ahead.bytes.dropping(suffix: " ") ?? ahead
        result += form(base, reading)
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }
}
