import Console
import Guide

// This whole file by Character: the chapters are our own texts.

/// The view of a chapter of the guide: on a terminal, or as plain text of 80 columns.
struct ChapterView {
  private typealias Piece = Screen.Piece

  private let screen: Screen
  /// The number of columns for text.
  private let width: Int
  /// The number of columns before all text except headings.
  private let indent: Int

  init(_ screen: Screen) {
    self.screen = screen
    width = min(screen.width, HelpText.usualColumns)
    indent = screen.isPlain ? 0 : 2
  }

  func show(_ chapter: Chapter) {
    print([Piece(chapter.title, .strong)])
    screen.line()
    print([Piece(chapter.abstract)], after: indent)
    for block in chapter.blocks {
      screen.line()
      show(block)
    }
  }

  private func show(_ block: Block) {
    switch block {
    case .heading(_, let title): print(Self.pieces(title))
    case .paragraph(let spans): print(Self.pieces(spans), after: indent)
    case .list(let isNumbered, let items):
      for (number, spans) in items.enumerated() {
        let mark = isNumbered ? "\(number + 1). " : "- "
        print([Piece(mark)] + Self.pieces(spans), after: indent, hanging: mark.count)
      }
    case .code(let lines):
      for line in lines {
        screen.line(
          String(repeating: " ", count: indent + 2) + screen.styled(line.printable, .strong))
      }
    case .table(let header, let rows): show(header, rows)
    }
  }

  /// Prints pieces in rows that fit the width.
  ///
  /// - Parameter hanging: the additional indent of all rows except the first.
  private func print(_ pieces: [Piece], after indent: Int = 0, hanging: Int = 0) {
    for (number, row) in screen.rows(pieces, to: width - indent - hanging).enumerated() {
      let margin = indent + (number == 0 ? 0 : hanging)
      screen.line(String(repeating: " ", count: margin) + row.text)
    }
  }

  // MARK: Tables

  private static let gap = 2
  /// The fewest columns in which a cell of several rows is easy to read.
  private static let leastRoom = 16
  /// The fewest columns in which a cell is easy to read if a row breaks one of its commands.
  private static let leastRoomToBreak = 24

  /// Shows a table in columns. If the columns have no room, or the screen is plain, each row
  /// becomes a statement.
  private func show(_ header: [[Span]], _ rows: [[[Span]]]) {
    let all = [header] + rows
    let natural = header.indices.map { column in
      all.map { Self.pieces($0[column]).reduce(0) { $0 + $1.text.columns } }.max() ?? 0
    }
    // A command is easier to copy from one line.
    let unbroken = header.indices.map { column in
      all.flatMap { Self.pieces($0[column]) }.filter { $0.tone == .strong }
        .map(\.text.columns).max() ?? 0
    }
    guard !screen.isPlain, let widths = widths(natural, unbroken) else {
      for row in rows { show(row, under: header) }
      return
    }
    let cells = rows.map { row in
      zip(row, widths).map { screen.rows(Self.pieces($0), to: $1) }
    }
    show(zip(header, widths).map { screen.rows(Self.pieces([.strong($0)]), to: $1) }, widths)
    // Between rows of many lines, an empty line shows where a row ends.
    let isDivided = cells.joined().contains { $0.count > 2 }
    for (number, row) in cells.enumerated() {
      if isDivided, number > 0 { screen.line() }
      show(row, widths)
    }
  }

  /// Returns the width of each cell of a row, in columns; `nil` if there is no room.
  ///
  /// - Parameters:
  ///   - natural: the widths at which each cell fits in one line.
  ///   - unbroken: the widths at which each command fits in one line.
  private func widths(_ natural: [Int], _ unbroken: [Int]) -> [Int]? {
    var left = width - indent - Self.gap * (natural.count - 1)
    var widths = natural
    var wide = Array(natural.indices)
    // Narrow columns get what they need, and the wide ones share the rest.
    while !wide.isEmpty {
      let share = left / wide.count
      let narrow = wide.filter { natural[$0] <= share }
      if !narrow.isEmpty {
        left -= narrow.reduce(0) { $0 + natural[$1] }
        wide.removeAll { narrow.contains($0) }
      } else if let column = wide.first(where: { unbroken[$0] > share }), wide.count > 1,
        (left - unbroken[column]) / (wide.count - 1) >= Self.leastRoom
      {
        widths[column] = unbroken[column]
        left -= unbroken[column]
        wide.removeAll { $0 == column }
      } else {
        let hasBroken = wide.contains { unbroken[$0] > share }
        guard share >= (hasBroken ? Self.leastRoomToBreak : Self.leastRoom) else { return nil }
        for column in wide { widths[column] = share }
        break
      }
    }
    return widths
  }

  private func show(_ cells: [[(text: String, columns: Int)]], _ widths: [Int]) {
    for line in 0..<(cells.map(\.count).max() ?? 0) {
      var text = String(repeating: " ", count: indent)
      var blank = 0
      for (cell, width) in zip(cells, widths) {
        let part = line < cell.count ? cell[line] : (text: "", columns: 0)
        if part.columns > 0 { text += String(repeating: " ", count: blank) + part.text }
        blank = (part.columns > 0 ? 0 : blank) + width - part.columns + Self.gap
      }
      screen.line(text)
    }
  }

  /// Shows a row as a statement: its first cell, then the other cells.
  private func show(_ row: [[Span]], under header: [[Span]]) {
    var pieces: [Piece] = []
    for (title, cell) in zip(header, row).dropFirst() where !cell.isEmpty {
      if !pieces.isEmpty { pieces.append(Piece("; ")) }
      // If only one column follows the first, its title adds nothing to its text.
      if row.count > 2 { pieces.append(Piece(title.plain + " ")) }
      pieces += Self.pieces(cell)
    }
    guard screen.isPlain else {
      print(Self.pieces([.strong(row[0])]), after: indent)
      return print(pieces, after: indent + 2)
    }
    print([Piece(row[0].plain + ": ")] + pieces)
  }

  // MARK: Text

  private static func pieces(_ spans: [Span]) -> [Piece] {
    spans.flatMap { span -> [Piece] in
      switch span {
      case .text(let text): [Piece(text)]
      // Within a sentence, quotes show where a command ends.
      case .code(let text):
        [Piece(spans.count > 1 && text.contains(" ") ? "'\(text)'" : text, .strong)]
      case .emphasis(let spans): pieces(spans)
      case .strong(let spans): pieces(spans).map { Piece($0.text, .strong) }
      case .link(let spans, let target): pieces(spans) + [Piece(target.remark)]
      }
    }
  }
}

extension Span.Target {
  /// The target in brackets, to follow the text of the link.
  var remark: String {
    switch self {
    case .chapter(let name): " ('vocalvocab help \(name)')"
    case .web(let address): " (\(address))"
    // The installed program comes without its sources.
    case .source: ""
    }
  }
}
