internal import ByteText
internal import Cards
internal import Tables

/// The lines of a text with cards in Markdown, each with the mark that it begins with.
struct MarkdownLines {
  struct Line {
    /// The number of the line, from 1.
    let number: Int
    /// The line as it is written.
    fileprivate(set) var written: String
    fileprivate(set) var mark: MarkdownMark
    /// The line without the mark of a card, as a card has it.
    fileprivate(set) var content: String

    fileprivate init(_ number: Int, _ written: String) {
      (self.number, self.written) = (number, written)
      mark = MarkdownMark(written)
      let isMarked = [.question, .answer, .cloze].contains(mark)
      content = isMarked ? String(Substring(written.utf8.dropFirst(2))) : written
    }

    /// Whether the line is a text of a card.
    var isText: Bool { mark == .text || mark == .code }
  }

  private(set) var lines: [Line] = []
  /// The name of the deck, which the front matter gives.
  private(set) var title: String?
  /// The front matter, if it has more than the name.
  private(set) var frontMatter: [Line] = []
  /// The remarks about lines, by the line's index.
  private(set) var remarks: [Int: CardRowReason] = [:]

  /// The largest number of lines. Each needs some 100 bytes of memory.
  private static let mostLines = 2_000_000

  /// Reads the lines of a file.
  init(_ text: FileText) throws(CardFileError) {
    try self.init(text.bytes)
    readFrontMatter()
    markBlocks()
  }

  /// Reads the lines that a person writes in place of others.
  init(own text: String) throws(CardFileError) {
    try self.init(Array(text.utf8))
    markBlocks()
  }

  private init(_ bytes: [UInt8]) throws(CardFileError) {
    for line in NumberedLines(bytes) {
      let written = Line(line.number, String(decoding: line.bytes, as: UTF8.self))
      if written.mark == .blank, let last = lines.indices.last, lines[last].mark == .blank {
        lines[last].written += "\n" + written.written
      } else {
        guard lines.count < Self.mostLines else { throw .tooManyLines(Self.mostLines) }
        lines.append(written)
      }
    }
    for index in lines.indices where lines[index].mark == .blank {
      lines[index].content = lines[index].written
    }
  }

  // MARK: Front matter

  /// Takes the lines of front matter. Those of a card are none.
  private mutating func readFrontMatter() {
    guard lines.first?.mark == .separator,
      let end = lines.dropFirst().firstIndex(where: { $0.mark == .separator }),
      lines[1..<end].allSatisfy({ Self.isData($0.written) })
    else { return }
    for line in lines[1..<end] where line.mark != .blank {
      if !readTitle(line.written), frontMatter.isEmpty { frontMatter = Array(lines[...end]) }
    }
    lines.removeSubrange(...end)
  }

  /// Returns whether a line may be one of TOML or YAML.
  private static func isData(_ line: String) -> Bool {
    switch MarkdownMark(line) {
    case .question, .answer, .cloze: false
    case .blank, .heading: true
    default:
      line.utf8.contains { "=:".utf8.contains($0) }
        || line.utf8.prefix(1).allSatisfy(" \t-]}\"".utf8.contains)
    }
  }

