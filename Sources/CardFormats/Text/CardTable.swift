internal import Cards
internal import Tables

/// Cards as rows of a table: CSV, TSV or plain text, with a header that names the columns or
/// without one.
enum CardTable {
  /// Reads a table.
  ///
  /// - Parameter separator: `nil` for the one that the text shows.
  /// - Throws: ``CardFileError``, `ColumnChoiceError`.
  static func read(
    _ text: FileText, by separator: Separator? = nil, _ writing: CardRows.Writing,
    _ choices: ReadingChoices
  ) throws -> CardCollection {
    let separator =
      separator
      ?? Separator(of: text, choices) {
        CardPart.sides.isSubset(of: $0.compactMap(CardPart.names.part(named:)))
      }
    let table = try table(text, by: separator, choices)
    var cards = TextCards(text)
    if let preface = table.preface { cards.add(preface.notes(choices)) }
    let shape = table.shape
    if !shape.unused.isEmpty { cards.lose(.columns, shape.unused.count) }
    try CardRows(
      table: table, writing: writing, names: shape.columns.map { $0.name ?? "" }
    ).read(into: &cards)
    return cards.collection(shape)
  }

  private static func table(
    _ text: FileText, by separator: Separator, _ choices: ReadingChoices
  ) throws(ColumnChoiceError) -> Table<CardPart> {
    try choices.checkParts(needed: CardPart.needed)
    let preface = try TablePreface(above: separator, in: text, choices) {
      preface, open throws(ColumnChoiceError) in
      try table(text, by: separator, below: preface, open).hasHeader
    }
    return try table(text, by: separator, below: preface, choices)
  }

  private static func table(
    _ text: FileText, by separator: Separator, below preface: TablePreface?,
    _ choices: ReadingChoices
  ) throws(ColumnChoiceError) -> Table<CardPart> {
    func table(
      _ choices: ReadingChoices, _ names: ColumnNames<CardPart> = CardPart.names
    ) throws(ColumnChoiceError) -> Table<CardPart> {
      try Table(
        text, by: separator, below: preface, choices, names: names, needed: CardPart.sides,
        isContinued: true
      ) { sample in
        let hasHeader = choices.hasHeader ?? sample.hasHeader
        return CardColumns(header: hasHeader ? sample.rows.first : nil, names: names)
          .columns(sample)
      }
    }
    var choices = choices
    var found = try table(choices)
    if choices.hasHeader == nil, !found.hasHeader, CardHeader.isFirst(of: found.sample.rows) {
      choices.hasHeader = true
      found = try table(choices)
    }
    // Such numbers would be the names of cards in other files, too.
    if choices.columns == nil, found.numbersIDs {
      found = try table(choices, CardPart.namesWithoutID)
    }
    return found
  }

  /// Returns cards as a table that reads as the same cards.
  static func write(_ cards: [Card], separator: Unicode.Scalar) -> String {
    let rows = cards.map { card in
      [
        card.front, card.back, card.tags.joined(separator: " "), card.isSuspended ? "yes" : "",
        card.id,
      ]
    }
    return CSV.text([["front", "back", "tags", "suspended", "id"]] + rows, separator: separator)
  }
}

extension Table<CardPart> {
  /// Whether the column `id` only numbers the rows from 1. In a table of ours it never does.
  fileprivate var numbersIDs: Bool {
    guard let column = columns[.id]?.first, columns[.suspended] == nil,
      sample.numbering.contains(column)
    else { return false }
    let first = sample.rows.dropFirst(hasHeader ? 1 : 0).first
    return first.map { $0.indices.contains(column) && ["0", "1"].contains($0[column].trimmed) }
      ?? false
  }
}

extension StringProtocol {
  /// The text without the white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
