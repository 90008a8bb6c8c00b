// This whole file by scalar: its texts are arrays of scalars.

/// The index where a word ends and its meaning begins.
enum Boundary {
  /// Returns the first sign between a word and its meaning.
  static func separator(in text: Scalars, _ style: LineStyle) -> Range<Int>? {
    var index = text.startIndex
    while index < text.endIndex {
      if Bracketed.opensGroup(text[index]), let group = Bracketed(text[index...]) {
        index = group.end
        continue
      }
      if index > text.startIndex, index + 1 < text.endIndex,
        let found = separator(at: index, of: text, style)
      {
        return found
      }
      index += 1
    }
    return leader(in: text)
  }

  /// - Parameter index: the index of a scalar that is neither the first nor the last.
  private static func separator(
    at index: Int, of text: Scalars, _ style: LineStyle
  ) -> Range<Int>? {
    let (before, sign, after) = (text[index - 1], text[index], text[index + 1])
    let behind = index + 2 < text.endIndex ? text[index + 2] : nil
    let one = index..<(index + 1)
    if sign == style.sign { return one }
    if style.hasSpacedColumns, before.isSpace, sign.isSpace { return (index - 1)..<(index + 1) }
    switch sign {
    case "—", "→", "⇒": return one
    case "-", "–":
      if before.isSpace, after.isSpace { return one }
      if sign == "-", after == ">" { return index..<(index + 2) }
      if sign == "-", after == "-", before.isSpace, behind?.isSpace ?? false {
        return index..<(index + 2)
      }
      return before.isLetter && after.isSpace && isDash(at: index, of: text) ? one : nil
    case "=":
      if after == ">" { return index..<(index + 2) }
      return before != "=" && after != "=" ? one : nil
    case ":", "：": return after.isSpace || sign == "：" || !after.isASCII ? one : nil
    default: return nil
    }
  }

  private static let openEnds = Set("-–—−=→⇒".unicodeScalars)

  /// Returns the word before a dash or the like at the end of a text, behind which no meaning
  /// stands: `harbor -`, `harbor—`; `nil` for any other text, such as `pre-`.
  static func word(beforeEndOf text: Scalars) -> Scalars? {
    guard let sign = text.last, openEnds.contains(sign),
      let end = text.lastIndex(where: { $0 != sign })
    else { return nil }
    return text[end].isSpace || sign == "—" || sign == "→" || sign == "⇒"
      ? text[...end].trimmed : nil
  }

  /// Returns whether a hyphen with a space only behind it is a dash: in `harbor- a port`, but not
  /// in `pre- before` or `two- and threefold`.
  private static func isDash(at index: Int, of text: Scalars) -> Bool {
    let word = text[..<index]
    // A longer text has more words than one.
    guard word.count <= 40, !word.contains(where: \.isSpace),
      !prefixes.contains(word.text.lowercased()),
      let next = text[(index + 1)...].prefix(40).words.first, let sign = next.first,
      !sign.isListSeparator
    else { return false }
    return !["and", "or", "to"].contains(next.text.lowercased())
  }

  static let prefixes: Set<String> = [
    "anti", "auto", "bi", "co", "counter", "de", "dis", "em", "en", "ex", "extra", "fore", "hyper",
    "hypo", "il", "im", "in", "inter", "ir", "micro", "mid", "mis", "mono", "multi", "non", "out",
    "over", "poly", "post", "pre", "re", "semi", "sub", "super", "tele", "trans", "tri", "un",
    "under", "uni",
  ]

  /// Returns the dots that lead from a word to its meaning: `harbor ..... a port`.
  private static func leader(in text: Scalars) -> Range<Int>? {
    guard let first = text.firstIndex(where: \.isLetter),
      let last = text.lastIndex(where: \.isLetter)
    else { return nil }
    var index = first
    while index < text.endIndex {
      let sign = text[index]
      guard sign == "." || sign == "…" || sign == "_" else {
        index += 1
        continue
      }
      let end = text[index...].firstIndex { $0 != sign } ?? text.endIndex
      if end - index >= (sign == "…" ? 1 : 3), end <= last { return index..<end }
      index = end
    }
    return nil
  }

  /// Returns the index where brackets, a pronunciation or a part of speech follow a word.
  static func gloss(in text: Scalars) -> Int? {
    text.indices.dropFirst().first { index in
      let (before, sign) = (text[index - 1], text[index])
      if before.isSpace {
        if Bracketed.mayOpen(sign) {
          guard let group = Bracketed(text[index...]) else { return false }
          return group.isRound || group.isSquare || group.content.hasLetter
        }
        return (0x61...0x7A).contains(sign.value)
          && PartOfSpeechMark.bare(in: text[index...]) != nil
      }
      guard Bracketed.opensGroup(sign), let group = Bracketed(text[index...]) else { return false }
      // Brackets may be a part of a word in Latin letters: `fiancé(e)`.
      return group.isSquare && group.content.contains(where: \.isPhonetic)
        || group.isRound && before.isOtherScript ?? !before.isASCII
    }
  }

  /// Returns the index where the letters of another script begin: `дом house`.
  static func scriptChange(in text: Scalars) -> Int? {
    var (first, space): (Bool?, Int?)
    for index in text.indices {
      if text[index].isSpace { space = index }
      guard let isOther = text[index].isOtherScript else { continue }
      guard let known = first else {
        first = isOther
        continue
      }
      if isOther != known { return space }
    }
    return nil
  }

  /// Returns the pieces between commas and semicolons that stand neither in quotation marks nor in
  /// brackets. Blank pieces are left out.
  static func pieces(of text: Scalars) -> [Scalars] {
    var pieces: [Scalars] = []
    var (start, index) = (text.startIndex, text.startIndex)
    func add(_ piece: Scalars) {
      if piece.contains(where: { !$0.isSpace }) { pieces.append(piece) }
    }
    while index < text.endIndex {
      let sign = text[index]
      let isOpening =
        index == text.startIndex || text[index - 1].isSpace || text[index - 1].isListSeparator
      if isOpening, Quotation.mayOpen(sign), let quoted = Quotation.first(in: text[index...]) {
        index = quoted.rest.startIndex
      } else if Bracketed.opensGroup(sign), let group = Bracketed(text[index...]) {
        index = group.end
      } else {
        if sign.isListSeparator {
          add(text[start..<index])
          start = index + 1
        }
        index += 1
      }
    }
    add(text[start...])
    return pieces
  }
}
