internal import Cards
internal import Hashing
internal import Scheduling

/// The rows of a collection of schema 11.
struct CollectionWriter {
  typealias Row = [Database.Value]

  private(set) var notes: [Row] = []
  private(set) var cards: [Row] = []
  private(set) var reviews: [Row] = []
  private var decks: [Int: String] = [1: "Default"]
  private let now: Moment
  /// The day from which the collection counts its days.
  private let firstDay: Day

  /// Anki's number for changes that its server does not know yet.
  private static let unsynced = Database.Value.integer(-1)

  init(decks: [(name: String, entries: [AnkiPackageWriter.Entry])], now: Moment, fsrs: FSRS) {
    self.now = now
    let first = decks.flatMap(\.entries).compactMap { $0.record?.met }.min()
    firstDay = min(first ?? now.day, now.day)
    var ids = IDs(after: Int(now.seconds * 1000))
    var reviewIDs: Set<Int> = []
    for (name, entries) in decks {
      let deck = Self.id(of: "deck \(name)")
      self.decks[deck] = name
      for (index, entry) in entries.enumerated() {
        let (note, card) = (ids.next(), ids.next())
        notes.append(row(of: entry.card, id: note))
        cards.append(row(of: entry, id: card, note: note, deck: deck, index: index, fsrs))
        reviews += Self.rows(of: entry.answers, card: card, fsrs, taken: &reviewIDs)
      }
    }
  }

  /// Unique numbers that Anki takes for times in milliseconds.
  private struct IDs {
    private var last: Int

    init(after last: Int) { self.last = last }

    mutating func next() -> Int {
      last += 1
      return last
    }
  }

  /// Returns the number of something by its name. It is the same in every package, so another
  /// package adds to the same deck.
  private static func id(of name: String) -> Int {
    // As times in milliseconds, these numbers lie between the years 2001 and 2033.
    1_000_000_000_000 + Int(FNV1a(name.utf8).value % 1_000_000_000_000)
  }

  private static let noteType = id(of: "the note type of VocalVocab")

  // MARK: Notes

  private func row(of card: Card, id: Int) -> Row {
    let front = HTMLText.html(CardText(card.front))
    let fields = front + "\u{1F}" + HTMLText.html(CardText(card.back))
    let tags = card.tags.isEmpty ? "" : " \(card.tags.joined(separator: " ")) "
    return [
      .integer(id), .text(card.id), .integer(Self.noteType), .integer(Int(now.seconds)),
      Self.unsynced, .text(tags), .text(fields), .text(CardText(card.front).line), .integer(0),
      .integer(0), .text(""),
    ]
  }

  // MARK: Cards

  private func row(
    of entry: AnkiPackageWriter.Entry, id: Int, note: Int, deck: Int, index: Int, _ fsrs: FSRS
  ) -> Row {
    var (kind, due, interval, ease, data) = (0, index + 1, 0, 0, "{}")
    if let memory = entry.record?.memory {
      kind = 2
      due = firstDay.distance(to: memory.due(by: fsrs))
      interval = fsrs.interval(of: memory.state)
      ease = Self.usualEase
      data = Self.data(of: memory, fsrs)
    }
    let queue = entry.card.isSuspended ? -1 : kind
    let numbers = [
      0, Int(now.seconds), -1, kind, queue, due, interval, ease, entry.record?.answers ?? 0,
      entry.record?.lapses ?? 0, 0, 0, 0, 0,
    ]
    return [.integer(id), .integer(note), .integer(deck)] + numbers.map { .integer($0) }
      + [.text(data)]
  }

  /// The ease with which Anki's SM-2 begins, in thousandths.
  private static let usualEase = 2500

  /// Returns Anki's FSRS memory of a card, beside the columns of the table.
  private static func data(of memory: Memory, _ fsrs: FSRS) -> String {
    struct StoredMemory: Encodable {
      let s, d, dr: Double
      let lrt: Int
    }
    func rounded(_ number: Double, _ scale: Double) -> Double {
      (number * scale).rounded() / scale
    }
    let stored = StoredMemory(
      s: rounded(memory.state.stability, 10_000), d: rounded(memory.state.difficulty, 1000),
      dr: rounded(fsrs.wantedRetention, 100), lrt: Int(memory.lastReview.seconds))
    return (try? String(decoding: json(stored), as: UTF8.self)) ?? "{}"
  }

