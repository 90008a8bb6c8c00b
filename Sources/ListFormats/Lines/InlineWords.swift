// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// Lines with more in them than a word or a heading: `Week 1: cat, dog`, `1. cat 2. dog`.
extension PlainReading {
  mutating func divideLines() {
    lines = lines.flatMap { line -> [ListLine] in
      guard !line.isWord, !line.body.isEmpty, !line.body.isPlainWord else { return [line] }
      if line.markers.contains(.number), !line.isHeading, !line.isCell, let parts = numbered(line) {
        return parts
      }
      return titled(line).map(wordsBehindHeading)
    }
  }

  /// Returns the parts of a line in which headings follow the words of others: `cat, dog. BONUS
  /// WORDS: hen, pig`.
  private func titled(_ line: ListLine) -> [ListLine] {
    let body = line.body
    guard let comma = body.lastIndex(where: \.isListSeparator), body.contains(":") else {
      return [line]
    }
    var (gaps, index): ([Range<Int>], Int) = ([], body.startIndex)
    while let gap = Self.gap(in: body[index...]), gap.upperBound <= comma {
      index = gap.upperBound
      let rest = body[index...]
      guard let colon = rest.prefix(41).firstIndex(of: ":") else { continue }
      let title = rest[..<colon]
      if title.wordCount < 5, HeadingWords.areTitle(title.tokens),
        !HeadingWords.isNumbered(body[..<gap.lowerBound])
      {
        gaps.append(gap)
      }
    }
    guard let first = gaps.first else { return [line] }
    let ends = gaps.dropFirst().map(\.lowerBound) + [body.endIndex]
    let others = zip(gaps, ends).map { gap, end in
      var part = line.part(body[gap.upperBound..<end], style)
      part.markers = []
      part.isBehindBlank = false
      if let heading = Heading.certain(part.body, style) { part.kind = .heading(heading) }
      return part
    }
    return [line.part(body[..<first.lowerBound], style)] + others
  }

  /// Returns the first index with a sign that ends a sentence and a space, or with two spaces.
  private static func gap(in text: Scalars) -> Range<Int>? {
    var index = text.startIndex
    while index < text.endIndex {
      let isEnd = ".;!?".unicodeScalars.contains(text[index])
      guard isEnd || text[index].isSpace else {
        index += 1
        continue
      }
      let start = isEnd ? index + 1 : index
      let end = text[start...].firstIndex { !$0.isSpace } ?? text.endIndex
      if end - start >= (isEnd ? 1 : 2), end < text.endIndex { return index..<end }
      index = max(end, index + 1)
    }
    return nil
  }

  /// Returns a line as a heading if words stand behind its colon, or a text that belongs to it.
  private func wordsBehindHeading(_ line: ListLine) -> ListLine {
    guard line.markers.isEmpty, !line.isWord,
      let colon = line.body.prefix(60).firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return line }
    let (title, rest) = (line.body[..<colon], line.body[(colon + 1)...].drop { $0 == "*" }.trimmed)
    guard !rest.isEmpty else { return line }
    let (names, isNumbered) = (title.tokens, HeadingWords.isNumbered(title))
    let isDefined = style.defined > 0.5
    let counts = Boundary.pieces(of: rest).map { piece in
      let piece = piece.trimmed
      return (Boundary.gloss(in: piece).map { piece[..<$0] } ?? piece).wordCount
    }
    let areWords = !counts.isEmpty && counts.allSatisfy { $0 < 3 }
    let namesList = HeadingWords.areTitle(names)
    let isTitle = namesList && (isNumbered || !isDefined)
    let saysWords =
      names.count > 1
      && names.contains { ["word", "words", "spellings"].contains($0.lowercased()) }
    let isAlone = names.count == 1 && HeadingWords.alone.contains(names[0].lowercased())
    // Letters that words have in common are no words: `Spelling pattern: ee, y, ea`.
    let areLetters = Boundary.pieces(of: rest).contains { $0.trimmed.count < 4 && $0.contains("-") }
    let areSingle = counts.max() == 1
    let heads =
      namesList && areSingle && counts.count > 1
      || !isDefined && (saysWords || isAlone && areSingle) || isTitle && saysWords
    var line = line
    if areWords, !areLetters, heads {
      line.kind = .heading(Heading(title))
      line.rest = rest
      line.pairs = []
    } else if isTitle {
      line.kind = .heading(line.heading ?? Heading(line.body))
    }
    return line
  }

  /// Returns the parts of a line that has several running numbers; `nil` for any other line.
  private func numbered(_ line: ListLine) -> [ListLine]? {
    let text = Scalars(line: line.text).trimmed
    var (cuts, last): ([(start: Int, end: Int)], Int?) = ([], nil)
    for index in text.indices where index == text.startIndex || text[index - 1].isSpace {
      let digits = text[index...].drop { $0 == "(" }.prefix(4).prefix { $0.isDigit }
      guard (1...3).contains(digits.count), let number = Int(digits.text),
        last.map({ number == $0 + 1 }) ?? (index == text.startIndex),
        let sign = text[digits.endIndex...].first, ".):".unicodeScalars.contains(sign)
      else { continue }
      let behind = text[digits.endIndex...].dropFirst()
      guard let next = behind.first, next.isSpace || next.isLetter else { continue }
      last = number
      cuts.append((index, behind.startIndex))
    }
    guard cuts.count > 1 else { return nil }
    let ends = cuts.dropFirst().map(\.start) + [text.endIndex]
    return zip(cuts, ends).map { cut, end in
      var part = text[cut.end..<end].trimmed
      while let last = part.last, last.isListSeparator || last.isSpace { part = part.dropLast() }
      return line.part(part, style)
    }
  }
}
