// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// A line of a list, or one of several parts of it.
struct ListLine {
  enum Kind: Hashable {
    /// The line has words, or nothing yet says that it has none.
    case words
    case heading(Heading)
    /// The line is a sentence or other prose.
    case prose
  }

  /// The number of the line in its file.
  let number: Int
  /// The line as it is written.
  let text: String
  /// Whether a person gave the line, or marks say that it is a word. Then it is one.
  let isWord: Bool
  /// Whether marks say that it is a word exactly as it is written.
  let isExact: Bool
  /// The spaces before it.
  let indent: Int
  /// Whether a tab ends the line, which says that everything before it is the word.
  var endsWithTab = false
  /// The line without space, markers and a line to write on around it.
  var body: Scalars
  var markers: Set<ListMarker> = []
  /// Whether a line to write on stands behind the word.
  var endsWithLine = false
  /// Whether it is one of several cells of its line.
  private(set) var isCell = false
  var isBehindBlank = false
  var isBeforeBlank = false
  /// Whether a row of dashes stands below it.
  var isUnderlined = false

  var kind = Kind.words
  /// The words of the line, as far as nothing else is known.
  var pairs: [LineReader.Pair] = []
  /// The words behind a heading in the same line.
  var rest: Scalars?
  /// The meaning that stands below the line.
  var meaningBelow: String?

  init(_ number: Int, _ text: String, isOwn: Bool, _ style: LineStyle) {
    (self.number, self.text) = (number, text)
    let all = Scalars(line: text)
    indent = all.prefix(while: \.isSpace).reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    let trimmed = all.trimmed
    isExact = Quotation.exact(in: trimmed) != nil
    isWord = isOwn || isExact
    if isExact {
      body = trimmed
    } else {
      (markers, body) = ListMarker.removed(from: trimmed, style)
      takeWritingLine()
      endsWithTab = all[trimmed.endIndex...].contains("\t") && !body.contains("\t")
    }
  }

  /// Removes a line to write on behind the word.
  private mutating func takeWritingLine() {
    guard let word = WritingLine.textBefore(in: body) else { return }
    (body, endsWithLine) = (word, true)
  }

  /// Whether a marker before the line or a line to write on behind it says that it is a word.
  var isMarked: Bool { !markers.isEmpty || endsWithLine }

  var heading: Heading? {
    if case .heading(let heading) = kind { heading } else { nil }
  }

  var isHeading: Bool { heading != nil }

  /// Whether the line has a word with a meaning.
  var hasMeaning: Bool { meaningBelow != nil || pairs.contains { $0.meaning != nil } }

  /// Whether the line has words between commas.
  var isList: Bool { pairs.count > 1 && body.contains(where: \.isListSeparator) }

  /// The largest number of words in one of the line's entries.
  var longest: Int { pairs.reduce(0) { max($0, Scalars($1.word.unicodeScalars).wordCount) } }

  /// Reads the words of the line, as far as nothing else is known.
  mutating func read(_ style: LineStyle) {
    guard !endsWithTab else {
      pairs = [LineReader.Pair(word: body.text)]
      return
    }
    var reader = LineReader(style)
    reader.read(body)
    pairs = reader.pairs
  }

  /// Returns a part of the line.
  func part(_ body: Scalars, _ style: LineStyle) -> ListLine {
    var part = self
    (part.body, part.kind, part.rest, part.endsWithTab) = (body.trimmed, .words, nil, false)
    part.read(style)
    return part
  }

  /// Returns a cell of the line.
  func cell(_ cell: Scalars, isFirst: Bool, _ style: LineStyle) -> ListLine {
    var part = self
    (part.markers, part.body) = ListMarker.removed(from: cell, style)
    // The line has lost the markers of its first cell already.
    if isFirst { part.markers.formUnion(markers) }
    part.isCell = true
    part.endsWithLine = false
    part.takeWritingLine()
    (part.endsWithTab, part.isUnderlined, part.isBeforeBlank) = (false, false, false)
    part.isBehindBlank = isBehindBlank && isFirst
    return part
  }
}
