// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// A line that says what the words below it are, such as `Week 12` or `## Long vowels`.
struct Heading: Hashable, Sendable {
  enum Rank: Int, Comparable, Sendable {
    /// The line looks like a heading.
    case plain
    /// The signs of Markdown say that it is one.
    case markedUp
    /// The line names a week, a lesson, a list or the like by its number.
    case numbered

    static func < (one: Rank, other: Rank) -> Bool { one.rawValue < other.rawValue }
  }

  let title: String
  let rank: Rank
  /// The number of the signs `#` before it; `nil` without any.
  let level: Int?

  /// - Parameters:
  ///   - text: the heading as it is written.
  ///   - isMarkedUp: whether signs of Markdown say that it is a heading.
  ///   - level: the number of the signs `#` before it.
  init(_ text: Scalars, isMarkedUp: Bool = false, level: Int? = nil) {
    let title = Self.tidy(text)
    self.title = title.text
    self.level = level
    rank = HeadingWords.isNumbered(title) ? .numbered : isMarkedUp ? .markedUp : .plain
  }

  /// Returns a heading without the signs around it.
  private static func tidy(_ text: Scalars) -> Scalars {
    var title = withoutForms(text.trimmed)
    if let inner = framed(title) { title = inner }
    if title.first == "#" {
      title = title.drop { $0 == "#" }
      while title.last == "#" { title = title.dropLast() }
      title = title.trimmed
    }
    for _ in 0..<2 {
      guard let inner = Emphasis.inner(of: title) else { break }
      title = inner
    }
    let endings = Set(":：*-–—".unicodeScalars)
    while let last = title.last, endings.contains(last) || last.isSpace {
      title = title.dropLast()
    }
    title = title.drop { $0 == "*" }.trimmed
    return Scalars(title.words.joined(separator: " ".unicodeScalars))
  }

  /// Returns a heading without the forms that stand beside it in its line: `Week 7     Name: ____`.
  private static func withoutForms(_ text: Scalars) -> Scalars {
    var title = text
    while let gap = title.indices.last(where: { index in
      index > title.startIndex && title[index].isSpace && title[index - 1].isSpace
    }) {
      let form = title[(gap + 1)...]
      guard let name = form.tokens.first, HeadingWords.forms.contains(name.lowercased()),
        WritingLine.hasRow(in: form) || form.tokens.count == 1
      else { break }
      title = title[..<gap].trimmed
    }
    return title
  }

  /// Returns the text between two equal rows of signs: `=== Challenge words ===`.
  private static func framed(_ text: Scalars) -> Scalars? {
    guard let sign = text.first, "=-–—~*+".unicodeScalars.contains(sign) else { return nil }
    let (start, end) = (text.prefix { $0 == sign }, text.reversed().prefix { $0 == sign })
    let fewest = sign == "=" ? 2 : 3
    guard start.count >= fewest, end.count >= fewest, start.count + end.count < text.count else {
      return nil
    }
    let inner = text.dropFirst(start.count).dropLast(end.count)
    guard inner.hasLetter, inner.first?.isSpace ?? false, inner.last?.isSpace ?? false else {
      return nil
    }
    return inner.trimmed
  }

  /// Returns the heading that a line without a marker certainly is; `nil` for a line that may be a
  /// word.
  ///
  /// - Parameter hasMeaning: whether the line has a word and its meaning.
  static func certain(
    _ line: Scalars, _ style: LineStyle = LineStyle(), hasMeaning: Bool = false
  ) -> Heading? {
    let text = line.trimmed
    guard let last = text.last, !text.isPlainWord else { return nil }
    if let marked = markedUp(text) { return marked.title.isEmpty ? nil : marked }
    if style.emphasised <= 0.4, Emphasis.isBold(text) { return Heading(text, isMarkedUp: true) }
    // A line that names a list is short.
    let isShort = text.count <= 200
    guard isShort, !hasGloss(text) else { return nil }
    if last == ":" || last == "：", text.wordCount <= 10, text.hasLetter { return Heading(text) }
    if HeadingWords.isDate(text) { return Heading(text) }
    // A sentence is no heading, and neither is a word with its meaning, if most lines are such.
    let mayBeText =
      hasMeaning && style.defined >= 0.5
      || ".!?".unicodeScalars.contains(last) && text.wordCount > 3
    if mayBeText, !HeadingWords.isNumbered(beforeMeaning(text)), !namesPart(text) { return nil }
    return text.wordCount <= 12 && isTitle(text, style) ? Heading(text) : nil
  }

  /// Returns whether a text names a list: two words that do so (`Spelling list`), one of them with
  /// a number (`Week 12`), or `words` (`Tricky words`).
  private static func isTitle(_ text: Scalars, _ style: LineStyle) -> Bool {
    guard text.contains(where: \.isListSeparator) else {
      if namesPart(text) { return true }
      let name = beforeMeaning(text)
      guard HeadingWords.areTitle(name.tokens) else { return false }
      return name.count == text.count || style.defined <= 0.5 || HeadingWords.isNumbered(name)
    }
    let pieces = Boundary.pieces(of: text)
    guard let first = pieces.first, text.tokens.count > 2 else { return false }
    return HeadingWords.areTitle(beforeMeaning(first).tokens)
      || pieces.contains { $0.wordCount < 4 && HeadingWords.isNumbered($0) }
  }

  /// Returns whether a text names a list, and behind a dash its part of a course or its date:
  /// `Spellings – Autumn Term 1`.
  private static func namesPart(_ text: Scalars) -> Bool {
    let name = beforeMeaning(text)
    guard name.count < text.count, name.tokens.count == 1, let word = name.tokens.first,
      HeadingWords.names.contains(word.lowercased())
    else { return false }
    let part = text[name.endIndex...].drop { $0.isSpace || "-–—".unicodeScalars.contains($0) }
    return part.wordCount < 7 && !part.beginsAsDefinition
      && (HeadingWords.isNumbered(part) || HeadingWords.isDate(part))
  }

  private static func markedUp(_ text: Scalars) -> Heading? {
    if framed(text) != nil { return Heading(text, isMarkedUp: true) }
    let level = text.prefix(7).prefix { $0 == "#" }.count
    guard (1...6).contains(level), let next = text.dropFirst(level).first, !next.isDigit else {
      return nil
    }
    return Heading(text, isMarkedUp: true, level: level)
  }

  /// Returns whether a part of speech or a pronunciation stands behind the first word.
  private static func hasGloss(_ text: Scalars) -> Bool {
    guard let index = Boundary.gloss(in: text) else { return false }
    let gloss = Gloss(text[index...])
    return !gloss.parts.isEmpty || gloss.hasPronunciation
  }

  /// Returns the part of a line before a tab or a dash between spaces: the part behind may be a
  /// meaning.
  static func beforeMeaning(_ text: Scalars) -> Scalars {
    if let tab = text.firstIndex(of: "\t") { return text[..<tab] }
    var index = text.startIndex + 1
    while index < text.endIndex {
      let dashes = text[index...].prefix { "-–—".unicodeScalars.contains($0) }
      if !dashes.isEmpty, text[index - 1].isSpace,
        dashes.endIndex < text.endIndex, text[dashes.endIndex].isSpace
      {
        return text[..<(index - 1)]
      }
      index = dashes.endIndex + (dashes.isEmpty ? 1 : 0)
    }
    return text
  }
}
