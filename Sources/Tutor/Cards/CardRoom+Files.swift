internal import ByteText
internal import CardFormats
public import Cards
internal import Hashing
internal import Scheduling
internal import Storage

/// Cards that come from files of other programs.
extension CardRoom {
  /// Returns what an import would do. Nothing changes.
  public func preview(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) throws -> CardImport {
    try plan(file, wishes).result
  }

  /// Takes the cards of a file: all of them, or none. What is there already is not added again.
  ///
  /// - Throws: ``CardError``, ``CardFileProblem``, `StorageError`; nothing has then changed.
  public func take(
    _ file: CardFile, _ wishes: CardImportWishes = CardImportWishes()
  ) throws -> CardImport {
    let plan = try plan(file, wishes)
    guard plan.result.added > 0 || wishes.updates && plan.result.changed > 0 else {
      return plan.result
    }
    // The sounds and pictures come first. Without a card that names them, they do no harm.
    var stored: [String: String] = [:]
    for name in plan.files {
      let bytes = try file.media(named: name)
      stored[name] = try files.media.add(bytes, ending: MediaName.ending(of: name))
    }
    try files.media.sync(stored.values)
    if wishes.takesProgress {
      let moment = now()
      try memory.append(
        plan.parts.flatMap(\.added).compactMap { entry in
          entry.memory.map { memory in
            var line = CardEntry(at: moment, event: .imported, card: entry.card.id)
            line.memory = memory
            return line
          }
        })
    }
    try files.decks.take(plan.parts.map(\.deck)) { present in
      var decks = present
      for part in plan.parts {
        var deck = decks[part.deck] ?? DeckDocument()
        deck.add(part, stored, updates: wishes.updates)
        decks[part.deck] = deck
      }
      return decks
    }
    return plan.result
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
      let free = document.name(for: stored, wanted: safe)
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

  /// The cards that an import adds and changes.
  private struct Plan {
    var result: CardImport
    var parts: [PlannedPart] = []
    /// The sounds and pictures of the cards.
    var files: [String] = []
  }

  private func plan(_ file: CardFile, _ wishes: CardImportWishes) throws -> Plan {
    let own = try files.decks.names().filter { !DeckName($0).isMade }
    var decks: [String: Deck] = [:]
    for name in own { decks[name] = try deck(.own(name)) }
    /// The cards of all decks by their names: a card may have moved.
    var known: [String: Card] = [:]
    for deck in decks.values {
      for card in deck.cards { known[card.id] = card }
    }
    var plan = Plan(result: CardImport(losses: file.collection.losses))
    var (named, seen): (Set<String>, Set<String>) = ([], [])
    for part in file.collection.parts {
      let name = try deckName(wishes.deck ?? part.deck ?? file.title, isChosen: wishes.deck != nil)
      let old = decks[name]
      var planned = plan.parts.firstIndex { $0.deck == name }
      if planned == nil {
        planned = plan.parts.count
        plan.parts.append(PlannedPart(deck: name))
        plan.result.parts.append(.init(deck: name, isNew: old == nil))
      }
      let place = planned ?? 0
      var texts = Set(
        (old?.cards ?? []).map(Texts.init) + plan.parts[place].added.map { Texts($0.card) })
      for entry in part.entries {
        var entry = entry
        if entry.card.id.isEmpty {
          guard texts.insert(Texts(entry.card)).inserted else {
            plan.result.parts[place].present += 1
            continue
          }
          entry.card = Card.new(from: entry.card)
        } else {
          guard seen.insert(entry.card.id).inserted else { continue }
          if let present = known[entry.card.id] {
            plan.result.parts[place].present += 1
            guard Texts(present) != Texts(entry.card) || present.tags != entry.card.tags else {
              continue
            }
            plan.result.parts[place].changed += 1
            plan.parts[place].changed.append(entry.card)
            if wishes.updates { named.formUnion(entry.card.files) }
            continue
          }
        }
        plan.parts[place].added.append(entry)
        plan.result.parts[place].added += 1
        if plan.result.parts[place].first.count < CardImport.mostShown {
          plan.result.parts[place].first.append(entry.card)
        }
        if entry.memory != nil { plan.result.remembered += 1 }
        named.formUnion(entry.card.files)
      }
      let count = (old?.cards.count ?? 0) + plan.parts[place].added.count
      guard count <= Deck.mostCards else { throw CardError.tooManyCards(deck: .own(name)) }
    }
    plan.files = named.filter(file.hasMedia).sorted()
    plan.result.files = plan.files.count
    return plan
  }

  /// Returns the name of a deck that cards come to.
  ///
  /// - Parameter isChosen: whether the learner has chosen it. Another one is made to fit.
  private func deckName(_ name: String, isChosen: Bool) throws -> String {
    if isChosen {
      try DeckStore.checkName(name)
      guard !DeckName(name).isMade else { throw CardError.reservedName(name) }
      return name
    }
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isPath = scalar == "/" || scalar == "\\"
      scalars.append(isPath || scalar.properties.generalCategory == .control ? "-" : scalar)
    }
    var fitting = String(scalars.drop { $0 == "." || $0 == " " })
    if DeckStore.hasHiddenSigns(fitting) {
      fitting.unicodeScalars.removeAll {
        $0.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains($0.value)
      }
    }
    // A deck that is named like a conflict copy would be united with another one.
    fitting = fitting.bytes.replacing("conflicted copy", with: "copy")
      .bytes.replacing(".sync-conflict-", with: "-")
    while fitting.utf8.count > DeckStore.longestName { fitting.removeLast() }
    if DeckName(fitting).isMade { fitting = "Deck \(fitting)" }
    do {
      try DeckStore.checkName(fitting)
    } catch {
      return "Imported cards"
    }
    return fitting
  }
}

