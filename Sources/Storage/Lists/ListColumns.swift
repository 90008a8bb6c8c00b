/// Which field of a row is what.
struct ListColumns {
  private var places: [Part: Int] = [:]
  /// The names, or else the numbers, of columns that hold nothing for us.
  private(set) var passedOver: [String] = []
  /// How many there are.
  let count: Int

  private enum Part: String {
    case word, definition, sentence, hint, reason
  }

  /// - Parameters:
  ///   - names: in the order of the columns.
  ///   - others: other names by which columns are known: `front` is a `word`.
  /// - Throws: a fault when two columns have the same name, or none is for the word.
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

  /// The word first, then the definition, in those columns that are left for fields.
  init(free columns: some Sequence<Int>, of count: Int) throws(LineError.Fault) {
    self.count = count
    let columns = Array(columns)
    guard let first = columns.first else { throw .noWordColumn }
    places[.word] = first
    places[.definition] = columns.dropFirst().first
    passedOver = columns.dropFirst(2).map { "\($0 + 1)" }
  }

  /// - Parameter text: what a field is as text.
  /// - Returns: `nil` for a row without anything in it.
  func entry(
    _ fields: [String], text: (String) -> String = { $0 }
  ) throws(LineError.Fault) -> WordList.Entry? {
    func field(_ part: Part) -> String? {
      places[part].flatMap { fields.indices.contains($0) ? text(fields[$0]) : nil }
    }
    guard fields.contains(where: { $0.asPassage != nil }) else { return nil }
    return try WordList.Entry(
      checking: field(.word) ?? "", definition: field(.definition), sentence: field(.sentence),
      hint: field(.hint), reason: field(.reason))
  }
}

extension WordList {
  /// The columns of a file that holds all that the list does.
  var columnNames: [String] {
    ["word", "definition", "sentence", "hint"]
      + (words.contains { $0.reason != nil } ? ["reason"] : [])
  }

  /// The fields of each entry, for each of ``columnNames``.
  var rows: [[String]] {
    let count = columnNames.count
    return words.map { entry in
      [entry.word, entry.definition, entry.sentence, entry.hint, entry.reason].prefix(count)
        .map { $0 ?? "" }
    }
  }
}
