internal import ByteText
internal import CardFormats
internal import Cards
internal import Learner
internal import Storage

/// The cards that an import adds and changes.
struct ImportPlan {
  private(set) var result: CardImport
  private(set) var parts: [Part] = []
  /// The names of the sounds and pictures whose content must be known before the import, sorted.
  private(set) var wanted: [String] = []

  /// The cards that an import brings to a deck.
  struct Part {
    let deck: String
    fileprivate(set) var added: [CardCollection.Entry] = []
    /// The file's versions of cards that the learner has with other texts or tags.
    fileprivate(set) var changed: [Card] = []
  }

  private let file: CardFile
  private let wishes: CardImportWishes
  /// The files of the sounds and pictures in the learner's folder, by their names in the import, as
  /// far as they are known.
  private let contents: [String: String]
  private let decks: [String: Deck]
  private var states: [String: DeckState] = [:]
  private var unknown: Set<String> = []

  /// The number and the texts of a deck's cards, with the cards that the import adds.
  private struct DeckState {
    let index: Int
    var count: Int
    var texts: Set<Texts>
    /// The texts of the cards with sounds or pictures, without the numbers in the files' names.
    var unnumbered: Set<Texts> = []
    /// The texts of these cards, in which each file has the name that follows from its content.
    var contents: Set<Texts> = []
  }

  /// - Parameters:
  ///   - decks: the learner's own decks by their names.
  ///   - contents: the files of sounds and pictures, as far as they are known.
  /// - Throws: ``CardError``, `StorageError`.
  init(
    _ file: CardFile, _ wishes: CardImportWishes, into decks: [String: Deck],
    contents: [String: String]
  ) throws {
    (self.file, self.wishes, self.decks, self.contents) = (file, wishes, decks, contents)
    result = CardImport(
      losses: file.collection.losses, report: file.collection.report, refusal: file.refusal)
    // The cards of all decks by their names, because a card may have moved to another deck.
    var known: [String: (card: Card, deck: String)] = [:]
    for (name, deck) in decks {
      for card in deck.cards { known[card.id] = (card, name) }
    }
    var (named, seen): (Set<String>, Set<String>) = ([], [])
    for part in file.collection.parts {
      let name = try Self.deckName(
        wishes.deck ?? part.deck ?? file.title, isChosen: wishes.deck != nil)
      var state: DeckState
      if let begun = states.removeValue(forKey: name) { state = begun } else { state = begin(name) }
      for entry in part.entries {
        var entry = entry
        if entry.card.id.isEmpty {
          guard !isPresent(entry.card, &state) else {
            result.parts[state.index].present += 1
            continue
          }
          entry.card = Card.new(from: entry.card)
        } else {
          guard seen.insert(entry.card.id).inserted else { continue }
          if let present = known[entry.card.id] {
            result.parts[state.index].present += 1
            guard isChanged(present.card, in: present.deck, by: entry.card) else { continue }
            result.parts[state.index].changed += 1
            parts[state.index].changed.append(entry.card)
            if wishes.updates { named.formUnion(entry.card.files) }
            continue
          }
        }
        add(entry, to: &state)
        named.formUnion(entry.card.files)
      }
      guard state.count <= Deck.mostCards else { throw CardError.tooManyCards(deck: .own(name)) }
      states[name] = state
    }
    let files = named.filter(file.hasMedia)
    result.files = files.count
    wanted = unknown.union(files).filter { contents[$0] == nil && file.hasMedia(named: $0) }
      .sorted()
    mustCompare = !unknown.isEmpty
  }

  /// Whether the contents of more files must be known to find the cards that the learner already
  /// has.
  private(set) var mustCompare = false

  /// Whether the import adds or changes a card.
  var changesDecks: Bool { result.added > 0 || wishes.updates && result.changed > 0 }

