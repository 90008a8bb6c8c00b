// This whole file by scalar: its texts are arrays of scalars.

/// A line to write on, as worksheets have it beside a word: `____ necessary`, `separate ......`.
enum WritingLine {
  private static let underscores = Set("_＿".unicodeScalars)

  /// Returns the smallest number of these signs that is a line; `nil` for other signs.
  private static func fewest(of sign: Unicode.Scalar) -> Int? {
    if underscores.contains(sign) { return 2 }
    switch sign {
    case ".": return 4
    case "…": return 2
    default: return nil
    }
  }

  /// Returns the length of a line at the start of a text; `nil` for a text without one.
  ///
  /// - Parameter text: a text without space around it.
  static func length(atStartOf text: Scalars) -> Int? {
    guard let sign = text.first, let fewest = fewest(of: sign) else { return nil }
    let run = text.prefix { $0 == sign || $0.isSpace }
    let count = run.count { $0 == sign }
    guard count >= fewest else { return nil }
    if run.count == text.count || run.last?.isSpace ?? false { return run.count }
    // Marks of emphasis stand at both ends of a text.
    let isRow = underscores.contains(sign) && count > 2
    return isRow && text.last.map { $0 != sign } ?? false ? run.count : nil
  }

  /// Returns the text before a line at the end of a text; `nil` for a text without one, and for a
  /// form, which has a label before each of its lines: `Name: ____`, `Name ____ Date ____`.
  ///
  /// - Parameter text: a text without space around it.
  static func textBefore(in text: Scalars) -> Scalars? {
    guard let sign = text.last, let fewest = fewest(of: sign),
      let end = text.lastIndex(where: { $0 != sign && !$0.isSpace })
    else { return nil }
    let (word, line) = (text[...end], text[(end + 1)...])
    let count = line.count { $0 == sign }
    guard count >= fewest, word.hasLetter, text[end] != ":", text[end] != "：",
      !hasRow(in: word)
    else { return nil }
    let isApart = line.first?.isSpace ?? false
    return isApart || underscores.contains(sign) && count > 2 ? word : nil
  }

  /// Returns whether a row of three underscores stands in a text.
  static func hasRow(in text: Scalars) -> Bool {
    var count = 0
    return text.contains { sign in
      count = underscores.contains(sign) ? count + 1 : 0
      return count == 3
    }
  }

  /// Returns whether a text is nothing but a line.
  static func isAll(of text: Scalars) -> Bool {
    guard let sign = text.first, let fewest = fewest(of: sign) else { return false }
    return text.count { $0 == sign } >= fewest && text.allSatisfy { $0 == sign || $0.isSpace }
  }
}

extension ListLine {
  /// Whether the line has lines to write on behind labels: `Name: ______`, `Name ____ Date ____`.
  var isForm: Bool {
    guard markers.isEmpty else { return false }
    if let colon = body.prefix(25).firstIndex(of: ":"), WritingLine.hasRow(in: body[colon...]) {
      return true
    }
    guard isLabel else { return false }
    // A single word with a line behind it may be one to spell.
    return WritingLine.hasRow(in: body) || endsWithLine && (isBehindBlank || isBeforeBlank)
  }

  /// Whether the line begins with what people write about themselves.
  var isLabel: Bool {
    guard beginsWithCapital, let first = body.prefix(40).tokens.first else { return false }
    return HeadingWords.forms.contains(first.lowercased())
  }
}
