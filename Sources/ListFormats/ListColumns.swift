internal import Tables
internal import Vocabulary

/// The meaning of each column.
struct ListColumns {
  private var indexes: [Part: Int] = [:]
  /// The names, or else the numbers, of the columns that a list doesn't use.
  private(set) var passedOver: [String] = []
  /// The number of columns.
  let count: Int

  enum Part: String, CaseIterable {
    case word, definition, sentence, hint, reason
  }

  /// The names that our own files give the columns.
  static let ownNames = ColumnNames(
    Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0, [$0.rawValue]) }))

  /// - Parameters:
  ///   - fields: the columns' names, in order.
  ///   - names: the names of each column.
  /// - Throws: a fault when two columns have the same name, or no column holds the word.
  init(
    named fields: [String], by names: ColumnNames<Part> = ownNames
  ) throws(LineError.Fault) {
    let header = TableHeader(fields, names)
    if let name = header.repeated { throw .columnTwice(name) }
    guard header.places[.word] != nil else { throw .noWordColumn }
    (indexes, passedOver, count) = (header.places, header.unknown, fields.count)
  }

  /// Takes the first of some columns for the word, and the second for the definition.
  init(free columns: [Int], of count: Int) throws(LineError.Fault) {
    self.count = count
    guard let first = columns.first else { throw .noWordColumn }
    indexes[.word] = first
    indexes[.definition] = columns.dropFirst().first
    passedOver = columns.dropFirst(2).map { "\($0 + 1)" }
  }

  /// Returns the entry of a row; `nil` for a blank row.
  ///
  /// - Parameter text: turns a field into plain text.
  func entry(
    _ fields: [String], text: (String) -> String = { $0 }
  ) throws(LineError.Fault) -> WordList.Entry? {
    func field(_ part: Part) -> String? {
      indexes[part].flatMap { fields.indices.contains($0) ? text(fields[$0]) : nil }
    }
    guard fields.contains(where: { $0.asPassage != nil }) else { return nil }
    return try LineError.Fault.checking { () throws(EntryFault) in
      try WordList.Entry(
        checking: field(.word) ?? "", definition: field(.definition), sentence: field(.sentence),
        hint: field(.hint), reason: field(.reason))
    }
  }
}

extension WordList {
  /// The names of the columns that a file needs to hold the whole list.
  var columnNames: [String] {
    ["word", "definition", "sentence", "hint"]
      + (words.contains { $0.reason != nil } ? ["reason"] : [])
  }

  /// The fields of each entry, in the order of ``columnNames``.
  var rows: [[String]] {
    let count = columnNames.count
    return words.map { entry in
      [entry.word, entry.definition, entry.sentence, entry.hint, entry.reason].prefix(count)
        .map { $0 ?? "" }
    }
  }
}
