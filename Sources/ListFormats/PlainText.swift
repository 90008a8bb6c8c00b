// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// A list as people type or paste it: see ``LineReader`` for what a line says. Headings stand above
/// words, and words or their meanings may stand in columns. A number or a bullet before a word is
/// skipped.
enum PlainText {
  /// Reads a text.
  ///
  /// - Returns: the shape of a table, if the text is one.
  /// - Throws: ``ColumnChoiceError``.
  static func read(
    _ text: FileText, _ choices: ReadingChoices, into assembly: inout ListAssembly
  ) throws -> TableShape? {
    var lines = ListLines(text, choices)
    lines.tellSigns(to: &assembly)
    let cells = LineCells(lines.lines)
    guard choices.columns == nil else {
      return try readTable(lines.lines, cells?.cells, choices, into: &assembly)
    }
    if let cells {
      if cells.areWords(lines.lines, lines.style) {
        lines.lines = cells.divided(lines.lines, lines.style)
      } else if cells.sign == .spaces {
        lines.style.hasSpacedColumns = true
      } else {
        return try readTable(lines.lines, cells.cells, choices, into: &assembly)
      }
    }
    read(lines, into: &assembly)
    return nil
  }

  /// Reads lines that are no table.
  static func read(_ lines: ListLines, into assembly: inout ListAssembly) {
    PlainReading(lines).add(to: &assembly)
  }

  private static func readTable(
    _ lines: [ListLine], _ cells: [[Scalars]?]?, _ choices: ReadingChoices,
    into assembly: inout ListAssembly
  ) throws -> TableShape {
    let rows = zip(lines, cells ?? lines.map { _ in nil }).map { line, cells in
      if cells == nil, !line.isWord, line.isReference || line.isSentence {
        assembly.leaveOut(line: line.number, text: line.text, .prose)
        return ""
      }
      return (cells ?? [line.body])
        .map { $0.split(separator: "\t").map(\.text).joined(separator: " ") }
        .joined(separator: "\t")
    }
    let text = try FileText(Array(rows.joined(separator: "\n").utf8), encoding: .utf8)
    var (tableChoices, style) = (choices, ListTable.Style())
    // A person's own lines are among the rows already.
    tableChoices.rows = [:]
    style.isTyped = true
    let table = try ListTable(text, by: Separator(UInt8(ascii: "\t")), tableChoices, style)
    table.add(to: &assembly, of: lines.map { ($0.number, $0.text, $0.isWord) })
    return table.shape
  }

  /// Returns a line that reads as exactly one entry; `nil` for an entry that no line can hold.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first line, which must not look like another format's
  ///     beginning.
  ///   - isExact: whether marks say that the word is as it is written.
  static func line(for entry: WordList.Entry, isFirst: Bool, isExact: Bool) -> String? {
    let plain = entry.definition.map { ["\(entry.word) - \($0)", "\(entry.word)\t\($0)"] }
    let candidates = plain ?? [entry.word, entry.word + "\t"]
    let exact = Quotation.exact(entry.word) + (entry.definition.map { "\t" + $0 } ?? "")
    let lines = isExact ? [exact] : candidates + candidates.map { "- " + $0 } + [exact]
    return lines.first { line in
      guard !line.unicodeScalars.contains(where: \.endsLine), self.entry(ofLine: line) == entry
      else {
        return false
      }
      return !isFirst || !AnkiHeader.isHeader(line)
    }
  }

  /// Returns the entry of a line that certainly has one.
  private static func entry(ofLine text: String) -> WordList.Entry? {
    let line = ListLine(1, text, isOwn: false, LineStyle())
    guard line.isExact || !line.markers.isEmpty || Heading.certain(line.body) == nil else {
      return nil
    }
    var reader = LineReader(LineStyle())
    if line.endsWithTab { reader.add(line.body.text) } else { reader.read(line.body) }
    guard reader.pairs.count == 1, reader.reasons.isEmpty, let pair = reader.pairs.first else {
      return nil
    }
    return try? WordList.Entry(checking: pair.word, definition: pair.meaning)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar ends a line of plain text.
  fileprivate var endsLine: Bool {
    isLineSeparator || value == 0x85 || (0x0A...0x0D).contains(value)
  }
}
