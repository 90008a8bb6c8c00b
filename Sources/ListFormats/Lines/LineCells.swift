// This whole file by scalar: its texts are arrays of scalars.

internal import Vocabulary

/// The cells of lines: a table that a person pasted, or words in columns.
struct LineCells {
  enum Sign { case tab, pipe, spaces }

  let sign: Sign
  /// The cells of each line; `nil` for a line that has none.
  let cells: [[Scalars]?]

  /// Finds the sign that divides most lines into cells; `nil` if no sign does.
  init?(_ lines: [ListLine]) {
    guard lines.count > 0, !lines.contains(where: \.isExact) else { return nil }
    for sign in [Sign.tab, .pipe, .spaces] {
      let cells = lines.map { Self.cells(of: $0, sign) }
      if Self.isTable(cells, lines, sign) {
        (self.sign, self.cells) = (sign, cells)
        return
      }
    }
    return nil
  }

  private static func cells(of line: ListLine, _ sign: Sign) -> [Scalars]? {
    switch sign {
    case .tab:
      let whole = Scalars(line: line.text).trimmed
      // A number before a tab is a cell, too: other rows may have a header in its place.
      let body = line.markers == [.number] && whole.contains("\t") ? whole : line.body
      return body.contains("\t") ? body.divided { $0 == "\t" } : nil
    case .pipe:
      var body = line.body
      guard body.contains("|") else { return nil }
      if body.first == "|" { body = body.dropFirst() }
      if body.last == "|" { body = body.dropLast() }
      return body.divided { $0 == "|" }
    case .spaces:
      let cells = line.body.betweenGaps
      return cells.count > 1 ? cells : nil
    }
  }

  private static func isTable(_ cells: [[Scalars]?], _ lines: [ListLine], _ sign: Sign) -> Bool {
    let rows = cells.compactMap(\.self)
    guard rows.count > 1 || sign == .spaces && !rows.isEmpty else { return false }
    switch sign {
    case .tab:
      let several = rows.count { row in
        let isCounted = row[0].isNumber
        return row.dropFirst(isCounted ? 1 : 0).count { !$0.isEmpty } > 1
      }
      return rows.count * 2 >= lines.count && several * 2 >= rows.count
    case .pipe:
      return rows.count { $0.count > 1 } * 3 >= lines.count && (rows.count > 2 || lines.count < 4)
    case .spaces:
      let wide = rows.count { $0.count > 2 }
      let isWide = rows.count * 3 >= lines.count && wide * 5 >= rows.count * 3
      guard isWide || rows.count > 1 && rows.count * 5 >= lines.count * 3 else { return false }
      // A part of speech or another script divides a line better than spaces.
      let glossed = zip(lines, cells).count { line, cells in
        cells != nil
          && (Boundary.gloss(in: line.body) ?? Boundary.scriptChange(in: line.body)) != nil
      }
      return glossed * 2 < rows.count
    }
  }

  /// Whether the cells are words, and not words beside their meanings.
  func areWords(_ lines: [ListLine], _ style: LineStyle) -> Bool {
    guard sign != .tab else { return false }
    let rows = zip(lines, cells).compactMap { line, cells in
      Heading.certain(line.body, style) == nil ? cells : nil
    }
    let all = rows.joined().map { Self.word(of: $0, style) }.filter { !$0.isEmpty }
    guard !all.isEmpty, CellWords.areWords(all), CellWords.haveOneScript(all),
      !haveDashes(lines, style)
    else { return false }
    let count = rows.reduce(0) { $0 + $1.count }
    return sign == .spaces || count * 5 > rows.count * 11
  }

  /// Returns the word of a cell, without its number and the line to write on beside it.
  private static func word(of cell: Scalars, _ style: LineStyle) -> Scalars {
    let rest = ListMarker.removed(from: cell, style).rest
    return Heading.beforeMeaning(WritingLine.textBefore(in: rest) ?? rest)
  }

  /// Returns whether a dash stands before most cells behind the first one, so that these are
  /// meanings: `harbor    - a port`.
  private func haveDashes(_ lines: [ListLine], _ style: LineStyle) -> Bool {
    var (dashed, count) = (0, 0)
    for (line, cells) in zip(lines, cells) where !line.markers.contains(.dash) {
      for cell in cells?.dropFirst() ?? [] {
        count += 1
        if ListMarker.removed(from: cell, style).markers.contains(.dash) { dashed += 1 }
      }
    }
    return dashed * 2 > count
  }

  /// Returns lines with a line for each cell.
  func divided(_ lines: [ListLine], _ style: LineStyle) -> [ListLine] {
    zip(lines, cells).flatMap { line, cells -> [ListLine] in
      let mayHead = line.markers.isEmpty && !line.isWord
      let isHeading = mayHead && Heading.certain(line.body, style) != nil
      guard let cells, !isHeading else { return [line] }
      return cells.filter { !$0.isEmpty }.enumerated().map { number, cell in
        line.cell(cell, isFirst: number == 0, style)
      }
    }
  }
}

extension Scalars {
  /// Returns the texts between the signs for which something holds, without space around them.
  fileprivate func divided(by isSign: (Unicode.Scalar) -> Bool) -> [Scalars] {
    split(omittingEmptySubsequences: false, whereSeparator: isSign).map(\.trimmed)
  }

  /// The texts between two or more spaces.
  fileprivate var betweenGaps: [Scalars] {
    var (cells, start, index): ([Scalars], Int, Int) = ([], startIndex, startIndex)
    while index < endIndex {
      guard self[index].isSpace else {
        index += 1
        continue
      }
      let end = self[index...].firstIndex { !$0.isSpace } ?? endIndex
      if end - index > 1 {
        cells.append(self[start..<index])
        start = end
      }
      index = end
    }
    cells.append(self[start...])
    return cells.filter { !$0.isEmpty }
  }

  /// Whether the text is a number that counts rows.
  fileprivate var isNumber: Bool {
    contains(where: \.isDigit) && allSatisfy { $0.isDigit || "#(.)".unicodeScalars.contains($0) }
  }
}
