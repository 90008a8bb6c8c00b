// This whole file by scalar: its texts are lines of Markdown.

/// A heading in two lines: a text, and a row of signs below it (CommonMark 0.31, "Setext
/// headings").
enum SetextHeading {
  /// Returns whether a line may stand below the text: it has only `=`, two or more, or only `-`,
  /// four or more. Three are a mark of their own.
  static func isUnderline(_ line: String) -> Bool {
    let signs = line.utf8.prefix { !$0.isSpaceOrTab }
    guard let first = signs.first, signs.allSatisfy({ $0 == first }),
      line.utf8.dropFirst(signs.count).allSatisfy(\.isSpaceOrTab)
    else { return false }
    return first == UInt8(ascii: "=") && signs.count > 1 || isDash(first) && signs.count > 3
  }

  /// Returns whether a row of signs is one of dashes, which may also divide two texts.
  static func isDivider(_ underline: String) -> Bool { underline.utf8.first.map(isDash) ?? false }

  private static func isDash(_ sign: UInt8) -> Bool { sign == UInt8(ascii: "-") }

  /// Returns whether a line may be the text: it is no item of a list, no quotation, no row of a
  /// table and no code.
  static func canBeTitle(_ line: String) -> Bool {
    let text = line.unicodeScalars.drop { $0 == " " }
    guard line.unicodeScalars.count - text.count < 4, let first = text.first,
      !"|>\t".unicodeScalars.contains(first)
    else { return false }
    let digits = text.prefix { ("0"..."9").contains($0) }
    let sign = text.dropFirst(digits.count).first
    let isItem =
      digits.isEmpty
      ? "-*+".unicodeScalars.contains(first) && text.dropFirst().first == " "
      : sign == "." || sign == ")"
    return !isItem
      && text.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// Returns whether the signs are as many as those of the text, or nearly.
  static func fits(_ title: String, _ underline: String) -> Bool {
    abs(title.trimmed.unicodeScalars.count - underline.trimmed.unicodeScalars.count) < 3
  }
}
