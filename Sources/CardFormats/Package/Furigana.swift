/// Readings as Anki's fields have them: ` 漢字[かんじ]`.
enum Furigana {
  static func ruby(_ text: String) -> String {
    replaced(text) { base, reading in "<ruby>\(base)<rt>\(reading)</rt></ruby>" }
  }

  static func replaced(_ text: String, by form: (Substring, Substring) -> String) -> String {
    guard text.contains("[") else { return text }
    var (result, rest) = ("", text[...])
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let before = rest[..<open]
      let start =
        before.lastIndex { $0 == " " || $0 == ">" || $0.isNewline }
        .map(before.index(after:)) ?? before.startIndex
      let (base, reading) = (before[start...], rest[open..<close].dropFirst())
      if base.isEmpty || reading.isEmpty || reading.hasPrefix("sound:") {
        result += rest[...close]
      } else {
        let ahead = before[..<start]
        // The space only divides the word from the one before.
        result += ahead.last == " " ? ahead.dropLast() : ahead
        result += form(base, reading)
      }
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
