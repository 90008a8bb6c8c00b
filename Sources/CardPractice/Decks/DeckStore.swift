internal import Glibc
internal import Hashing
public import Storage

/// The learner's decks of cards, one document each in the folder `decks`, and the order of the
/// decks.
public struct DeckStore: Sendable {
  private let folder: StoreFolder

  /// - Parameter folder: the learner's data folder.
  package init(in folder: StoreFolder) { self.folder = folder }

  /// The folder of the decks, in the learner's data folder.
  package static let place = "decks"
  /// The folder of the removed decks, in the learner's data folder.
  package static let removedPlace = "decks/removed"
  /// The folder in which decks that are taken together are written, and the name that it has once
  /// all are whole.
  package static let (unfinishedPlace, finishedPlace) = ("decks/.new", "decks/.whole")

  // MARK: Names

  /// The most bytes of a deck's name.
  public static let longestName = DocumentName.longest

  /// Checks whether a deck may have a name. A person must be able to see it, and to type it as it
  /// is shown.
  ///
  /// - Throws: ``StorageError/badDeckName(_:)``, ``StorageError/nameOfCopy(_:)``.
  public static func checkName(_ name: String) throws(StorageError) {
    guard DocumentName.canBeGiven(name), name.contains(where: { !$0.isWhitespace }),
      !hasHiddenSigns(name)
    else { throw .badDeckName(name) }
    guard !DocumentName.isLikeCopy(name) else { throw .nameOfCopy(name) }
  }

  /// Whether a name has signs that nobody sees, or that turn the direction of the text around them.
  public static func hasHiddenSigns(_ name: String) -> Bool { DocumentName.hasHiddenSigns(name) }

  /// Returns the names of all decks: first those that the learner has put in an order, then the
  /// others by name.
  public func names() throws(StorageError) -> [String] {
    try finishTaking()
    let present = try folder.documents.names(in: Self.place)
    // By their bytes, because two names may differ only in their Unicode form.
    let there = Set(present.map { Array($0.utf8) })
    let ordered = try order.read()?.decks.filter { there.contains(Array($0.utf8)) } ?? []
    let placed = Set(ordered.map { Array($0.utf8) })
    return ordered + present.filter { !placed.contains(Array($0.utf8)) }
  }

