internal import ByteText
package import CardFormats
package import Learner
internal import Scheduling
internal import Storage

/// A deck as a file for other programs.
package struct CardExport: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The number of cards.
  public let cards: Int
  /// The sentences that say what the file doesn't hold.
  public let losses: [String]
}

extension CardRoom {
  /// Returns a deck as a file. A package also holds the decks below this one: their names begin
  /// with this deck's name and `::`.
  ///
  /// - Parameter withProgress: whether a package holds the learner's progress and answers.
  /// - Throws: `StorageError`, ``CardError``, ``CardFileProblem``.
  package func export(
    _ name: DeckName, as format: CardFileFormat, withProgress: Bool = false
  ) throws -> CardExport {
    let deck = try deck(name)
    if let text = format.text(of: deck.cards, deck: name.title) {
      return CardExport(
        bytes: Array(text.utf8), cards: deck.cards.count, losses: format.losses(of: deck))
    }
    var decks = [(name, deck)]
    for other in try files.decks.names() where other.bytes.hasPrefix("\(name.text)::") {
      decks.append((.own(other), try self.deck(.own(other))))
    }
    let answers = withProgress ? try self.answers() : [:]
    let records = withProgress ? try self.records() : [:]
    do {
      var writer = try AnkiPackageWriter(now: now(), fsrs: files.scheduler)
      // Two decks may have different files with the same name.
      var union = DeckDocument()
      for (name, deck) in decks {
        let cards = deck.cards.map { union.takingMedia(of: $0, from: deck.media) }
        writer.add(
          cards.map { .init($0, record: records[$0.id], answers: answers[$0.id] ?? []) },
          as: name.title)
      }
      for (file, stored) in (union.media ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let bytes = try files.media.bytes(of: stored) else { continue }
        try writer.add(bytes, named: file)
      }
      return CardExport(
        bytes: try writer.finish(), cards: decks.reduce(0) { $0 + $1.1.cards.count }, losses: [])
    } catch let error as CardFileError {
      throw CardFileProblem(name.title, error)
    }
  }

  /// Returns the answers in the journal by the names of the cards, without answers that the learner
  /// took back.
  private func answers() throws -> [String: [AnkiPackageWriter.Answer]] {
    var answers: [String: [AnkiPackageWriter.Answer]] = [:]
    try files.journal.read { line in
      guard let entry = line.entry(CardEntry.self) else { return }
      switch entry.event {
      case .answered:
        guard let recall = entry.recall.flatMap(Recall.init(rawValue:)) else { return }
        answers[entry.card, default: []].append(
          .init(recall, at: entry.moment, milliseconds: entry.milliseconds))
      case .takenBack: _ = answers[entry.card]?.popLast()
      case .buried, .unburied, .imported: break
      }
    }
    return answers
  }
}