  /// Returns whether a line gives the name, and takes it.
  private mutating func readTitle(_ line: String) -> Bool {
    let parts = line.bytes.split(separator: "=", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, parts[0] == "name", parts[1].utf8.count > 2,
      let quote = ["\"", "'"].first(where: parts[1].bytes.hasPrefix),
      let text = parts[1].bytes.dropping(prefix: quote)?.bytes.dropping(suffix: quote)
    else { return false }
    title =
      quote == "'"
      ? String(text)
      : text.bytes.replacing("\\\"", with: "\"").bytes.replacing("\\\\", with: "\\")
    return true
  }

  // MARK: Code and comments

  /// Marks the lines of code and comments, and takes the space before a special line.
  private mutating func markBlocks() {
    let fences = lines.map { line in
      [.text, .question, .answer, .cloze].contains(line.mark) ? CodeFence(line.content.utf8) : nil
    }
    let ends = CodeFence.ends(of: fences) { lines[$0].mark == .text }
    let commentEnds = commentEnds
    var index = 0
    while index < lines.count {
      if fences[index] != nil {
        if let end = ends[index] {
          markCode(index, to: end)
          index = end + 1
          continue
        }
        remarks[index] = .openFence
      }
      if let end = commentEnds[index] {
        for line in index...end { lines[line].mark = .comment }
        index = end + 1
        continue
      }
      if lines[index].mark == .text { lines[index].content = Self.unescaped(lines[index].written) }
      index += 1
    }
    markUnderlines()
  }

  /// Marks the headings that have a row of signs below them. Where no heading stands above a row of
  /// dashes, and no text of the card below it, it ends the card.
  private mutating func markUnderlines() {
    for index in lines.indices.reversed()
    where lines[index].mark == .text && SetextHeading.isUnderline(lines[index].written) {
      if isHeading(above: index) {
        (lines[index - 1].mark, lines[index].mark) = (.heading, .underline)
      } else if SetextHeading.isDivider(lines[index].written), !isText(below: index) {
        lines[index].mark = .separator
      }
    }
  }

  /// Returns whether a heading stands above a row of signs. The last line of a longer text is one
  /// only if the row is as long.
  private func isHeading(above index: Int) -> Bool {
    guard index > 0, lines[index - 1].mark == .text,
      SetextHeading.canBeTitle(lines[index - 1].written)
    else { return false }
    let isInText =
      index > 1 && [.text, .question, .answer, .cloze].contains(lines[index - 2].mark)
      && !SetextHeading.isUnderline(lines[index - 2].written)
    return !isInText || SetextHeading.fits(lines[index - 1].written, lines[index].written)
  }

  /// Returns whether the next line below another that is not blank is a text or an answer.
  private func isText(below index: Int) -> Bool {
    let next = lines[(index + 1)...].first { $0.mark != .blank }
    return next.map { $0.isText || $0.mark == .answer } ?? false
  }

  private mutating func markCode(_ start: Int, to end: Int) {
    // By index, because a slice would make a copy of all lines.
    let inner = (start + 1)..<end
    if inner.contains(where: { lines[$0].mark == .question || lines[$0].mark == .cloze }) {
      remarks[start] = .fencedCards
    }
    if lines[start].mark == .text { lines[start].mark = .code }
    for line in (start + 1)...end {
      lines[line].mark = .code
      lines[line].content = lines[line].written
    }
  }

  /// For each line that begins a comment, the line that ends it.
  private var commentEnds: [Int: Int] {
    var ends: [Int: Int] = [:]
    // The next line with the end of a comment; `nil` if text follows, which is no comment.
    var next: Int?
    for index in lines.indices.reversed() {
      let line = lines[index]
      if line.written.bytes.contains(MarkdownMark.commentEnd) {
        next = line.written.trimmed.bytes.hasSuffix(MarkdownMark.commentEnd) ? index : nil
      }
      guard line.mark == .text, line.written.bytes.hasPrefix(MarkdownMark.commentStart) else {
        continue
      }
      ends[index] = next
    }
    return ends
  }

  /// Returns a line without the space that ``MarkdownCards`` writes before a special one.
  private static func unescaped(_ line: String) -> String {
    guard let inner = line.bytes.dropping(prefix: " "),
      MarkdownMark.isSpecial(String(Substring(inner.utf8.drop { $0 == UInt8(ascii: " ") })))
    else { return line }
    return String(inner)
  }

  // MARK: Links

  /// The labels of the links whose addresses the text gives in lines `[label]: address`.
  var linkLabels: Set<LinkLabel> {
    Set(lines.filter { $0.mark == .text }.compactMap { LinkLabel(definition: $0.written) })
  }
}
