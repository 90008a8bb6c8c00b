// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// A word without the signs around it that are no part of it.
enum WordText {
  /// Returns a word without quotation marks, emphasis, stars, and punctuation at its end.
  ///
  /// A word between ““ and ”” is kept as it is.
  static func cleaned(_ text: Scalars, _ style: LineStyle) -> Scalars {
    var word = text.trimmed
    if word.isPlainWord { return word }
    if let exact = Quotation.exact(in: word), exact.rest.isEmpty { return exact.content }
    // The signs may stand inside one another.
    for _ in 0..<4 {
      let count = word.count
      if let quoted = Quotation.first(in: word), quoted.rest.allSatisfy(Quotation.mayFollow) {
        word = quoted.content.trimmed
      }
      if let inner = Emphasis.inner(of: word) { word = inner.trimmed }
      let unstarred = word.drop { $0 == "*" }.trimmed
      if unstarred.hasLetter { word = unstarred }
      let shorter = withoutEnd(word, style)
      if shorter.hasLetter { word = shorter }
      if word.count == count { break }
    }
    return word
  }

  private static let endings = Set(",;:،؛，；：、*†‡".unicodeScalars)
  private static let footnotes = Set("¹²³".unicodeScalars)
  private static let stops = Set(".。…".unicodeScalars)
  private static let calls = Set("!?！？".unicodeScalars)

  private static func isEnd(_ sign: Unicode.Scalar) -> Bool {
    endings.contains(sign) || footnotes.contains(sign) || stops.contains(sign)
      || calls.contains(sign) || sign.isSpace
  }

  /// Returns a word without the signs at its end: punctuation, lines to write on, marks of
  /// footnotes, and a dash or the like behind which no meaning stands.
  private static func withoutEnd(_ text: Scalars, _ style: LineStyle) -> Scalars {
    var text = text
    let core = text.lastIndex { !isEnd($0) }.map { text[...$0] } ?? text
    // A question of several words keeps its mark.
    let isPhrase = core.contains { $0.isSpace || $0 == "¿" || $0 == "¡" }
    while true {
      text = text.trimmedAtEnd
      guard let last = text.last else { return text }
      let before = text.dropLast()
      if endings.contains(last) {
        text = before
      } else if footnotes.contains(last), !isUnit(before) {
        text = before
      } else if stops.contains(last) {
        guard last != "." || !isAbbreviation(before, style) else { return text }
        text = before
      } else if calls.contains(last) {
        guard !isPhrase else { return text }
        text = before
      } else if last == "_" {
        let rest = text.suffix(text.reversed().prefix { $0 == "_" }.count)
        guard rest.count > 1 else { return text }
        text = text.dropLast(rest.count)
      } else if let word = Boundary.word(beforeEndOf: text) {
        text = word
      } else {
        return text
      }
    }
  }

  /// Returns whether a raised number after a text is a power: `x²`, `10 km²`.
  private static func isUnit(_ text: Scalars) -> Bool {
    if text.last?.isDigit == true { return true }
    return (1...2).contains(text.suffix(3).reversed().prefix { $0.isLetter }.count)
  }

  /// Returns whether a full stop after a text is a part of its last word: `Mr.`, `a.m.`
  static func isAbbreviation(_ text: Scalars, _ style: LineStyle) -> Bool {
    // A longer word is no abbreviation.
    let last = text.suffix(12)
    let word = last[(last.lastIndex(where: \.isSpace).map { $0 + 1 } ?? last.startIndex)...]
    guard word.hasLetter, word.last != "." else { return false }
    if word.contains(".") { return true }
    return !style.hasFullStops
      && (word.count == 1 || abbreviations.contains(word.text.lowercased()))
  }

  private static let abbreviations: Set<String> = [
    "approx", "ave", "blvd", "capt", "co", "col", "corp", "dept", "dr", "est", "etc", "fig", "gen",
    "gov", "hon", "inc", "jr", "lt", "ltd", "mr", "mrs", "ms", "no", "prof", "rd", "rev", "sgt",
    "sr", "st", "vol", "vs",
  ]
}

extension Scalars {
  fileprivate var trimmedAtEnd: Scalars {
    guard let end = lastIndex(where: { !$0.isSpace }) else { return prefix(0) }
    return self[...end]
  }
}