  private mutating func begin(_ name: String) -> DeckState {
    let old = decks[name]
    parts.append(Part(deck: name))
    result.parts.append(.init(deck: name, isNew: old == nil))
    let cards = old?.cards ?? []
    var state = DeckState(
      index: parts.count - 1, count: cards.count, texts: Set(cards.map(Texts.init)))
    for card in cards where card.mayHaveFiles {
      state.unnumbered.insert(Texts(card).unnumbered)
      state.contents.insert(Texts(card).named { old?.media[$0] })
    }
    return state
  }

  private mutating func add(_ entry: CardCollection.Entry, to state: inout DeckState) {
    parts[state.index].added.append(entry)
    state.count += 1
    result.parts[state.index].added += 1
    if result.parts[state.index].first.count < CardImport.mostShown {
      result.parts[state.index].first.append(entry.card)
    }
    if entry.memory != nil { result.remembered += 1 }
  }

  /// Returns whether a deck already has a card for which the file gives no name. The deck's card
  /// may have a number in the name of a sound or a picture, because a different file had the name.
  private mutating func isPresent(_ card: Card, _ state: inout DeckState) -> Bool {
    let texts = Texts(card)
    guard !state.texts.contains(texts) else { return true }
    if card.mayHaveFiles, state.unnumbered.contains(texts.unnumbered) {
      let missing = card.files.filter { contents[$0] == nil && file.hasMedia(named: $0) }
      unknown.formUnion(missing)
      if missing.isEmpty, state.contents.contains(texts.named { contents[$0] }) { return true }
    }
    state.texts.insert(texts)
    return false
  }

  /// Returns whether a card of a deck differs from the same card in the file.
  private mutating func isChanged(_ present: Card, in deck: String, by card: Card) -> Bool {
    let (old, new) = (Texts(present), Texts(card))
    guard old != new else { return present.tags != card.tags }
    guard card.mayHaveFiles, old.unnumbered == new.unnumbered else { return true }
    let missing = card.files.filter { contents[$0] == nil && file.hasMedia(named: $0) }
    unknown.formUnion(missing)
    let media = decks[deck]?.media ?? [:]
    guard missing.isEmpty, old.named({ media[$0] }) == new.named({ contents[$0] }) else {
      return true
    }
    return present.tags != card.tags
  }

  /// Returns the name of the deck that gets cards.
  ///
  /// - Parameter isChosen: whether the learner chose the name. Any other name is changed until it
  ///   fits.
  private static func deckName(_ name: String, isChosen: Bool) throws -> String {
    if isChosen {
      try DeckStore.checkName(name)
      guard !DeckName(name).isGenerated else { throw CardError.reservedName(name) }
      return name
    }
    var fitting = DocumentName.fitting(name)
    if DeckName(fitting).isGenerated { fitting = deckName(insteadOf: fitting) }
    do {
      try DeckStore.checkName(fitting)
    } catch {
      return usualDeck
    }
    return fitting
  }
}

/// The texts that identify a card without a name.
private struct Texts: Hashable {
  private let front: String
  private let back: String

  init(_ card: Card) { (front, back) = (card.front, card.back) }

  private init(front: String, back: String) { (self.front, self.back) = (front, back) }

  /// Returns the texts with other names for their sounds and pictures.
  func named(_ name: (String) -> String?) -> Texts {
    Texts(
      front: CardText.renamingFiles(in: front, name), back: CardText.renamingFiles(in: back, name))
  }

  var unnumbered: Texts { named(MediaName.unnumbered) }
}

extension Card {
  /// Whether a side may have a sound or a picture. The marks of both have a bracket, and most texts
  /// have no bracket.
  fileprivate var mayHaveFiles: Bool {
    front.utf8.contains(UInt8(ascii: "[")) || back.utf8.contains(UInt8(ascii: "["))
  }

  /// Returns a card with the same texts and a name that no other card has.
  fileprivate static func new(from card: Card) -> Card {
    let new = Card.new(front: card.front, back: card.back, tags: card.tags)
    return Card(
      id: new.id, front: card.front, back: card.back, tags: card.tags, isSuspended: card.isSuspended
    )
  }
}
