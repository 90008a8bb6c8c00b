// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// Reads the words of a line that has no marker at its start: a word alone or with its meaning, or
/// words between commas.
///
/// - The first tab of a line separates the word from its meaning.
/// - In a line without a tab, a sign between spaces does: a hyphen or a dash, a colon, an equals
///   sign, an arrow, a row of dots. A hyphen without spaces is a part of the word.
/// - A part of speech, a pronunciation or a remark in brackets ends the word, too.
/// - In a line without any of them, commas and semicolons separate words, when each piece has at
///   most three words. When a piece has more, or when the second of two pieces begins as a
///   definition does (`a`, `an`, `the`, `to`), the first piece is the word and the rest its
///   meaning.
struct LineReader {
  struct Pair: Hashable {
    var word: String
    var meaning: String?
  }

  private let style: LineStyle
  private(set) var pairs: [Pair] = []
  /// The reasons why something is read in another way than it is written.
  private(set) var reasons: [RowReason] = []
  private(set) var hasPronunciation = false
  /// Whether a part of speech stands beside a word without a meaning. It is left out.
  private(set) var hasLonelyPart = false

  init(_ style: LineStyle) { self.style = style }

  /// The most words of a piece between commas that is a word. A longer piece is a definition.
  private static let mostWords = 3

  /// - Parameter isPiece: whether the text is a piece of a line already.
  mutating func read(_ line: Scalars, isPiece: Bool = false) {
    let text = line.trimmed
    guard !text.isPlainWord else {
      pairs.append(Pair(word: text.text))
      return
    }
    guard !text.isEmpty else { return }
    if let exact = Quotation.exact(in: text) {
      pairs.append(Pair(word: exact.content.text, meaning: exact.rest.trimmed.passage))
      return
    }
    if let tab = text.firstIndex(of: "\t") {
      return add(text[..<tab], meaning: text[tab...])
    }
    if let letters = optionalLetters(text) { return add(letters, definition: nil) }
    if readQuoted(text) { return }
    let pieces = Boundary.pieces(of: text)
    let separator = Boundary.separator(in: text, style)
    if let gloss = Boundary.gloss(in: text), gloss < separator?.lowerBound ?? .max,
      readGloss(at: gloss, of: text, pieces)
    {
      return
    }
    if let separator, isSeparator(separator, in: text, pieces) {
      let rest = text[separator.upperBound...]
      // Behind the space between two columns, a dash may stand, too.
      let meaning = text[separator.lowerBound].isSpace ? Gloss.meaning(after: rest) : rest
      return add(text[..<separator.lowerBound], meaning: meaning)
    }
    if pieces.count > 1, !isPiece { return read(pieces, of: text) }
    let single = pieces.count == 1 ? pieces[0].trimmed : text
    if let change = Boundary.scriptChange(in: single) {
      return add(single[..<change], meaning: single[change...])
    }
    readSlashes(single)
  }

  /// Returns whether a sign divides a word from its meaning. A colon after many words does not.
  private func isSeparator(
    _ range: Range<Int>, in text: Scalars, _ pieces: [Scalars]
  ) -> Bool {
    let sign = text[range.lowerBound]
    return style.sign != nil || sign != ":" && sign != "：" || pieces.count < 2
      || text[..<range.lowerBound].wordCount <= 5
  }

  /// Reads a line that begins with a word in quotation marks, unless a comma follows it.
  private mutating func readQuoted(_ text: Scalars) -> Bool {
    guard let quoted = Quotation.first(in: text) else { return false }
    let rest = quoted.rest.trimmed
    let word = text[..<quoted.rest.startIndex]
    guard let sign = rest.first, !rest.allSatisfy(Quotation.mayFollow) else {
      add(word, definition: nil)
      return true
    }
    guard !sign.isListSeparator,
      Gloss.separates(sign) || Bracketed.mayOpen(sign) || PartOfSpeechMark.bare(in: rest) != nil
    else { return false }
    let gloss = Gloss(rest)
    add(word, gloss, meaning(Gloss.meaning(after: gloss.rest)))
    return true
  }

  /// Reads a line in which brackets or a part of speech follow a word, unless it is a list of
  /// words.
  private mutating func readGloss(
    at index: Int, of text: Scalars, _ pieces: [Scalars]
  ) -> Bool {
    let gloss = Gloss(text[index...])
    let firstEnd = pieces.first?.endIndex ?? text.endIndex
    if pieces.count > 1 {
      let isBehindComma = firstEnd < index
      let isAtComma = isBehindComma && text[(firstEnd + 1)..<index].allSatisfy(\.isSpace)
      let isPart = isAtComma && !gloss.parts.isEmpty
      if !isPart, isBehindComma || gloss.rest.first?.isListSeparator ?? false,
        isList(pieces) || isBehindComma && !isAtComma && gloss.parts.isEmpty
      {
        return false
      }
    }
    add(text[..<index], gloss, meaning(Gloss.meaning(after: gloss.rest)))
    return true
  }

  /// Returns whether pieces between commas are words, not a word and its meaning.
  private func isList(_ pieces: [Scalars]) -> Bool {
    pieces.allSatisfy { bare($0).wordCount <= Self.mostWords }
      && !(pieces.count == 2 && pieces[1].beginsAsDefinition)
  }

  /// Returns a piece without what follows its word.
  private func bare(_ piece: Scalars) -> Scalars {
    let piece = piece.trimmed
    return Boundary.gloss(in: piece).map { piece[..<$0] } ?? piece
  }

