internal import Hashing
public import Storage

/// The store of the learner's decks of cards. Each deck is a document in the folder `decks`;
/// another document keeps the order of the decks.
public struct DeckStore: Sendable {
  private let documents: any DocumentStore

  /// - Parameter documents: the learner's documents.
  package init(in documents: any DocumentStore) { self.documents = documents }

  /// The folder of the decks among the documents.
  package static let place = "decks"
  /// The folder of the removed decks among the documents.
  package static let removedPlace = "decks/removed"

  // MARK: Names

  /// The most bytes of a deck's name.
  package static let longestName = DocumentName.longest

  /// Checks a name for a deck. A person must be able to see the name, and to type it as it is
  /// shown.
  ///
  /// - Throws: ``StorageError/badName(_:name:)``, ``StorageError/nameOfCopy(_:)``.
  package static func checkName(_ name: String) throws(StorageError) {
    guard DocumentName.canBeGiven(name), name.contains(where: { !$0.isWhitespace }),
      !hasHiddenSigns(name)
    else { throw .badName(.deck, name: name) }
    guard !DocumentName.isLikeCopy(name) else { throw .nameOfCopy(name) }
  }

  /// Returns whether a name has invisible signs, or signs that turn the direction of the text
  /// around them.
  package static func hasHiddenSigns(_ name: String) -> Bool { DocumentName.hasHiddenSigns(name) }

  /// Returns the names of all decks: first those that the learner has put in an order, then the
  /// others by name.
  public func names() throws(StorageError) -> [String] {
    let present = try documents.names(in: Self.place)
    // By their bytes, because two names may differ only in their Unicode form.
    let there = Set(present.map { Array($0.utf8) })
    let ordered = try order.read()?.decks.filter { there.contains(Array($0.utf8)) } ?? []
    let placed = Set(ordered.map { Array($0.utf8) })
    return ordered + present.filter { !placed.contains(Array($0.utf8)) }
  }

