internal import ByteText

/// The short forms with which Ding's list holds a place for a person or a thing: `implore sb.`,
/// `etw. abwenden`.
enum Placeholders {
  /// Returns a text without those at its ends, and with whole words for those inside; `nil` if
  /// nothing else is there.
  static func resolved(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var words = text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    while let last = words.last, isPlaceholder(last) { words.removeLast() }
    while let first = words.first, isPlaceholder(first) { words.removeFirst() }
    guard !words.isEmpty else { return nil }
    return words.map { Self.words[$0] ?? $0 }.joined(separator: " ")
  }

  /// Returns whether a word is one of them, or several with slashes between them: `sb./sth.`
  private static func isPlaceholder(_ word: String) -> Bool {
    word.bytes.split(separator: "/").allSatisfy { words[String($0)] != nil }
  }

  private static let words = [
    "sb.": "somebody", "sth.": "something", "sb.'s": "somebody's", "smb.": "somebody",
    "jd.": "jemand", "jdm.": "jemandem", "jdn.": "jemanden", "jds.": "jemandes",
    "etw.": "etwas",
  ]
}
