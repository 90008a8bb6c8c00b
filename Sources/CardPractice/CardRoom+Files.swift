internal import ByteText
internal import CardFormats
public import Cards
internal import Hashing
public import Learner
internal import Scheduling
internal import Storage

/// Cards that come from files of other programs.
extension CardRoom {
  /// Returns what an import would do. Nothing changes.
  public func preview(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) async throws -> CardImport {
    var contents: [String: String] = [:]
    while true {
      let plan = try ImportPlan(file, wishes, into: try ownDecks(), contents: contents)
      guard plan.mustCompare else { return plan.result }
      try await file.forEachMedia(plan.wanted) { name, bytes in
        contents[name] = MediaStore.name(of: bytes, ending: MediaName.ending(of: name))
      }
    }
  }

  /// Takes the cards of a file: all of them, or none. What is there already is not added again.
  ///
  /// - Throws: ``CardError``, ``CardFileProblem``, `StorageError`; nothing has then changed.
  public func take(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) async throws -> CardImport {
    // The files of the sounds and pictures in the learner's folder, by their names in the import.
    var stored: [String: String] = [:]
    var remembered: Set<String> = []
    while true {
      let plan = try ImportPlan(file, wishes, into: try ownDecks(), contents: stored)
      guard plan.changesDecks || plan.mustCompare else { return plan.result }
      if !plan.wanted.isEmpty {
        // Sounds and pictures come first. Without a card that names them, they do no harm.
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

  /// Takes over what the other program knew of the learner's memory of the cards.
  ///
  /// - Parameter remembered: the cards of which it was taken over before.
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

  /// Takes the cards of a file whose sounds and pictures are stored.
  ///
  /// The decks are read under the lock under which the cards are added: of two imports at once, the second sees what the
  /// first has added.
  ///
  /// - Returns: `nil` where another program has changed the decks, so that more sounds and pictures are needed.
  private func take(
    _ file: CardFile, _ wishes: CardImportWishes, _ stored: [String: String]
  ) throws -> CardImport? {
    var outcome: Result<CardImport?, any Error> = .success(nil)
    try files.decks.take { read throws(StorageError) in
      var decks: [String: DeckDocument] = [:]
      outcome = Result {
        let plan = try ImportPlan(file, wishes, into: try ownDecks(), contents: stored)
        guard plan.wanted.isEmpty else { return nil }
        for part in plan.parts where !part.added.isEmpty || wishes.updates {
          var deck = try read(part.deck) ?? DeckDocument()
          deck.add(part, stored, updates: wishes.updates)
          decks[part.deck] = deck
        }
        return plan.result
      }
      if case .failure = outcome { return [:] }
      return decks
    }
    return try outcome.get()
  }

  private func ownDecks() throws -> [String: Deck] {
    var decks: [String: Deck] = [:]
    for name in try files.decks.names() where !DeckName(name).isMade {
      decks[name] = try deck(.own(name))
    }
    return decks
  }

  /// Puts a sound or a picture into a deck, for its cards to name.
  ///
  /// - Parameter name: the name of the file, whose ending tells what it is.
  /// - Returns: the mark of the file, as the text of a card has it.
  /// - Throws: ``CardError/badMedia(_:)``, `StorageError`; nothing has then changed.
  @discardableResult
  public func addMedia(_ bytes: [UInt8], named name: String, to deck: DeckName) throws -> String {
    guard MediaName.isSound(name) || MediaName.isPicture(name), !bytes.isEmpty,
      bytes.count <= MediaStore.longest
    else { throw CardError.badMedia(name) }
    let stored = try files.media.add(bytes, ending: MediaName.ending(of: name))
    try files.media.sync([stored])
    let safe = MediaName.safe(name)
    var mark = ""
    try change(deck) { document in
      let free = DeckDocument.name(for: stored, wanted: safe, among: document.media ?? [:])
      document.media = (document.media ?? [:]).merging([free: stored]) { old, _ in old }
      mark = MediaName.isSound(free) ? "[sound:\(free)]" : "![](\(free))"
    }
    return mark
  }

  /// Puts a sound or a picture on a side of a card.
  public func attach(
    _ bytes: [UInt8], named name: String, to id: String, side: Side, in deck: DeckName
  ) throws {
    guard try readDeck(deck).card(id) != nil else { throw CardError.noCard(id, deck: deck) }
    let mark = try addMedia(bytes, named: name, to: deck)
    try edit(id, in: deck) { card in
      switch side {
      case .front: card.front += "\n" + mark
      case .back: card.back += "\n" + mark
      }
    }
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
    for (place, card) in cards.enumerated() {
      guard let new = changed[card.id] else { continue }
      let taken = takingMedia(of: new, from: stored)
      (cards[place].front, cards[place].back, cards[place].tags) = (
        taken.front, taken.back, new.tags
      )
    }
  }

  /// Takes the sounds and pictures of a card of another deck or file.
  ///
  /// - Parameter other: the files by the names that the card has for them.
  /// - Returns: the card, with another name for a file where the deck has a different one of that name.
  mutating func takingMedia(of card: Cards.Card, from other: [String: String]) -> Cards.Card {
    // All names are decided before one changes. Those that can stay as they are come first.
    var names: [String: String] = [:]
    var taken = media ?? [:]
    let brought = card.files.compactMap { name in other[name].map { (name, $0) } }
    for (name, file) in brought where (taken[name] ?? file) == file {
      (names[name], taken[name]) = (name, file)
    }
    for (name, file) in brought where names[name] == nil {
      let free = Self.name(for: file, wanted: name, among: taken)
      (names[name], taken[free]) = (free, file)
    }
    guard !names.isEmpty else { return card }
    media = taken
    guard names.contains(where: { $0 != $1 }) else { return card }
    var renamed = card
    renamed.front = CardText.renamingFiles(in: card.front) { names[$0] }
    renamed.back = CardText.renamingFiles(in: card.back) { names[$0] }
    return renamed
  }

  /// Returns the name under which the cards can have a file: the wanted one, or one with a number where a different
  /// file has that.
  fileprivate static func name(
    for file: String, wanted: String, among media: [String: String]
  ) -> String {
    var (free, number) = (wanted, 2)
    while let taken = media[free], taken != file {
      free = MediaName.numbered(wanted, number)
      number += 1
    }
    return free
  }
}