  /// Reads pieces between commas.
  private mutating func read(_ pieces: [Scalars], of text: Scalars) {
    guard bare(pieces[0]).wordCount <= Self.mostWords else { return add(text, definition: nil) }
    if let names = PartOfSpeechMark.names(ofPiece: pieces[1]) {
      let rest = pieces.count > 2 ? text[pieces[2].startIndex...].trimmed : []
      let part = "(\(names.joined(separator: ", ")))"
      hasLonelyPart = hasLonelyPart || rest.isEmpty
      return add(pieces[0], definition: rest.passage.map { "\(part) \($0)" })
    }
    guard isList(pieces) else {
      return add(pieces[0], definition: text[pieces[1].startIndex...].trimmed.passage)
    }
    for (number, piece) in pieces.enumerated() {
      read(number == pieces.count - 1 ? withoutAnd(piece) : piece, isPiece: true)
    }
  }

  /// Returns the last piece of a list without its `and`.
  private func withoutAnd(_ piece: Scalars) -> Scalars {
    let piece = piece.trimmed
    let words = piece.prefix(8).words
    guard words.count > 1, let first = words.first,
      ["and", "or", "&"].contains(first.text.lowercased())
    else { return piece }
    return piece[first.endIndex...]
  }

  /// Reads words between slashes: `his / her`. Of two spellings of one word, the first is read.
  private mutating func readSlashes(_ text: Scalars) {
    let word = WordText.cleaned(text, style)
    let parts = word.split(separator: "/").map(\.trimmed)
    let areWords = parts.allSatisfy { $0.count(where: \.isLetter) > 1 && $0.wordCount < 3 }
    guard parts.count > 1, areWords, word.text.lowercased() != "and/or" else {
      pairs.append(Pair(word: word.text))
      return
    }
    if parts.count == 2, RegionalSpelling.arePair(parts[0].text, parts[1].text) {
      reasons.append(.otherSpelling(parts[1].text))
      pairs.append(Pair(word: parts[0].text))
    } else {
      reasons.append(.divided(parts.count))
      for part in parts { add(part, definition: nil) }
    }
  }

  /// Reads a line whose meaning stands in the lines below it.
  mutating func read(_ line: Scalars, meaningBelow: String) {
    read(line)
    guard let last = pairs.indices.last else { return }
    let meaning = pairs[last].meaning.map { "\($0) \(meaningBelow)" } ?? meaningBelow
    pairs[last].meaning = meaning
  }

  /// Adds a word as it is.
  mutating func add(_ word: String) { pairs.append(Pair(word: word)) }

  // MARK: Words with meanings

  /// Returns a meaning in a cell with its part of speech in words, and without a pronunciation.
  mutating func readable(_ meaning: String) -> String? { self.meaning(Scalars(line: meaning)) }

  /// Returns a meaning with its part of speech in words, and without a pronunciation; `nil` for a
  /// line on which the meaning is to be written.
  private mutating func meaning(_ text: Scalars) -> String? {
    guard !WritingLine.isAll(of: text.trimmed) else { return nil }
    let gloss = Gloss(text)
    guard !gloss.parts.isEmpty || gloss.hasPronunciation else { return text.trimmed.passage }
    reasons += gloss.unread.map { .unreadRemark($0) }
    hasPronunciation = hasPronunciation || gloss.hasPronunciation
    return gloss.definition(Gloss.meaning(after: gloss.rest).passage)
  }

  /// Adds a word that may have remarks behind it.
  private mutating func add(_ word: Scalars, meaning text: Scalars) {
    addCell(word, definition: meaning(text))
  }

  /// Adds the word of a cell, which may have remarks behind it, with its definition.
  mutating func addCell(_ word: Scalars, definition: String?) {
    let word = word.trimmed
    if let letters = optionalLetters(word) { return add(letters, definition: definition) }
    if let index = Boundary.gloss(in: word), Quotation.exact(in: word) == nil {
      let gloss = Gloss(word[index...])
      if gloss.rest.isEmpty { return add(word[..<index], gloss, definition) }
      // A remark behind the part of speech.
      if let remark = Bracketed(gloss.rest), remark.end == word.endIndex {
        let texts = [gloss.rest.text, definition].compactMap(\.self)
        return add(word[..<index], gloss, texts.joined(separator: " "))
      }
    }
    add(word, definition: definition)
  }

  private mutating func add(_ word: Scalars, _ gloss: Gloss, _ meaning: String?) {
    reasons += gloss.unread.map { .unreadRemark($0) }
    hasPronunciation = hasPronunciation || gloss.hasPronunciation
    let definition = gloss.definition(meaning)
    hasLonelyPart = hasLonelyPart || definition == nil && !gloss.parts.isEmpty
    add(word, definition: definition)
  }

  private mutating func add(_ word: Scalars, definition: String?) {
    if let letters = optionalLetters(word) { return add(letters, definition: definition) }
    pairs.append(Pair(word: WordText.cleaned(word, style).text, meaning: definition))
  }

  /// Returns the words of a text with letters in brackets; `nil` for any other text.
  private func optionalLetters(_ text: Scalars) -> OptionalLetters? {
    guard text.contains(where: { $0 == "(" || $0 == "（" }),
      Quotation.exact(in: text.trimmed) == nil
    else { return nil }
    return OptionalLetters(WordText.cleaned(text, style))
  }

  private mutating func add(_ letters: OptionalLetters, definition: String?) {
    if let spelling = letters.otherSpelling {
      reasons.append(.otherSpelling(spelling))
    } else {
      reasons.append(.optionalLetters(letters.words.count))
    }
    pairs += letters.words.map { Pair(word: $0, meaning: definition) }
  }
}

extension Scalars {
  /// The text; `nil` if it is empty.
  var passage: String? { isEmpty ? nil : text }
}
