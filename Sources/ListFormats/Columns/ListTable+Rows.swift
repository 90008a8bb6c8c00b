// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// The words in the rows of a table.
extension ListTable {
  /// Adds the words of all rows.
  ///
  /// - Parameter sources: the lines of the file, if the rows were made of them.
  func add(to assembly: inout ListAssembly, of sources: [ListLines.Source] = []) {
    addPreface(to: &assembly, of: sources)
    guard titles.isEmpty else { return addColumns(to: &assembly, of: sources) }
    for row in table {
      let source = source(line: row.line, text: row.text, in: sources)
      guard !style.hasComments || source.text.utf8.first != UInt8(ascii: "#") else {
        assembly.leaveOut(line: source.number, text: source.text, .comment)
        continue
      }
      add(row, to: &assembly, source)
    }
  }

  /// Returns the line of a row, and its text there.
  private func source(
    line: Int, text: @autoclosure () -> String, in sources: [ListLines.Source]
  ) -> ListLines.Source {
    if !sources.isEmpty { return sources[min(line, sources.count) - 1] }
    return (line, text(), choices.rows[line] != nil)
  }

  /// Adds the headings above the names of the columns, and tells that other rows there are left
  /// out.
  private func addPreface(to assembly: inout ListAssembly, of sources: [ListLines.Source]) {
    for row in table.preface?.rows ?? [] {
      let cells = row.fields.map { Scalars(line: style.plain($0)).trimmed }
      guard let cell = cells.first(where: { !$0.isEmpty }) else { continue }
      let source = source(line: row.line, text: row.text, in: sources)
      guard !source.isOwn else {
        // A table that was read from the file itself has the person's own text among its rows.
        if !sources.isEmpty { addLine(cell, to: &assembly, source) }
        continue
      }
      if let heading = Heading.certain(cell) {
        assembly.add(heading, line: source.number, text: source.text)
      } else {
        assembly.leaveOut(line: source.number, text: source.text, .heading)
      }
    }
  }

  private func addColumns(to assembly: inout ListAssembly, of sources: [ListLines.Source]) {
    var columns: [Int: [(source: ListLines.Source, word: Scalars)]] = [:]
    for row in table {
      let source = source(line: row.line, text: row.text, in: sources)
      guard row.fault != .heading else {
        assembly.leaveOut(line: source.number, text: source.text, .heading)
        continue
      }
      // A field without a title is in no list.
      for remark in row.remarks + [row.fault].compactMap(\.self) {
        assembly.change(line: source.number, text: source.text, remark)
      }
      for (column, field) in row.fields.enumerated() where titles[column] != nil {
        columns[column, default: []].append((source, cell(field)))
      }
    }
    for (column, heading) in titles.sorted(by: { $0.key < $1.key }) {
      assembly.add(heading)
      for (source, word) in columns[column] ?? [] { addLine(word, to: &assembly, source) }
    }
  }

  private func add(
    _ row: Table<ListPart>.Row, to assembly: inout ListAssembly, _ source: ListLines.Source
  ) {
    let (line, text, isOwn) = source
    if !isOwn, let heading = heading(of: row) {
      return assembly.add(heading, line: line, text: text)
    }
    let columns = table.columns[.word] ?? []
    if let fault = row.fault, columns.count < 2 || fault == .heading {
      return assembly.leaveOut(line: line, text: text, fault)
    }
    for remark in row.remarks { assembly.change(line: line, text: text, remark) }
    var words = columns.filter(row.fields.indices.contains).map { cell(row.fields[$0]) }
      .filter { !$0.isEmpty }
    // A ragged row of words has more of them than the others.
    if columns.count > 1, row.fault != nil {
      words += row.fields.dropFirst((columns.max() ?? 0) + 1).map(cell).filter { !$0.isEmpty }
    }
    if let headings, row.fields.indices.contains(headings),
      let heading = Heading.certain(cell(row.fields[headings]))
    {
      assembly.add(heading)
    }
    if words.count > 1, !isOwn, let column = columns.first, row.fields.indices.contains(column),
      let label = label(row.fields[column])
    {
      assembly.add(label)
      assembly.change(line: line, text: label.title, .heading)
      words.removeFirst()
    }
    guard !words.isEmpty else {
      return assembly.leaveOut(line: line, text: text, .entry(.noWord))
    }
    guard columns.count < 2, table.columns.count > 1 else {
      for word in words { addLine(word, to: &assembly, source) }
      return
    }
    addEntry(words[0], row, to: &assembly, source)
  }

  private func addEntry(
    _ word: Scalars, _ row: Table<ListPart>.Row, to assembly: inout ListAssembly,
    _ source: ListLines.Source
  ) {
    let first = { (part: ListPart) in
      table.fields(part, of: row).first.map { style.plain($0) }?.asPassage
    }
    var (reader, definition) = (LineReader(LineStyle()), first(.definition))
    if style.isTyped || table.isGuessed, let typed = definition {
      definition = reader.readable(typed)
    }
    reader.addCell(word, definition: definition)
    var other = WordList.Entry(word: "", sentence: first(.sentence), hint: first(.hint))
    other.reason = first(.reason)
    assembly.add(reader, line: source.number, text: source.text, with: other)
  }

  private func addLine(
    _ word: Scalars, to assembly: inout ListAssembly, _ source: ListLines.Source
  ) {
    var reader = LineReader(LineStyle())
    reader.read(word)
    assembly.add(reader, line: source.number, text: source.text)
  }

  /// Returns the text of a cell with a word, without a bullet or a running number.
  private func cell(_ field: String) -> Scalars {
    let text = Scalars(line: style.plain(field)).trimmed
    guard Quotation.exact(in: text) == nil else { return text }
    let (markers, rest) = ListMarker.removed(from: text, LineStyle())
    return markers.contains(.number) && !hasNumbers || rest.isEmpty ? text : rest
  }

  /// Returns the heading that a row is, if it has a single cell.
  private func heading(of row: Table<ListPart>.Row) -> Heading? {
    let cells = row.fields.map { Scalars(line: style.plain($0)).trimmed }.filter { !$0.isEmpty }
    guard cells.count == 1, let cell = cells.first, Quotation.exact(in: cell) == nil else {
      return nil
    }
    return Heading.certain(cell)
  }

  /// Returns the heading that a first field is among words: `Review`. A small letter or a marker
  /// before it says that it is a word.
  private func label(_ field: String) -> Heading? {
    let cell = Scalars(line: style.plain(field)).trimmed
    let words = cell.tokens
    guard words.count == 1, cell.first?.properties.isUppercase ?? false,
      HeadingWords.alone.contains(words[0].lowercased())
    else { return nil }
    return Heading(cell)
  }
}
