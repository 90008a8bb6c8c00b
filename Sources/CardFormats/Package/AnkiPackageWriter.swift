public import Cards
internal import FoundationEssentials
internal import Hashing
public import Scheduling

/// Decks as an Anki package of the kind Legacy2, which every Anki since 2.1 opens.
public struct AnkiPackageWriter {
  /// A card, with the learner's practice of it.
  public struct Entry: Sendable {
    public let card: Card
    /// The memory of the card; `nil` for a new card.
    public let record: CardProgress.Record?
    /// The answers in the order of time.
    public let answers: [Answer]

    public init(_ card: Card, record: CardProgress.Record? = nil, answers: [Answer] = []) {
      (self.card, self.record, self.answers) = (card, record, answers)
    }
  }

  /// An answer to a card.
  public struct Answer: Hashable, Sendable {
    public let moment: Moment
    public let recall: Recall
    /// The time from the question to the answer; `nil` where it is unknown.
    public let milliseconds: Int?

    public init(_ recall: Recall, at moment: Moment, milliseconds: Int?) {
      (self.recall, self.moment, self.milliseconds) = (recall, moment, milliseconds)
    }
  }

  private let archive: Archive
  private let now: Moment
  private let fsrs: FSRS
  private var decks: [(name: String, entries: [Entry])] = []
  /// The names of the files, in the order of their entries.
  private var files: [String] = []

  /// - Parameters:
  ///   - now: the time of the package.
  ///   - fsrs: the learner's scheduler.
  public init(now: Moment, fsrs: FSRS) throws(CardFileError) {
    archive = try Archive()
    (self.now, self.fsrs) = (now, fsrs)
  }

  /// Adds a deck. `::` separates the levels of its name.
  public mutating func add(_ entries: [Entry], as deck: String) { decks.append((deck, entries)) }

  /// Adds a sound or a picture, unless the package has a file of that name already.
  public mutating func add(_ file: [UInt8], named name: String) throws(CardFileError) {
    guard !files.contains(name) else { return }
    try archive.add(String(files.count), file, isCompressed: false)
    files.append(name)
  }

  /// Returns the package.
  public func finish() throws(CardFileError) -> [UInt8] {
    let database = try Database()
    try database.run(Self.schema)
    let collection = CollectionWriter(decks: decks, now: now, fsrs: fsrs)
    try database.insert(into: "col", [try collection.heading()])
    try database.insert(into: "notes", collection.notes)
    try database.insert(into: "cards", collection.cards)
    try database.insert(into: "revlog", collection.reviews)
    try archive.add("collection.anki21", try database.bytes(), isCompressed: true)
    // An Anki before 2.1 opens this one.
    let old = try Database()
    try old.run(Self.schema)
    try old.insert(into: "col", [try CollectionWriter(decks: [], now: now, fsrs: fsrs).heading()])
    try archive.add("collection.anki2", try old.bytes(), isCompressed: true)
    let names = Dictionary(
      uniqueKeysWithValues: files.enumerated().map { (String($0.offset), $0.element) })
    try archive.add("media", try json(names), isCompressed: true)
    return try archive.finish()
  }

  /// The tables of schema 11.
  private static let schema = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL,
      scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL,
      ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
      dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL,
      sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL,
      ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL,
      queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
      reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
      odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL,
      ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL,
      factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """
}

/// Returns a value as JSON with its members in a fixed order.
func json(_ value: some Encodable) throws(CardFileError) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(value) else { throw .cannotMake }
  return Array(data)
}
