internal import ByteText
internal import Vocabulary

/// The text of a translation as a learner reads and hears it.
enum TranslationText {
  /// The most bytes and words of a translation that is not clumsy.
  private static let (longest, mostWords) = (60, 6)

  /// Returns a text without signs around it, doubled spaces and short forms; `nil` for a text with
  /// a gap, such as `... ago`, or without a letter.
  static func cleaned(_ bytes: [UInt8]) -> (text: String, isClumsy: Bool)? {
    var text = String(decoding: bytes, as: UTF8.self)
    guard !text.bytes.contains("..."), !text.bytes.contains("…") else { return nil }
    let hasSigns = bytes.contains { $0 >= 0xC2 || "\\{}\"".utf8.contains($0) }
    for (old, new) in signs where hasSigns && text.bytes.contains(old) {
      text = text.bytes.replacing(old, with: new)
    }
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: \.canBeginText),
      let last = scalars.lastIndex(where: \.canEndText), first <= last
    else { return nil }
    let words = Substring(scalars[first...last]).utf8.split(separator: UInt8(ascii: " "))
    let plain = words.map { String(Substring($0)) }.joined(separator: " ")
    guard let resolved = Placeholders.resolved(plain),
      resolved.unicodeScalars.contains(where: \.properties.isAlphabetic)
    else { return nil }
    let isClumsy =
      resolved.utf8.contains(UInt8(ascii: "/")) || resolved.utf8.count > longest
      || words.count > mostWords
    return (resolved.composed, isClumsy)
  }

  /// The signs that stand for others: hyphens, the letter `ĳ` of Dutch, an escape that was not
  /// resolved, and a mark of stress in place of an apostrophe.
  private static let signs = [
    ("\u{2010}", "-"), ("\u{2011}", "-"), ("\u{133}", "ij"), ("\u{132}", "IJ"),
    ("\\u2019", "\u{2019}"), ("\u{2C8}", "\u{2019}"), ("{", ""), ("}", ""), ("\u{B4}", ""),
    ("\"", ""), ("\u{201E}", ""), ("\u{201C}", ""), ("\u{201D}", ""),
  ]
}

extension Unicode.Scalar {
  fileprivate var canBeginText: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || "¡¿-'’".unicodeScalars.contains(self)
  }

  fileprivate var canEndText: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self)
      || ".!?'’%°-".unicodeScalars.contains(self)
  }
}
