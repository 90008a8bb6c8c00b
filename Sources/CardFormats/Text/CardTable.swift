internal import Cards
internal import Tables

/// Cards as rows of a table: CSV or TSV, with a header that names the columns or without one.
enum CardTable {
  private enum Column {
    case front, back, tags, deck, id, suspended
  }

  private static let names = ColumnNames<Column>([
    .front: ["front", "question", "q", "term", "word", "prompt"],
    .back: ["back", "answer", "a", "definition", "meaning", "translation"],
    .tags: ["tags", "tag", "labels"],
    .deck: ["deck", "subject", "topic"],
    .id: ["id", "guid"],
    .suspended: ["suspended"],
  ])

  /// Reads a table.
  ///
  /// - Parameter separator: `nil` for the comma, semicolon or tab of the first row.
  static func read(
    _ text: FileText, separator: UInt8?
  ) throws(CardFileError) -> CardCollection {
    let separator = separator ?? DelimitedText.guessedSeparator(text.bytes)
    var rows = DelimitedText(text.bytes, separator: separator)
    var builder = CollectionBuilder()
    guard let first = try next(&rows) else { return builder.collection }
    let header = indexes(first.fields)
    // Without a header the first two columns are the sides.
    let indexes = header ?? [.front: 0, .back: 1]
    let width = max(first.fields.count, 2)
    if width > indexes.count { builder.lose(.columns, width - indexes.count) }
    var row = header == nil ? first : try next(&rows)
    while let current = row {
      try builder.add(try entry(current, indexes), to: field(.deck, current, indexes))
      row = try next(&rows)
    }
    return builder.collection
  }

  private static func next(
    _ rows: inout DelimitedText
  ) throws(CardFileError) -> DelimitedText.Row? {
    do throws(LineError) { return try rows.next() } catch { throw .badLine(error) }
  }

  /// Returns the indexes of the columns; `nil` for a row that is not a header.
  private static func indexes(_ fields: [String]) -> [Column: Int]? {
    let indexes = TableHeader(fields, names).places
    return indexes[.front] != nil && indexes[.back] != nil ? indexes : nil
  }

  private static func field(
    _ column: Column, _ row: DelimitedText.Row, _ indexes: [Column: Int]
  ) -> String? {
    guard let index = indexes[column], row.fields.indices.contains(index) else { return nil }
    let text = CSV.restored(row.fields[index].trimmed)
    return text.isEmpty ? nil : text
  }

  private static func entry(
    _ row: DelimitedText.Row, _ indexes: [Column: Int]
  ) throws(CardFileError) -> CardCollection.Entry {
    guard row.fields.count > 1 else { throw .oneField(line: row.line) }
    let tags = field(.tags, row, indexes)?.split(whereSeparator: \.isWhitespace).map(String.init)
    let marks = ["1", "true", "yes"]
    let card = Card(
      id: field(.id, row, indexes) ?? "", front: field(.front, row, indexes) ?? "",
      back: field(.back, row, indexes) ?? "", tags: tags ?? [],
      isSuspended: field(.suspended, row, indexes).map { marks.contains($0.lowercased()) } ?? false)
    try card.check(line: row.line)
    return CardCollection.Entry(card)
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

extension Card {
  /// Checks a card that begins in a line of a file.
  func check(line: Int) throws(CardFileError) {
    do throws(Card.Fault) { try check() } catch { throw .badCard(line: line, error) }
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
