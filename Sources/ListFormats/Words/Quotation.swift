// This whole file by scalar: its texts are arrays of scalars.

/// Quotation marks around a word.
enum Quotation {
  /// The marks that close a quotation, by the mark that opens it.
  private static let closers: [Unicode.Scalar: String] = [
    "\"": "\"", "＂": "＂", "'": "'", "`": "'´`", "´": "´",
    "“": "”", "”": "”", "„": "“”", "‟": "”", "‘": "’", "’": "’", "‚": "‘’",
    "«": "»", "»": "«", "‹": "›", "›": "‹", "「": "」", "『": "』",
  ]
  /// The marks that may be apostrophes.
  private static let singles = Set("'‘’‚`´".unicodeScalars)
  private static let followers = Set(",;:.!?)]}/|=–—…、，；：。".unicodeScalars)
  /// The most scalars of a quotation, so that the time is linear.
  private static let longest = 204

  /// Returns whether a sign may follow a quotation.
  static func mayFollow(_ sign: Unicode.Scalar) -> Bool {
    sign.isSpace || followers.contains(sign)
  }

  static func mayOpen(_ sign: Unicode.Scalar) -> Bool { closers[sign] != nil }

  /// Returns the quotation at the start of a text, and the text after it.
  static func first(in text: Scalars) -> (content: Scalars, rest: Scalars)? {
    guard text.count > 2, let open = text.first, let closers = closers[open]?.unicodeScalars else {
      return nil
    }
    let window = text.dropFirst().prefix(longest)
    var depth = 1
    for index in window.indices {
      let sign = window[index]
      guard closers.contains(sign) else {
        if sign == open { depth += 1 }
        continue
      }
      if depth > 1 {
        depth -= 1
        continue
      }
      let (content, rest) = (window[..<index], text[(index + 1)...])
      guard !content.isEmpty, rest.first.map(mayFollow) ?? true else { continue }
      // One apostrophe may begin a word (`'tis`), and another end one (`the dogs' names`).
      if singles.contains(open), !rest.isEmpty, content.contains(where: \.isSpace) { return nil }
      return (content, rest)
    }
    return nil
  }

  /// Returns a text between marks that say that the text is the word exactly as it is written.
  static func exact(_ word: String) -> String { "““" + word + "””" }

  /// Returns the word that stands between such marks at the start of a text, and the text after it:
  /// nothing, or a tab and a meaning.
  static func exact(in text: Scalars) -> (content: Scalars, rest: Scalars)? {
    guard text.begins(with: "““") else { return nil }
    let inside = text.dropFirst(2)
    for index in inside.indices.dropLast() where inside[index] == "”" && inside[index + 1] == "”" {
      let rest = inside[(index + 2)...]
      if rest.first.map({ $0 == "\t" }) ?? true { return (inside[..<index], rest) }
    }
    return nil
  }
}

/// The marks with which people and Markdown emphasise a text.
enum Emphasis {
  private static let marks = ["**", "__", "~~", "==", "*", "_", "`"]

  /// Returns a text without the marks around all of it; `nil` without such marks.
  static func inner(of text: Scalars) -> Scalars? {
    for mark in marks {
      let count = mark.unicodeScalars.count
      guard text.count > 2 * count, text.begins(with: mark),
        text.suffix(count).elementsEqual(mark.unicodeScalars)
      else { continue }
      let inner = text.dropFirst(count).dropLast(count)
      if let sign = mark.unicodeScalars.first, let first = inner.first, let last = inner.last,
        !inner.contains(sign), !first.isSpace, !last.isSpace
      {
        return inner
      }
    }
    return nil
  }

  /// Whether a text is bold as a whole, as a heading is.
  static func isBold(_ text: Scalars) -> Bool {
    (text.begins(with: "**") || text.begins(with: "__")) && inner(of: text) != nil
  }
}