  /// Moves a deck to another place in the order.
  ///
  /// - Parameter index: the deck's new index, from 0; a number beyond the end means the end.
  package func move(_ name: String, to index: Int) throws(StorageError) {
    var names = try names()
    guard let old = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      throw .noDocument(.deck, name: name)
    }
    names.remove(at: old)
    names.insert(name, at: min(max(0, index), names.count))
    try order.change { _ in Order(decks: names) }
  }

  private struct Order: Codable { var decks: [String] }

  private var order: Document<Order> {
    Document("decks.json", in: documents, format: "vocalvocab.decks")
  }

  // MARK: Reading

  /// Returns a deck. Each of its cards has a name.
  ///
  /// - Throws: `StorageError/noDocument(_:name:)`, and `StorageError/unusable(path:sentence:)`
  ///   for a document that can't be understood. The document stays as it is.
  public func deck(named name: String) throws(StorageError) -> DeckDocument {
    guard let deck = try stored(name).deck else { throw .noDocument(.deck, name: name) }
    return deck
  }

  /// Returns a deck with the state of its document; no deck if it does not exist.
  private func stored(
    _ name: String
  ) throws(StorageError) -> (deck: DeckDocument?, state: DocumentState) {
    let document = try document(name)
    guard let stored = try document.stored() else { return (nil, .absent) }
    return (try decoded(stored.bytes, document), stored.state)
  }

  private func decoded(
    _ bytes: [UInt8], _ document: Document<DeckDocument>
  ) throws(StorageError) -> DeckDocument {
    guard case .content(let deck?) = try document.decode(bytes) else {
      guard !MergeMarkers.stand(in: bytes) else { throw .conflicted(path: document.path) }
      throw .notADeck(document.path)
    }
    return deck.withNamedCards
  }

  /// Returns the deck from the bytes of a document; `nil` for bytes that are not a deck.
  package func decoded(_ bytes: [UInt8]) -> DeckDocument? {
    guard case .content(let deck?) = try? anyDocument.decode(bytes) else { return nil }
    return deck.withNamedCards
  }

  /// Returns the bytes of a deck's document.
  package func encoded(_ deck: DeckDocument) throws(StorageError) -> [UInt8] {
    try anyDocument.encode(deck)
  }

  /// Returns the stamp of a deck's file, which changes whenever the file is written; `nil` if the
  /// file doesn't exist.
  package func stamp(ofDeck name: String) -> FileStamp? {
    documents.stamp(of: Self.place(of: name))
  }

  // MARK: Changes

  /// Makes a deck.
  ///
  /// - Throws: `StorageError`, such as `StorageError/documentExists(_:name:)` and
  ///   `StorageError/badName(_:name:)`.
  public func make(_ name: String, _ deck: DeckDocument = DeckDocument()) throws(StorageError) {
    try Self.checkName(name)
    guard try replace(name, with: deck, ifStill: .absent) else {
      throw .documentExists(.deck, name: name)
    }
  }

  /// Changes a deck.
  ///
  /// - Parameters:
  ///   - name: the name of the deck.
  ///   - body: changes the deck. It is called again if another program has changed the deck
  ///     meanwhile.
  /// - Throws: `StorageError`, such as `StorageError/noDocument(_:name:)`. The document then
  ///   stays as it is.
  public func change(
    _ name: String, _ body: (inout DeckDocument) throws(StorageError) -> Void
  ) throws(StorageError) {
    while true {
      let (old, state) = try stored(name)
      guard let old else { throw .noDocument(.deck, name: name) }
      var deck = old
      try body(&deck)
      guard deck != old else { return }
      if try replace(name, with: deck, ifStill: state) { return }
    }
  }

  private func replace(
    _ name: String, with deck: DeckDocument, ifStill state: DocumentState
  ) throws(StorageError) -> Bool {
    try documents.replace(
      Self.place(of: name), with: encoded(deck), ifStill: state, isSynced: true)
  }

  /// Gives a deck another name. It keeps its place in the order.
  ///
  /// - Throws: ``StorageError/noDocument(_:name:)``, ``StorageError/documentExists(_:name:)`` and
  ///   others.
  package func rename(_ name: String, to new: String) throws(StorageError) {
    try Self.checkName(new)
    let names = try names()
    try move(try document(name), of: name, to: try document(new), named: new)
    try order.change { _ in Order(decks: names.map { $0.utf8.elementsEqual(name.utf8) ? new : $0 })
    }
  }

  private func move(
    _ old: Document<DeckDocument>, of name: String, to new: Document<DeckDocument>,
    named newName: String
  ) throws(StorageError) {
    switch try documents.move(old.name, to: new.name, isReplacing: false) {
    case .done: break
    case .absent: throw .noDocument(.deck, name: name)
    case .taken: throw .documentExists(.deck, name: newName)
    }
  }

  // MARK: Several decks at once

  /// Makes and changes several decks together, all of them or none, even if the program is killed
  /// meanwhile.
  ///
  /// - Parameter body: a closure that returns the made or changed decks by their names. It reads a
  ///   deck with the closure that it receives, which returns `nil` for a deck that doesn't exist.
  ///   It is called again if another program has changed one of these decks meanwhile.
  /// - Throws: `StorageError`. All decks then stay as they are.
  public func take(
    _ body: (_ deck: (String) throws(StorageError) -> DeckDocument?) throws(StorageError) ->
      [String: DeckDocument]
  ) throws(StorageError) {
    while true {
      var present: [String: (deck: DeckDocument?, state: DocumentState)] = [:]
      let changed = try body { name throws(StorageError) in
        let found = try stored(name)
        present[name] = found
        return found.deck
      }
      var replacements: [DocumentReplacement] = []
      for (name, deck) in changed {
        let (old, state) = present[name] ?? (nil, .any)
        if old == nil { try Self.checkName(name) }
        guard deck != old else { continue }
        let place = Self.place(of: name)
        replacements.append(DocumentReplacement(place, try encoded(deck), ifStill: state))
      }
      if try documents.replaceAll(replacements) { return }
    }
  }

  // MARK: Removed decks

  /// Removes a deck. `restore(_:as:)` can bring it back.
  ///
  /// - Returns: the name under which `restore(_:as:)` finds it: the deck's own name, with a
  ///   number if an earlier removed deck has that name.
  @discardableResult
  public func remove(_ name: String) throws(StorageError) -> String {
    let document = try document(name)
    let taken = try documents.names(in: Self.removedPlace)
    var (kept, number) = (name, 2)
    while taken.contains(kept) {
      kept = "\(name) \(number)"
      number += 1
    }
    try move(document, of: name, to: self.document(at: Self.removed(kept)), named: kept)
    return kept
  }

  /// Returns the names of the removed decks, sorted.
  package func removedNames() throws(StorageError) -> [String] {
    try documents.names(in: Self.removedPlace)
  }

  /// Returns the place of a removed deck among the documents.
  private static func removed(_ name: String) -> String { "\(removedPlace)/\(name).json" }

  /// Returns the place of a deck among the documents.
  private static func place(of name: String) -> String { "\(place)/\(name).json" }

  /// Brings a removed deck back.
  ///
  /// - Parameters:
  ///   - name: the name that ``remove(_:)`` returned.
  ///   - new: the new name of the deck.
  /// - Throws: ``StorageError``, such as ``StorageError/noDocument(_:name:)`` and
  ///   ``StorageError/documentExists(_:name:)``.
  package func restore(_ name: String, as new: String) throws(StorageError) {
    if new != name { try Self.checkName(new) }
    guard DocumentName.isGood(name) else { throw .noDocument(.deck, name: name) }
    try move(
      document(at: Self.removed(name)), of: name, to: try document(new), named: new)
  }

  private func document(_ name: String) throws(StorageError) -> Document<DeckDocument> {
    guard DocumentName.isGood(name) else { throw .noDocument(.deck, name: name) }
    return document(at: Self.place(of: name))
  }

  private var anyDocument: Document<DeckDocument> { document(at: Self.place) }

  private func document(at place: String) -> Document<DeckDocument> {
    Document(
      place, in: documents, format: DeckDocument.format, version: DeckDocument.version,
      plainForm: .init(read: { DeckDocument(plain: $0) }, write: \.plain))
  }
}