  /// Moves a deck to another place in the order.
  ///
  /// - Parameter place: the place that the deck has afterwards, from 0; one beyond the end is the
  ///   end.
  public func move(_ name: String, to place: Int) throws(StorageError) {
    var names = try names()
    guard let old = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
      throw .noDeck(name)
    }
    names.remove(at: old)
    names.insert(name, at: min(max(0, place), names.count))
    try order.change { _ in Order(decks: names) }
  }

  private struct Order: Codable { var decks: [String] }

  private var order: Document<Order> {
    Document("decks.json", in: folder.documents, format: "vocalvocab.decks")
  }

  // MARK: Reading

  /// Returns a deck. Each of its cards has a name.
  ///
  /// - Throws: ``StorageError/noDeck(_:)``, and ``StorageError/malformed(path:_:)`` for a document
  ///   that can't be understood. The document stays as it is.
  public func deck(named name: String) throws(StorageError) -> DeckDocument {
    try finishTaking()
    let document = try document(name)
    guard let bytes = try FileSystem.read(document.path) else { throw .noDeck(name) }
    return try decoded(bytes, document)
  }

  private func decoded(
    _ bytes: [UInt8], _ document: Document<DeckDocument>
  ) throws(StorageError) -> DeckDocument {
    guard case .content(let deck?) = try document.decode(bytes) else {
      guard !MergeMarkers.stand(in: bytes) else { throw .conflicted(path: document.path) }
      throw .malformed(path: document.path, .notADeck)
    }
    return deck.withNamedCards
  }

  /// Returns the deck that a document holds, wherever it stands; `nil` for any other bytes.
  package func decoded(_ bytes: [UInt8]) -> DeckDocument? {
    guard case .content(let deck?) = try? anyDocument.decode(bytes) else { return nil }
    return deck.withNamedCards
  }

  /// Returns the document of a deck.
  package func encoded(_ deck: DeckDocument) throws(StorageError) -> [UInt8] {
    try anyDocument.encode(deck)
  }

  /// Returns what tells one state of a deck's file from another; `nil` where there is no file.
  public func stamp(ofDeck name: String) -> FileStamp? {
    FileStamp(of: folder.path(of: "\(Self.place)/\(name).json"))
  }

  // MARK: Changes

  /// Makes a deck.
  ///
  /// - Throws: ``StorageError/deckExists(_:)``, ``StorageError/badDeckName(_:)`` and others.
  public func make(_ name: String, _ deck: DeckDocument = DeckDocument()) throws(StorageError) {
    try Self.checkName(name)
    let document = try document(name)
    try folder.makeFolder(Self.place)
    try locked { () throws(StorageError) in
      guard access(document.path, F_OK) != 0 else { throw .deckExists(name) }
      try folder.writer.replace(document.path, with: try document.encode(deck))
    }
  }

  /// Changes a deck while no other process can.
  ///
  /// - Throws: ``StorageError``, among others ``StorageError/noDeck(_:)``. The document then stays
  ///   as it is.
  public func change(
    _ name: String, _ body: (inout DeckDocument) throws(StorageError) -> Void
  ) throws(StorageError) {
    let document = try document(name)
    try locked { () throws(StorageError) in
      guard let bytes = try FileSystem.read(document.path) else { throw .noDeck(name) }
      var deck = try decoded(bytes, document)
      let old = deck
      try body(&deck)
      guard deck != old else { return }
      try folder.writer.replace(document.path, with: try document.encode(deck))
    }
  }

  /// Gives a deck another name. It keeps its place in the order.
  ///
  /// - Throws: ``StorageError/noDeck(_:)``, ``StorageError/deckExists(_:)`` and others.
  public func rename(_ name: String, to new: String) throws(StorageError) {
    try Self.checkName(new)
    let names = try names()
    try rename(try document(name).path, of: name, to: try document(new).path, named: new)
    try order.change { _ in Order(decks: names.map { $0.utf8.elementsEqual(name.utf8) ? new : $0 })
    }
  }

  private func rename(
    _ old: String, of name: String, to path: String, named new: String
  ) throws(StorageError) {
    try locked { () throws(StorageError) in
      guard access(old, F_OK) == 0 else { throw .noDeck(name) }
      guard access(path, F_OK) != 0 else { throw .deckExists(new) }
      try folder.writer.move(old, to: path)
      try folder.writer.syncFolder(of: path)
      try folder.writer.syncFolder(of: old)
    }
  }

  // MARK: Several decks at once

  /// Makes and changes several decks together: all of them, or none, also where the program is
  /// killed meanwhile. No other program changes a deck from the first reading to the end.
  ///
  /// - Parameter body: returns the decks that are made or changed, by their names. It reads a deck
  ///   with the closure that it gets; one that does not exist is `nil`.
  /// - Throws: ``StorageError``. All decks then stay as they are.
  public func take(
    _ body: (_ deck: (String) throws(StorageError) -> DeckDocument?) throws(StorageError) ->
      [String: DeckDocument]
  ) throws(StorageError) {
    try folder.makeFolder(Self.place)
    try locked { () throws(StorageError) in
      var present: [String: DeckDocument] = [:]
      let changed = try body { name throws(StorageError) in
        let document = try document(name)
        guard let bytes = try FileSystem.read(document.path) else { return nil }
        let deck = try decoded(bytes, document)
        present[name] = deck
        return deck
      }
      for name in changed.keys where present[name] == nil { try Self.checkName(name) }
      let decks = changed.filter { $1 != present[$0] }
      guard !decks.isEmpty else { return }
      if decks.count == 1, let (name, deck) = decks.first {
        return try folder.writer.replace(try document(name).path, with: try encoded(deck))
      }
      let unfinished = folder.path(of: Self.unfinishedPlace)
      try removeAll(in: unfinished)
      try FileSystem.makeFolder(unfinished)
      for (name, deck) in decks {
        let path = "\(unfinished)/\(name).json"
        try folder.writer.replace(path, with: try encoded(deck))
      }
      let finished = folder.path(of: Self.finishedPlace)
      // From here on, all decks are taken: whoever comes next finishes the work.
      guard folder.writer.calls.rename(unfinished, finished) == 0 else {
        throw .failedWrite(folder.path(of: Self.place))
      }
      try folder.writer.syncFolder(of: finished)
      try putInPlace()
    }
  }

  /// Runs a closure under the lock, after what another program has begun is finished.
  private func locked<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value
  {
    try folder.lock.held { () throws(StorageError) in
      try putInPlace()
      return try body()
    }
  }

  /// Finishes what a program has begun that was killed.
  private func finishTaking() throws(StorageError) {
    guard access(folder.path(of: Self.finishedPlace), F_OK) == 0 else { return }
    try locked { () throws(StorageError) in }
  }

  /// Puts decks that were taken together in their places.
  private func putInPlace() throws(StorageError) {
    let finished = folder.path(of: Self.finishedPlace)
    guard access(finished, F_OK) == 0 else { return }
    for file in try FileSystem.entries(of: finished) {
      let path = folder.path(of: "\(Self.place)/\(file)")
      try folder.writer.move("\(finished)/\(file)", to: path, isOntoTarget: true)
    }
    try folder.writer.syncFolder(of: finished)
    guard rmdir(finished) == 0 else { throw .failedWrite(finished) }
  }

  /// Removes a folder that a program has left which was killed, with all its files.
  private func removeAll(in unfinished: String) throws(StorageError) {
    for file in try FileSystem.entries(of: unfinished) { unlink("\(unfinished)/\(file)") }
    rmdir(unfinished)
  }

  // MARK: Removed decks

  /// Removes a deck, so that it can be restored.
  ///
  /// - Returns: the name under which ``restore(_:)`` finds it: its own, or its own with a number
  ///   where an earlier deck of the name was removed.
  @discardableResult
  public func remove(_ name: String) throws(StorageError) -> String {
    let place = folder.path(of: Self.removedPlace)
    let path = try document(name).path
    guard access(path, F_OK) == 0 else { throw .noDeck(name) }
    try folder.makeFolder(Self.removedPlace)
    let taken = try folder.documents.names(in: Self.removedPlace)
    var (kept, number) = (name, 2)
    while taken.contains(kept) {
      kept = "\(name) \(number)"
      number += 1
    }
    try rename(path, of: name, to: "\(place)/\(kept).json", named: kept)
    return kept
  }

  /// Returns the names of the removed decks, sorted.
  public func removedNames() throws(StorageError) -> [String] {
    try folder.documents.names(in: Self.removedPlace)
  }

  /// Brings a removed deck back.
  ///
  /// - Parameters:
  ///   - name: the name under which it was removed.
  ///   - new: the name that it gets.
  /// - Throws: ``StorageError/noDeck(_:)``, ``StorageError/deckExists(_:)`` and others.
  public func restore(_ name: String, as new: String) throws(StorageError) {
    if new != name { try Self.checkName(new) }
    guard DocumentName.isGood(name) else { throw .noDeck(name) }
    let path = folder.path(of: "\(Self.removedPlace)/\(name).json")
    try rename(path, of: name, to: try document(new).path, named: new)
  }

  private func document(_ name: String) throws(StorageError) -> Document<DeckDocument> {
    guard DocumentName.isGood(name) else { throw .noDeck(name) }
    return document(at: "\(Self.place)/\(name).json")
  }

  /// Returns the document of a deck that may be made.
  private func document(made name: String) throws(StorageError) -> Document<DeckDocument> {
    guard DocumentName.isGood(name) else { throw .badDeckName(name) }
    return try document(name)
  }

  private var anyDocument: Document<DeckDocument> { document(at: Self.place) }

  private func document(at place: String) -> Document<DeckDocument> {
    Document(
      place, in: folder.documents, format: DeckDocument.format, version: DeckDocument.version,
      plainForm: .init(read: { DeckDocument(plain: $0) }, write: \.plain))
  }
}

