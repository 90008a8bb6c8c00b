/// The abbreviations of glosses, which are spoken in full.
extension Gloss {
  private static let abbreviations = [
    ("e.g.,", "for example"), ("e.g.", "for example"), ("i.e.,", "that is"), ("i.e.", "that is"),
    ("etc.", "and so on"), ("U.S.", "United States"), ("U.N.", "United Nations"),
    ("G.B.", "Great Britain"), ("s.th.", "something"), ("St.", "Saint"), ("Mt.", "Mount"),
    ("esp.", "especially"), ("usu.", "usually"), ("vs.", "against"), ("approx.", "about"),
  ]

  /// Returns a text with all abbreviations in full.
  static func spelledOut(_ text: String) -> String {
    guard mayHaveAbbreviations(text) else { return text }
    return text.split(separator: " ").map { word in
      for (short, full) in abbreviations where word.hasPrefix(short) {
        let rest = word.dropFirst(short.count)
        if rest.allSatisfy({ !$0.isLetter }) { return full + rest }
      }
      return word == "etc" || word == "etc," ? "and so on" + word.dropFirst(3) : String(word)
    }.joined(separator: " ")
  }

  /// Returns whether a text contains a full stop or `etc`.
  private static func mayHaveAbbreviations(_ text: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") { return true }
      if before == (UInt8(ascii: "e"), UInt8(ascii: "t")), byte == UInt8(ascii: "c") { return true }
      before = (before.1, byte)
    }
    return false
  }
}