  // MARK: Answers

  private static func rows(
    of answers: [AnkiPackageWriter.Answer], card: Int, _ fsrs: FSRS, taken: inout Set<Int>
  ) -> [Row] {
    var memory: Memory?
    return answers.map { answer in
      let before = memory.map { fsrs.interval(of: $0.state) } ?? 0
      let after =
        memory.map { $0.reviewed(answer.recall, at: answer.moment, by: fsrs) }
        ?? Memory(answer.recall, at: answer.moment, by: fsrs)
      let kind = memory == nil ? 0 : 1
      memory = after
      var id = Int(answer.moment.seconds * 1000)
      while !taken.insert(id).inserted { id += 1 }
      let numbers = [
        id, card, -1, answer.recall.rawValue, fsrs.interval(of: after.state), before,
        // In this column Anki shows the difficulty of FSRS, from 100 to 1100.
        Int(((after.state.difficulty - 1) / 9 * 1000 + 100).rounded()),
        min(answer.milliseconds ?? 0, 60_000), kind,
      ]
      return numbers.map { .integer($0) }
    }
  }

  // MARK: The heading

  func heading() throws(CardFileError) -> Row {
    // The learner's day begins at four in the morning, local time.
    let first = firstDay.number * 86_400 + Day.turn * 3600 - now.utcOffset
    let (seconds, milliseconds) = (Int(now.seconds), Int(now.seconds * 1000))
    let configuration = Configuration(
      creationOffset: -now.utcOffset / 60, localOffset: -now.utcOffset / 60)
    func text(_ value: some Encodable) throws(CardFileError) -> Database.Value {
      .text(String(decoding: try json(value), as: UTF8.self))
    }
    let named = Dictionary(
      uniqueKeysWithValues: decks.map { (String($0), DeckRow(id: $0, name: $1, mod: seconds)) })
    return [
      .integer(1), .integer(first), .integer(milliseconds), .integer(milliseconds), .integer(11),
      .integer(0), .integer(0), .integer(0), try text(configuration),
      try text([String(Self.noteType): Model(id: Self.noteType, mod: seconds)]), try text(named),
      .text("{}"), .text("{}"),
    ]
  }

  private struct Configuration: Encodable {
    /// Minutes west of Greenwich.
    let creationOffset, localOffset: Int
    let schedVer = 2
    let rollover = Day.turn
  }

  private struct DeckRow: Encodable {
    let id: Int
    let name: String
    let mod: Int
    let usn = -1
    let desc = ""
    let dyn = 0
    let conf = 1
    let collapsed = false
    let browserCollapsed = false
    let extendNew = 0
    let extendRev = 0
    let newToday = [0, 0]
    let revToday = [0, 0]
    let lrnToday = [0, 0]
    let timeToday = [0, 0]
  }

  private struct Model: Encodable {
    struct Field: Encodable {
      let name: String
      let ord: Int
      let font = "Arial"
      let size = 20
      let rtl = false
      let sticky = false
    }

    struct Template: Encodable {
      let name = "Card 1"
      let ord = 0
      let qfmt = "{{Front}}"
      let afmt = "{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}"
      let bqfmt = ""
      let bafmt = ""
    }

    let id: Int
    let mod: Int
    let name = "VocalVocab"
    let type = 0
    let usn = -1
    let sortf = 0
    let did = 1
    let css = """
      .card { font-family: sans-serif; font-size: 24px; line-height: 1.4; text-align: center; }
      ul, ol, pre { display: inline-block; text-align: left; }
      """
    let latexPre = ""
    let latexPost = ""
    let flds = [Field(name: "Front", ord: 0), Field(name: "Back", ord: 1)]
    let tmpls = [Template()]
  }
}
