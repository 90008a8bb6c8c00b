internal import Vocabulary

/// The first rows of a table, and what they show about its columns.
package struct TableSample: Hashable, Sendable {
  /// The largest number of rows.
  static let mostRows = 100
  /// The largest number of columns whose texts are compared with each other.
  private static let mostColumns = 100

  /// The fields of each row.
  package let rows: [[String]]
  /// The usual number of fields, without empty ones at the end.
  package let width: Int

  init(_ rows: [[String]]) {
    self.rows = rows
    var counts: [Int: Int] = [:]
    for row in rows { counts[Self.width(of: row), default: 0] += 1 }
    width = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  private static func width(of row: [String]) -> Int { (row.lastIndex { !$0.isEmpty } ?? 0) + 1 }

  /// Returns the number of columns of a table whose first row, or another place, names some.
  ///
  /// - Parameter named: the number of columns up to the last name.
  func width(named: Int) -> Int {
    // In a few rows, a separator in a text makes more fields than there are columns.
    let wider = rows.dropFirst().count { Self.width(of: $0) > named }
    return rows.count > 3 && wider * 10 > (rows.count - 1) * 9 ? max(width, named) : named
  }

  /// The columns that only number the rows: one, two, three and so on, perhaps with a sign that is
  /// the same in all of them.
  package var numbering: Set<Int> {
    guard rows.count > 1 else { return [] }
    return Set(
      (0..<width).filter { column in
        // The first row may be a header.
        let numbers = rows.dropFirst().compactMap { Number(in: $0, column) }
        let first = Number(in: rows[0], column)
        return numbers.count == rows.count - 1
          && zip(numbers, numbers.dropFirst()).allSatisfy { $1.follows($0) }
          && (numbers.count > 1 || first.map(numbers[0].follows) ?? (numbers[0].value <= 1))
      })
  }

  /// The columns in which no row has a text.
  package var blank: Set<Int> {
    Set(
      (0..<width).filter { column in
        rows.dropFirst().allSatisfy { !$0.indices.contains(column) || $0[column].asPassage == nil }
      })
  }

  /// Returns the texts of a column below the first row, which may be a header.
  private func texts(in column: Int) -> [String] {
    rows.dropFirst().compactMap { $0.indices.contains(column) ? $0[column].asPassage : nil }
  }

  /// The columns that a form fills with times or with addresses of e-mail, so that nobody learns
  /// them.
  package var stamps: Set<Int> {
    Set((0..<min(width, Self.mostColumns)).filter { ColumnStamp.fillExactly(texts(in: $0)) })
  }

  /// Returns whether a column may have texts of its own, but hasn't if others do: it has days, or
  /// the same text in all rows.
  private func isSecondary(_ column: Int) -> Bool {
    guard column < Self.mostColumns else { return false }
    let texts = texts(in: column)
    return ColumnStamp.fill(texts) || texts.count > 2 && texts.allSatisfy { $0 == texts[0] }
  }

  /// The columns with texts of their own, in order.
  package var texts: [Int] {
    let (numbering, blank, stamps) = (numbering, blank, stamps)
    let all = (0..<width).filter {
      !numbering.contains($0) && !blank.contains($0) && !stamps.contains($0)
    }
    let own = all.filter { !isSecondary($0) }
    return own.count > 1 ? own : all
  }

  /// Whether the first row names the columns, although no name is known: it has a name for the
  /// column that numbers the rows or that a form fills, or the name of a language above the first
  /// texts or above two columns.
  package var hasHeader: Bool {
    guard rows.count > 1, let first = rows.first else { return false }
    let numbering = numbering
    if numbering.contains(where: { Number(in: first, $0) == nil }) { return true }
    let named = (0..<min(width, Self.mostColumns, first.count)).filter {
      first[$0].asPassage != nil
    }
    if rows.count > 2, named.contains(where: { ColumnStamp.canHead(first[$0], texts(in: $0)) }) {
      return true
    }
    let languages = named.filter { column in
      LanguageNames.contain(first[column])
        && !texts(in: column).contains(where: LanguageNames.contain)
    }
    let firstText = (0..<width).first { !numbering.contains($0) }
    // One word in several forms is an answer: `English`, `english`.
    let distinct = Set(languages.map { first[$0].lowercased() })
    return distinct.count > 1 || languages.contains { $0 == firstText }
  }

  /// A number in a field, such as `3`, `3.`, `(3)` or `week-3`.
  private struct Number {
    let value: Int
    /// The text before the number.
    private let prefix: String

    init?(in row: [String], _ column: Int) {
      guard row.indices.contains(column), let text = row[column].asPassage else { return nil }
      let behind = text.utf8.reversed().prefix { ".)".utf8.contains($0) }.count
      let whole = text.utf8.dropLast(behind)
      let digits = whole.reversed().prefix { (0x30...0x39).contains($0) }.count
      let start = whole.index(whole.endIndex, offsetBy: -digits)
      guard digits < 10, let value = Int(text[start..<whole.endIndex]) else { return nil }
      (self.value, prefix) = (value, String(text[..<start]))
    }

    /// Whether the number is the next one after another.
    func follows(_ other: Number) -> Bool { value == other.value + 1 && prefix == other.prefix }
  }
}
