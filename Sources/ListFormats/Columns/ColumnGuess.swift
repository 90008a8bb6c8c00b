// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// The columns of a table whose names don't say what they hold.
struct ColumnGuess {
  private struct Column {
    let index: Int
    let cells: [Scalars]
    /// The cells without bullets and numbers before them.
    let texts: [Scalars]

    init(_ index: Int, _ cells: [Scalars]) {
      (self.index, self.cells) = (index, cells)
      texts = cells.map { cell in
        let rest = ListMarker.removed(from: cell, LineStyle()).rest
        return rest.isEmpty ? cell : rest
      }
    }

    /// The average number of words.
    var average: Double {
      Double(texts.reduce(0) { $0 + $1.wordCount }) / Double(texts.count)
    }
  }

  private let rows: [[Scalars]]
  private let columns: [Column]
  /// The columns that may hold words or their meanings.
  private let candidates: [Column]

  /// - Parameters:
  ///   - rows: the first rows, without a header.
  ///   - numbering: the columns that only number the rows.
  init(_ rows: [[String]], numbering: Set<Int> = []) {
    let cells = rows.map { row in row.map { Scalars(line: $0).trimmed } }
    // A row of a single field is a heading or the like.
    let wide = cells.filter { row in row.count { !$0.isEmpty } > 1 }
    self.rows = wide.isEmpty ? cells : wide
    let width = self.rows.map(\.count).max() ?? 0
    columns = (0..<width).compactMap { [rows = self.rows] index in
      let cells = rows.compactMap { row in
        row.indices.contains(index) && !row[index].isEmpty ? row[index] : nil
      }
      return cells.isEmpty ? nil : Column(index, cells)
    }
    candidates = columns.filter { column in
      let cells = column.cells
      return !numbering.contains(column.index) && !CellWords.areNumbers(cells)
        && !CellWords.arePartsOfSpeech(cells) && !CellWords.arePronunciations(cells)
        && !CellWords.areFiles(cells) && !CellWords.areGroups(cells)
        && !CellWords.areStamps(cells)
    }
  }

  /// The column whose cells head the words of their rows; `nil` without one.
  var headings: Int? {
    guard columns.count > 1 else { return nil }
    return columns.first {
      CellWords.areHeadings($0.cells) && !ColumnStamp.fillExactly($0.cells.map(\.text))
    }?.index
  }

  /// The columns of each part, from 0.
  var parts: [ListPart: [Int]] {
    let headings = headings
    let rest = candidates.filter { $0.index != headings }
    guard let first = rest.first else {
      let texts = columns.filter { !CellWords.areNumbers($0.cells) }
      return [.word: [(texts.first { !CellWords.areStamps($0.cells) } ?? texts.first)?.index ?? 0]]
    }
    let areWords = rest.allSatisfy { CellWords.areWords($0.texts) }
    let cells = rest.flatMap(\.cells)
    // Two columns may be words and their translations.
    let isWide = rest.count > 2 || rest.count == 2 && headings != nil
    if areWords, isWide || areNumbered(rest), CellWords.haveOneScript(cells) {
      return [.word: rest.map(\.index)]
    }
    var word = first
    if first.average >= 3, let short = rest.first(where: { $0.average <= 1.5 }) { word = short }
    var parts: [ListPart: [Int]] = [.word: [word.index]]
    for column in rest where column.index != word.index {
      if parts[.sentence] == nil, areSentences(column, with: word) {
        parts[.sentence] = [column.index]
      } else if parts[.definition] == nil {
        parts[.definition] = [column.index]
      }
    }
    return parts
  }

  /// Returns whether numbers stand before the words of each column.
  private func areNumbered(_ columns: [Column]) -> Bool {
    columns.allSatisfy { column in
      column.cells.allSatisfy {
        ListMarker.removed(from: $0, LineStyle()).markers.contains(.number)
      }
    }
  }

  /// Returns whether most cells of a column are sentences with the words of another.
  private func areSentences(_ column: Column, with word: Column) -> Bool {
    let pairs = rows.compactMap { row -> (word: Scalars, text: Scalars)? in
      guard max(column.index, word.index) < row.count, !row[column.index].isEmpty else {
        return nil
      }
      return (row[word.index], row[column.index])
    }
    let found = pairs.count { pair in
      let cell = ListMarker.removed(from: pair.word, LineStyle()).rest
      let word = WordText.cleaned(cell, LineStyle()).words.first ?? []
      // A form of the word may stand there.
      let stem = word.prefix(max(3, word.count - 2)).text.lowercased()
      return !stem.isEmpty && pair.text.wordCount > 2
        && pair.text.words.contains { $0.text.lowercased().utf8.starts(with: stem.utf8) }
    }
    return !pairs.isEmpty && found * 10 >= pairs.count * 6
  }

  /// Returns whether a first row names the columns: it has another kind of text than the cells
  /// below it.
  func isHeader(_ row: [String]) -> Bool {
    columns.contains { column in
      guard row.indices.contains(column.index), column.cells.count > 1 else { return false }
      let name = Scalars(line: row[column.index]).trimmed
      guard name.count(where: \.isLetter) > 1 else { return false }
      let cells = column.cells
      return CellWords.areNumbers(cells) && !cells.contains(where: \.hasLetter)
        || CellWords.arePartsOfSpeech(cells) && PartOfSpeechMark.names(in: name) == nil
        || CellWords.areFiles(cells) && !CellWords.areFiles([name])
        || ColumnStamp.canHead(name.text, cells.map(\.text))
    }
  }
}
