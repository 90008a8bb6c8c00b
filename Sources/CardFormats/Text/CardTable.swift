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
  /// - Parameter separator: `nil` takes a comma, a semicolon or a tab, whichever the first row has.
  static func read(
    _ text: FileText, separator: UInt8?
  ) throws(CardFileError) -> CardCollection {
    let separator = separator ?? DelimitedText.guessedSeparator(text.bytes)
    var rows = DelimitedText(text.bytes, separator: separator)
    var builder = CollectionBuilder()
    guard let first = try next(&rows) else { return builder.collection }
    let header = places(first.fields)
    // Without a header the first two columns are the sides.
    let places = header ?? [.front: 0, .back: 1]
    let width = max(first.fields.count, 2)
    if width > places.count { builder.lose(.columns, width - places.count) }
    var row = header == nil ? first : try next(&rows)
    while let current = row {
      try builder.add(try entry(current, places), to: field(.deck, current, places))
      row = try next(&rows)
    }
    return builder.collection
  }

  private static func next(
    _ rows: inout DelimitedText
  ) throws(CardFileError) -> DelimitedText.Row? {
    do throws(LineError) { return try rows.next() } catch { throw .badLine(error) }
  }

  /// Returns the places of the columns; `nil` where the row is no header.
  private static func places(_ fields: [String]) -> [Column: Int]? {
    let places = TableHeader(fields, names).places
    return places[.front] != nil && places[.back] != nil ? places : nil
  }

  private static func field(
    _ column: Column, _ row: DelimitedText.Row, _ places: [Column: Int]
  ) -> String? {
    guard let place = places[column], row.fields.indices.contains(place) else { return nil }
    let text = CSV.restored(row.fields[place].trimmed)
    return text.isEmpty ? nil : text
  }

  private static func entry(
    _ row: DelimitedText.Row, _ places: [Column: Int]
  ) throws(CardFileError) -> CardCollection.Entry {
    guard row.fields.count > 1 else { throw .oneField(line: row.line) }
    let tags = field(.tags, row, places)?.split(whereSeparator: \.isWhitespace).map(String.init)
    let marks = ["1", "true", "yes"]
    let card = Card(
      id: field(.id, row, places) ?? "", front: field(.front, row, places) ?? "",
      back: field(.back, row, places) ?? "", tags: tags ?? [],
      isSuspended: field(.suspended, row, places).map { marks.contains($0.lowercased()) } ?? false)
    try card.check(line: row.line)
    return CardCollection.Entry(card)
  }

  /// Returns cards as a table, from which reading gives the same cards.
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
