internal import Cards
internal import Tables

/// Collects the cards of a text, and the remarks about its rows.
struct TextCards {
  private var builder = CollectionBuilder()
  private var report: FileReport<CardRowReason>
  private var notes = RowNotes<CardRowReason>()
  /// The last line and the reason why it is left out.
  private var last: (line: Int, reason: CardRowReason)?
  private var count = 0
  /// The line of each card.
  private var lines: [Key: Int] = [:]

  private enum Key: Hashable {
    case id(String)
    case texts(front: String, back: String)
    /// A text that makes a card of each blank.
    case cloze(String)
  }

  init(_ text: FileText) { report = FileReport(of: text, reason: CardRowReason.row) }

  /// Adds a card, unless it can't be kept or is there already. Then its row is left out.
  ///
  /// - Parameters:
  ///   - line: the number of the line where its row begins.
  ///   - text: the row as it is written.
  /// - Returns: whether the card is added.
  @discardableResult
  mutating func add(
    _ card: Card, to deck: String? = nil, line: Int, text: @autoclosure () -> String
  ) throws(CardFileError) -> Bool {
    do throws(Card.Fault) {
      try card.check()
    } catch {
      leaveOut(line: line, text: text(), because: .card(error))
      return false
    }
    let entry = CardCollection.Entry(card)
    let key: Key =
      card.id.isEmpty ? .texts(front: entry.card.front, back: entry.card.back) : .id(card.id)
    if let earlier = lines[key] {
      let reason: CardRowReason =
        card.id.isEmpty ? .row(.repeated(earlier: earlier)) : .sameID(earlier: earlier)
      leaveOut(line: line, text: text(), because: reason)
      return false
    }
    guard count < Deck.mostCards else { throw .tooManyCards(Deck.mostCards) }
    count += 1
    lines[key] = line
    try builder.add(entry, to: deck)
    return true
  }

  /// Returns the line of an earlier text with the same blanks, and remembers this one.
  mutating func earlierLine(ofCloze text: String, line: Int) -> Int? {
    if let earlier = lines[.cloze(text)] { return earlier }
    lines[.cloze(text)] = line
    return nil
  }

  /// Notes that a row is left out. Further cards of the row are not counted.
  mutating func leaveOut(line: Int, text: String, because reason: CardRowReason) {
    if let last, last.line == line, last.reason == reason { return }
    last = (line, reason)
    notes.add(RowNote(line: line, text: text, reason: reason, isLeftOut: true))
  }

  /// Notes that a row is read in another way than it is written.
  mutating func change(line: Int, text: String, because reason: CardRowReason) {
    notes.add(RowNote(line: line, text: text, reason: reason, isLeftOut: false))
  }

  /// Adds the remarks of another reader of the same text.
  mutating func add(_ others: RowNotes<RowReason>) { notes.add(others.map(CardRowReason.row)) }

  /// Notes that a card or a column loses something.
  mutating func lose(_ loss: CardCollection.Loss, _ count: Int = 1) { builder.lose(loss, count) }

  /// Returns the cards with the report.
  ///
  /// - Parameter shape: the shape of a table.
  func collection(_ shape: TableShape? = nil) -> CardCollection {
    var collection = builder.collection
    collection.report = report
    collection.report.shape = shape
    collection.report.notes.add(notes)
    return collection
  }
}