/// The cards that an import brings to a deck.
private struct PlannedPart {
  let deck: String
  var added: [CardCollection.Entry] = []
  /// The cards that are there with other texts.
  var changed: [Card] = []
}

/// The texts by which a card without a name is known.
private struct Texts: Hashable {
  private let (front, back): (String, String)

  init(_ card: Card) { (front, back) = (card.front, card.back) }
}

extension DeckDocument {
  /// Adds the cards of an import.
  ///
  /// - Parameter stored: the files of the sounds and pictures in the learner's folder.
  fileprivate mutating func add(_ part: PlannedPart, _ stored: [String: String], updates: Bool) {
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
    var card = card
    for name in Set(card.files) {
      guard let file = other[name] else { continue }
      let free = self.name(for: file, wanted: name)
      media = (media ?? [:]).merging([free: file]) { old, _ in old }
      if free != name { card.rename(file: name, to: free) }
    }
    return card
  }
}

extension DeckDocument {
  /// Returns the name under which the cards can have a file: the wanted one, or one with a number where a different
  /// file has that.
  fileprivate func name(for file: String, wanted: String) -> String {
    var (free, number) = (wanted, 2)
    while let taken = media?[free], taken != file {
      free = MediaName.numbered(wanted, number)
      number += 1
    }
    return free
  }
}

extension Card {
  /// A card with these texts and a name that no other card has.
  fileprivate static func new(from card: Card) -> Card {
    let new = Card.new(front: card.front, back: card.back, tags: card.tags)
    return Card(
      id: new.id, front: card.front, back: card.back, tags: card.tags, isSuspended: card.isSuspended
    )
  }

  /// Gives a sound or a picture another name in the texts.
  fileprivate mutating func rename(file name: String, to new: String) {
    func renamed(_ text: String) -> String {
      text.bytes.replacing("[sound:\(name)]", with: "[sound:\(new)]")
        .bytes.replacing("](\(name))", with: "](\(new))")
    }
    (front, back) = (renamed(front), renamed(back))
  }
}
