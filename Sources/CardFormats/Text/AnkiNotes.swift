internal import Cards
internal import Tables

/// Cards as Anki's "Notes in Plain Text", with its header lines. Unless the header names a front
/// and a back, the first field of a note is the front, and the others are the back.
///
/// A field is HTML only if the header says `#html:true`. Anki itself also takes fields for HTML if
/// the header is silent, but then a text with `<` would lose it.
enum AnkiNotes {
  /// Reads notes.
  ///
  /// - Throws: ``CardFileError``, `ColumnChoiceError`.
  static func read(_ text: FileText, _ choices: ReadingChoices) throws -> CardCollection {
    let header: AnkiHeader
    do throws(LineError) {
      header = try AnkiHeader(text, choices)
    } catch {
      throw CardFileError.badLine(error)
    }
    try choices.checkParts(needed: CardPart.needed)
    let columns = columns(header, upTo: width(text, header))
    let table = try Table(
      text, by: header.separator, header: columns, choices, names: CardPart.names,
      needed: CardPart.sides, guess: { _ in guessed(header, of: columns.count) })
    var cards = TextCards(text)
    cards.add(header.notes)
    var names = header.columns ?? []
    names += Array(repeating: "", count: max(0, columns.count - names.count))
    var rows = CardRows(table: table, writing: header.isHTML ? .html : .plain, names: names)
    (rows.deck, rows.tags) = (header.deck, header.tags)
    (rows.hasComments, rows.own) = (true, choices.rows)
    try rows.read(into: &cards)
    return cards.collection(table.shape)
  }

  /// The largest number of fields of a note.
  private static let mostFields = 100

  /// Returns the number of fields of the longest note, without empty ones at its end.
  private static func width(_ text: FileText, _ header: AnkiHeader) -> Int {
    var rows = DelimitedText(text, by: header.separator)
    var width = max(header.columns?.count ?? 0, (header.occupied.max() ?? -1) + 1)
    while let row = rows.next() {
      width = max(width, (row.fields.lastIndex { !$0.isEmpty } ?? 0) + 1)
    }
    return min(width, mostFields)
  }

  /// Returns the names of the columns: those of the header, or else numbers.
  private static func columns(_ header: AnkiHeader, upTo width: Int) -> [String] {
    var columns = (0..<width).map { column in
      if let names = header.columns, names.indices.contains(column) { return names[column] }
      return "Field \(column + 1)"
    }
    for (name, column) in header.specialColumns where columns.indices.contains(column) {
      columns[column] = name == "guid" ? CardPart.id.rawValue : name
    }
    return columns
  }

  /// Returns the columns of the parts in a file that names no front and back.
  private static func guessed(_ header: AnkiHeader, of width: Int) -> [CardPart: [Int]] {
    let free = (0..<width).filter { !header.occupied.contains($0) }
    var columns: [CardPart: [Int]] = [
      .front: Array(free.prefix(1)), .back: Array(free.dropFirst()),
    ]
    for (part, name) in [CardPart.id: "guid", .deck: "deck", .tags: "tags"] {
      if let column = header.specialColumns[name], column < width { columns[part] = [column] }
    }
    return columns
  }

  /// Returns cards as notes that Anki imports.
  static func write(_ cards: [Card], deck: String) -> String {
    let header = [
      "#separator:tab", "#html:true", "#guid column:1", "#deck:\(deck)", "#tags column:4",
    ]
    let rows = cards.map { card in
      DelimitedText.row(
        [
          card.id, HTMLText.html(CardText(card.front)), HTMLText.html(CardText(card.back)),
          card.tags.joined(separator: " "),
        ], separator: "\t")
    }
    return (header + rows).map { $0 + "\n" }.joined()
  }
}