extension LearnerFiles {
  /// The learner's decks of cards.
  public var decks: DeckStore { DeckStore(in: data) }
  /// The sounds and pictures of cards.
  public var media: BlobStore { blobs }
}

extension DeckDocument {
  /// The deck with a name for each card. A card that a person added to the file gets one from its
  /// texts; of two cards with one name, as a copied line makes them, the later one gets another.
  package var withNamedCards: DeckDocument {
    var seen: Set<String> = []
    seen.reserveCapacity(cards.count)
    // The next number of each name that several cards would have.
    var numbers: [String: Int] = [:]
    var deck = self
    for (place, card) in cards.enumerated() {
      guard card.id.isEmpty || !seen.insert(card.id).inserted else { continue }
      let base = card.id.isEmpty ? card.nameFromTexts : card.id
      var name = base
      while !seen.insert(name).inserted {
        let number = numbers[base, default: 2]
        name = "\(base)-\(number)"
        numbers[base] = number + 1
      }
      deck.cards[place].id = name
    }
    return deck
  }
}

extension DeckDocument.Card {
  fileprivate var nameFromTexts: String {
    var hash = FNV1a(front.utf8)
    // No text has this byte.
    hash.combine(0xFF)
    hash.combine(back.utf8)
    return String(hash.value, radix: 36)
  }
}
