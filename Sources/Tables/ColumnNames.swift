internal import Vocabulary

/// The names that people give to the columns of a table.
package struct ColumnNames<Column: Hashable & Sendable>: Sendable {
  private var columns: [String: Column] = [:]
  private var beginnings: [String: Column] = [:]

  /// - Parameters:
  ///   - names: the names of each column, in small letters. An empty name stands for a column
  ///     without a name.
  ///   - beginnings: the words with which longer names of each column begin, such as `wrong` in
  ///     `wrong answer 2`.
  package init(_ names: [Column: [String]], beginnings: [Column: [String]] = [:]) {
    for (column, names) in names {
      for name in names { columns[name] = column }
    }
    for (column, words) in beginnings {
      for word in words { self.beginnings[word] = column }
    }
  }

  /// Returns the column with a name, in small letters or capitals; `nil` for an unknown name.
  func column(named name: String) -> Column? {
    let name = name.lowercased()
    if let column = columns[name] { return column }
    guard !beginnings.isEmpty else { return nil }
    // By Character: a person reads the words.
    return name.split { !$0.isLetter }.first.flatMap { beginnings[String($0)] }
  }
}

/// The header of a table: the meaning of each column.
package struct TableHeader<Column: Hashable & Sendable>: Sendable {
  /// The columns' names without space around them, in order.
  package let names: [String]
  /// The meaning of each column; `nil` for an unknown name.
  package let columns: [Column?]
  /// The index of each column: the first where several have its name.
  package let places: [Column: Int]

  /// - Parameters:
  ///   - fields: the row that names the columns.
  ///   - known: the names of the columns.
  package init(_ fields: [String], _ known: ColumnNames<Column>) {
    names = fields.map { $0.asPassage ?? "" }
    columns = names.map(known.column(named:))
    let named = columns.enumerated().compactMap { index, column in column.map { ($0, index) } }
    places = Dictionary(named) { first, _ in first }
  }

  /// The unknown names, in order.
  package var unknown: [String] {
    zip(names, columns).filter { $1 == nil && !$0.isEmpty }.map(\.0)
  }

  /// The first name of a column that has an earlier name already.
  package var repeated: String? {
    zip(names, columns).enumerated().first { index, named in
      named.1.map { places[$0] != index } ?? false
    }?.element.0
  }
}