extension LearnerFiles {
  /// The learner's decks of cards.
  public var decks: DeckStore { DeckStore(in: documents) }
  /// The sounds and pictures of cards.
  public var media: BlobStore { blobs }
}

extension DeckDocument {
  /// The deck with a name for each card. A card without a name, which a person added to the file,
  /// gets one from its texts. If two cards have the same name, as after a line was copied, the
  /// later card gets another name.
  package var withNamedCards: DeckDocument {
    var seen: Set<String> = []
    seen.reserveCapacity(cards.count)
    // The next number for each name that several cards would have.
    var numbers: [String: Int] = [:]
    var deck = self
    for (index, card) in cards.enumerated() {
      guard card.id.isEmpty || !seen.insert(card.id).inserted else { continue }
      let base = card.id.isEmpty ? card.nameFromTexts : card.id
      var name = base
      while !seen.insert(name).inserted {
        let number = numbers[base, default: 2]
        name = "\(base)-\(number)"
        numbers[base] = number + 1
      }
      deck.cards[index].id = name
    }
    return deck
  }
}

extension DeckDocument.Card {
  fileprivate var nameFromTexts: String {
    var hash = FNV1a(front.utf8)
    // UTF-8 text never has this byte, so it separates the two sides.
    hash.combine(0xFF)
    hash.combine(back.utf8)
    return String(hash.value, radix: 36)
  }
}
