internal import ByteText
internal import Vocabulary

/// The headword of a FreeDict entry.
enum FreeDictWord {
  /// The most words of a headword.
  private static let mostWords = 4
  private static let longest = 60

  /// Returns the word as a learner looks it up: without short forms and remarks in brackets.
  ///
  /// - Throws: the reason why the entry is of no use.
  static func checked(_ word: String) throws(Reason) -> String {
    guard !word.bytes.contains("..."), !word.bytes.contains("…") else { throw Reason(.fragment) }
    guard word.utf8.count <= 2 * longest else { throw Reason(.phrase) }
    var plain = withoutBrackets(word)
    for (old, new) in [("\u{2010}", "-"), ("\u{133}", "ij"), ("\u{132}", "IJ")] {
      if plain.bytes.contains(old) { plain = plain.bytes.replacing(old, with: new) }
    }
    guard let resolved = Placeholders.resolved(plain) else { throw Reason(.fragment) }
    let words = resolved.utf8.split(separator: UInt8(ascii: " "))
    guard words.count <= mostWords, resolved.utf8.count <= longest,
      !resolved.utf8.contains(where: "/;:\"<[{?!".utf8.contains), !resolved.bytes.contains("„"),
      words.count < 3 || resolved.utf8.last != UInt8(ascii: "."),
      !words.dropLast().contains(where: { $0.last == UInt8(ascii: ",") })
    else { throw Reason(.phrase) }
    guard resolved.utf8.first != UInt8(ascii: "-"), resolved.utf8.last != UInt8(ascii: "-") else {
      throw Reason(.fragment)
    }
    let text = words.map { String(Substring($0)) }.joined(separator: " ").composed
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic) else {
      throw Reason(.symbol)
    }
    return text
  }

  /// The reason why an entry is of no use.
  struct Reason: Error {
    let reason: LeftOut.Reason
    init(_ reason: LeftOut.Reason) { self.reason = reason }
  }

  /// Returns a text without the groups in round brackets.
  private static func withoutBrackets(_ word: String) -> String {
    guard word.utf8.contains(UInt8(ascii: "(")) else { return word }
    var (text, depth) = ([UInt8](), 0)
    for byte in word.utf8 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if depth == 0, byte != UInt8(ascii: ")") { text.append(byte) }
      if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
