internal import CardFormats
internal import Cards
internal import Hashing
internal import Learner
internal import Scheduling
internal import Storage

/// Imports of cards from the files of other programs.
extension CardRoom {
  /// Returns the result that an import would have, and changes nothing.
  package func preview(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) async throws -> CardImport {
    var contents: [String: String] = [:]
    while true {
      let plan = try ImportPlan(file, wishes, into: try ownDecks(), contents: contents)
      guard plan.mustCompare else { return plan.result }
      try await file.forEachMedia(plan.wanted) { name, bytes in
        contents[name] = BlobStore.name(of: bytes, ending: MediaName.ending(of: name))
      }
    }
  }

  /// Imports the cards of a file, all of them or none. A card that the learner already has is not
  /// added again.
  ///
  /// - Throws: ``CardError``, ``CardFileProblem``, `StorageError`; nothing has then changed.
  package func take(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) async throws -> CardImport {
    if let refusal = file.refusal { throw refusal }
    // The files of the sounds and pictures in the learner's folder, by their names in the import.
    var stored: [String: String] = [:]
    var remembered: Set<String> = []
    while true {
      let plan = try ImportPlan(file, wishes, into: try ownDecks(), contents: stored)
      guard plan.changesDecks || plan.mustCompare else { return plan.result }
      if !plan.wanted.isEmpty {
        // Sounds and pictures are stored first. Without a card that names them, they do no harm.
        try await file.forEachMedia(plan.wanted) { name, bytes in
          stored[name] = try files.media.add(bytes, ending: MediaName.ending(of: name))
        }
        try files.media.sync(Set(stored.values))
      } else {
        if wishes.takesProgress { try remember(plan, besides: &remembered) }
        if let taken = try take(file, wishes, stored) { return taken }
      }
    }
  }

  /// Takes over the other program's memory of the added cards.
  ///
  /// - Parameter remembered: the names of the cards whose memory was taken over before.
  private func remember(_ plan: ImportPlan, besides remembered: inout Set<String>) throws {
    let moment = now()
    var lines: [CardEntry] = []
    for entry in plan.parts.flatMap(\.added) {
      guard let memory = entry.memory, remembered.insert(entry.card.id).inserted else { continue }
      var line = CardEntry(at: moment, event: .imported, card: entry.card.id)
      line.memory = CardEntry.ImportedMemory(
        state: memory.state, lastReview: memory.lastReview, reviews: memory.reviews,
        lapses: memory.lapses)
      lines.append(line)
    }
    try memory.append(lines)
  }

  /// Imports the cards of a file whose sounds and pictures are stored.
  ///
  /// If another import adds cards meanwhile, the plan is made again, so that this one finds them.
  ///
  /// - Returns: `nil` if another program has changed the decks, so that more sounds and pictures
  ///   are needed.
  private func take(
    _ file: CardFile, _ wishes: CardImportWishes, _ stored: [String: String]
  ) throws -> CardImport? {
    var outcome: Result<CardImport?, any Error> = .success(nil)
    try files.decks.take { read throws(StorageError) in
      var plans = 0
      while true {
        plans += 1
        var decks: [String: DeckDocument] = [:]
        var isOfNow = true
        outcome = Result {
          let present = try ownDecks()
          let plan = try ImportPlan(file, wishes, into: present, contents: stored)
          guard plan.wanted.isEmpty else { return nil }
          for part in plan.parts where !part.added.isEmpty || wishes.updates {
            var deck = try read(part.deck)
            let planned = try deck.map { try Deck($0, named: DeckName(part.deck)) }
            isOfNow = isOfNow && planned == present[part.deck]
            deck = deck ?? DeckDocument()
            deck?.add(part, stored, updates: wishes.updates)
            decks[part.deck] = deck
          }
          return plan.result
        }
        if case .failure = outcome { return [:] }
        if isOfNow || plans == Self.mostPlans { return decks }
        self.read.removeAll()
      }
    }
    return try outcome.get()
  }

  /// The maximum number of plans for an import while other programs change the decks.
  private static let mostPlans = 10

  private func ownDecks() throws -> [String: Deck] {
    var decks: [String: Deck] = [:]
    for name in try files.decks.names() where !DeckName(name).isGenerated {
      decks[name] = try deck(.own(name))
    }
    return decks
  }
}

extension DeckDocument {
  /// Adds the cards of an import.
  ///
  /// - Parameter stored: the files of the sounds and pictures in the learner's folder.
  fileprivate mutating func add(_ part: ImportPlan.Part, _ stored: [String: String], updates: Bool)
  {
    let present = Set(cards.map(\.id))
    for entry in part.added where !present.contains(entry.card.id) {
      let taken = takingMedia(of: entry.card, from: stored)
      cards.append(Card(taken))
    }
    guard updates else { return }
    let changed = Dictionary(part.changed.map { ($0.id, $0) }) { first, _ in first }
    for (index, card) in cards.enumerated() {
      guard let new = changed[card.id] else { continue }
      let taken = takingMedia(of: new, from: stored)
      (cards[index].front, cards[index].back, cards[index].tags) = (
        taken.front, taken.back, new.tags
      )
    }
  }
}
