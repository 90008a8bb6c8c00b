internal import Tables
internal import Vocabulary

/// The meaning of each column.
struct ListColumns {
  private var places: [Part: Int] = [:]
  /// The names, or else the numbers, of the columns that a list has no use for.
  private(set) var passedOver: [String] = []
  /// The number of columns.
  let count: Int

  private enum Part: String {
    case word, definition, sentence, hint, reason
  }

  /// - Parameters:
  ///   - names: the columns' names, in order.
  ///   - others: more names of columns, with the usual name of each: `front` is a `word`.
  /// - Throws: a fault when two columns have the same name, or no column has the word.
  init(named names: [String], others: [String: String] = [:]) throws(LineError.Fault) {
    count = names.count
    for (index, name) in names.enumerated() {
      let name = name.asPassage ?? ""
      let known = name.lowercased()
      if let part = Part(rawValue: others[known] ?? known) {
        guard places.updateValue(index, forKey: part) == nil else { throw .columnTwice(name) }
      } else if !name.isEmpty {
        passedOver.append(name)
      }
    }
    guard places[.word] != nil else { throw .noWordColumn }
  }

  /// Takes the first of some columns for the word, and the second for the definition.
  init(free columns: [Int], of count: Int) throws(LineError.Fault) {
    self.count = count
    guard let first = columns.first else { throw .noWordColumn }
    places[.word] = first
    places[.definition] = columns.dropFirst().first
    passedOver = columns.dropFirst(2).map { "\($0 + 1)" }
  }

  /// Returns the entry of a row; `nil` for a blank row.
  ///
  /// - Parameter text: turns a field into plain text.
  func entry(
    _ fields: [String], text: (String) -> String = { $0 }
  ) throws(LineError.Fault) -> WordList.Entry? {
    func field(_ part: Part) -> String? {
      places[part].flatMap { fields.indices.contains($0) ? text(fields[$0]) : nil }
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
