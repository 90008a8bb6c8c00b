internal import Cards
internal import Tables

/// Cards as Anki's "Notes in Plain Text". The first field of a note is the front, and the others
/// are the back.
enum AnkiNotes {
  static func read(_ text: FileText) throws(CardFileError) -> CardCollection {
    let header: AnkiHeader
    do throws(LineError) { header = try AnkiHeader(text) } catch { throw .badLine(error) }
    var rows = DelimitedText(text.bytes, separator: header.separator, comment: UInt8(ascii: "#"))
    var builder = CollectionBuilder()
    let occupied = header.occupied
    while true {
      let row: DelimitedText.Row?
      do throws(LineError) { row = try rows.next() } catch { throw .badLine(error) }
      guard let row else { return builder.collection }
      let (entry, losses) = try entry(row, header, occupied)
      for loss in losses { builder.lose(loss) }
      let deck = field("deck", row, header) ?? header.deck
      try builder.add(entry, to: deck)
    }
  }

  private static func field(
    _ name: String, _ row: DelimitedText.Row, _ header: AnkiHeader
  ) -> String? {
    guard let index = header.places[name], row.fields.indices.contains(index) else { return nil }
    let text = row.fields[index].trimmed
    return text.isEmpty ? nil : text
  }

  private static func entry(
    _ row: DelimitedText.Row, _ header: AnkiHeader, _ occupied: Set<Int>
  ) throws(CardFileError) -> (entry: CardCollection.Entry, losses: Set<CardCollection.Loss>) {
    let fields = row.fields.enumerated()
      .filter { !occupied.contains($0.offset) }.map(\.element)
    guard let front = fields.first, fields.count > 1 else { throw .oneField(line: row.line) }
    var losses: Set<CardCollection.Loss> = []
    func marks(_ text: String) -> String {
      guard header.isHTML else { return MarkedText.escaped(text.trimmed) }
      let read = HTMLText(text)
      losses.formUnion(read.losses)
      return read.marks
    }
    let tags = [field("tags", row, header), header.tags].compactMap(\.self)
      .flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    // A field may be empty apart from tags.
    let back = fields.dropFirst().map(marks).filter { !$0.isEmpty }
    let card = Card(
      id: field("guid", row, header) ?? "", front: marks(front),
      back: back.joined(separator: "\n\n"), tags: tags)
    try card.check(line: row.line)
    return (CardCollection.Entry(card), losses)
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
