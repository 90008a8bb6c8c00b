internal import ByteText
internal import Cards
internal import FoundationEssentials
internal import Hashing
internal import Scheduling
internal import Tables

/// Reads the cards of Anki's collection: schema 11 and schema 18.
struct CollectionReader {
  private let database: Database
  /// The sounds and pictures of the package.
  private let media: PackageMedia
  /// The files that the cards use, by their names in the HTML.
  private(set) var files: Set<String> = []
  private var builder: CollectionBuilder
  /// The bytes that may still be read and written to make the texts.
  private var workLeft: Int
  private let limits: PackageLimits
  private var noteTypes: [Int: NoteType] = [:]
  private var decks: [Int: String] = [:]
  /// The day from which the collection counts its days.
  private var firstDay = Day(number: 0)
  private var histories: [Int: AnkiHistory] = [:]

  init(_ database: Database, _ media: PackageMedia, limits: PackageLimits) {
    (self.database, self.media, self.limits) = (database, media, limits)
    builder = CollectionBuilder(upTo: limits.text)
    workLeft = limits.work
  }

  /// A note: its unique name, its kind, its tags and its fields.
  private struct Note {
    let guid: String
    let type: Int
    let tags: [String]
    let fields: [String]

    /// The cost of reading the note once.
    var work: Int { fields.reduce(fields.count * 64) { $0 + $1.utf8.count } }
  }

  mutating func read() throws(CardFileError) -> CardCollection {
    guard database.hasPlainTables(Self.tables) else { throw Self.broken }
    try readHeading()
    var (reviews, notes): ([Int: AnkiHistory], [Int: Note]) = ([:], [:])
    let isRead =
      database.forEachRow("SELECT cid, id, ease, type FROM revlog ORDER BY id") { row in
        reviews[row.integer(0), default: AnkiHistory()].add(
          milliseconds: row.integer(1), ease: row.integer(2), kind: row.integer(3))
      }
      && database.forEachRow("SELECT id, guid, mid, tags, flds FROM notes") { row in
        notes[row.integer(0)] = Note(
          guid: row.text(1), type: row.integer(2), tags: Self.tags(row.text(3)),
          fields: row.text(4).bytes.split(separator: "\u{1F}", omittingEmptySubsequences: false)
            .map(String.init))
      }
    guard isRead else { throw Self.broken }
    histories = reviews
    let all = """
      SELECT id, nid, did, ord, type, queue, due, ivl, factor, reps, lapses, odue, odid, data, \
      flags FROM cards ORDER BY nid, ord
      """
    var cards = 0
    let isWhole = try database.forEachRow(all) { row throws(CardFileError) in
      cards += 1
      guard cards <= Deck.mostCards * 10 else { throw .tooManyCards(Deck.mostCards * 10) }
      guard let note = notes[row.integer(1)] else { return }
      try take(AnkiCard(row), of: note)
    }
    guard isWhole else { throw Self.broken }
    return builder.collection
  }

  /// The tables that are read.
  private static let tables = [
    "col", "notes", "cards", "revlog", "decks", "notetypes", "fields", "templates",
  ]
  private static let broken = CardFileError.broken(part: "the collection")

  private static func tags(_ text: String) -> [String] {
    let tags = text.split(whereSeparator: \.isWhitespace).map { String($0.prefix(Card.longestTag)) }
    return Array(tags.prefix(Card.mostTags))
  }

  // MARK: Decks and kinds of notes

  private mutating func readHeading() throws(CardFileError) {
    var (created, models, deckList): (Int, [UInt8], [UInt8]) = (0, [], [])
    let isRead = database.forEachRow("SELECT crt, models, decks FROM col") { row in
      (created, models, deckList) = (row.integer(0), row.bytes(1), row.bytes(2))
    }
    guard isRead else { throw Self.broken }
    firstDay = Day(seconds: Double(created), utcOffset: 0)
    var names: [Int: String] = [:]
    if database.forEachRow("SELECT id, name FROM decks", { names[$0.integer(0)] = $0.text(1) }) {
      guard let types = NoteType.all(in: database) else { throw Self.broken }
      (noteTypes, decks) = (types, names.mapValues { $0.bytes.replacing("\u{1F}", with: "::") })
    } else {
      struct Named: Decodable { var name: String }
      guard let types = NoteType.all(ofJSON: models),
        let named = try? JSONDecoder().decode([String: Named].self, from: Data(deckList))
      else { throw Self.broken }
      noteTypes = types
      for (id, deck) in named {
        if let id = Int(id) { decks[id] = deck.name }
      }
    }
  }

  // MARK: Cards

  private mutating func take(_ row: AnkiCard, of note: Note) throws(CardFileError) {
    guard let type = noteTypes[note.type] else { return builder.lose(.emptyCards) }
    var losses: Set<CardCollection.Loss> = row.hasFlag ? [.flags] : []
    let deck = decks[row.deck]
    let front: String
    let back: String
    switch sides(of: row, note, type, deck ?? "", &losses) {
    case .texts(let texts): (front, back) = (texts.front, texts.back)
    case .none: return builder.lose(.emptyCards)
    case .tooLong:
      guard workLeft >= 0 else { throw .tooMuchWork(limit: limits.work) }
      return builder.lose(.longCards)
    }
    guard workLeft >= 0 else { throw .tooMuchWork(limit: limits.work) }
    let card = Card(
      id: Self.id(guid: note.guid, number: row.number), front: front, back: back, tags: note.tags,
      isSuspended: row.isSuspended)
    do throws(Card.Fault) {
      try card.check()
    } catch {
      if case .tooLong = error { return builder.lose(.longCards) }
      return builder.lose(.emptyCards)
    }
    for loss in losses { builder.lose(loss) }
    let memory = row.memory(from: firstDay, histories[row.id])
    try builder.add(CardCollection.Entry(card, memory: memory), to: deck)
  }

  /// The most bytes of a card's name that comes from its note.
  private static let longestName = 80

  /// Returns the name of a card. It is the name of the note, with the card's number where the note
  /// makes several cards.
  private static func id(guid: String, number: Int) -> String {
    let isGood =
      !guid.isEmpty && guid.utf8.count <= longestName
      && !guid.unicodeScalars.contains { $0.value < 0x20 }
    let name = isGood ? guid : "anki-" + String(FNV1a(guid.utf8).value, radix: 36)
    return number == 0 ? name : "\(name)#\(number + 1)"
  }

  /// The texts of a card.
  private enum Sides {
    case texts((front: String, back: String))
    /// The kind of note has no such card.
    case none
    case tooLong
  }

  private mutating func sides(
    of row: AnkiCard, _ note: Note, _ type: NoteType, _ deck: String,
    _ losses: inout Set<CardCollection.Loss>
  ) -> Sides {
    let index = type.isCloze ? 0 : row.number
    guard type.templates.indices.contains(index) else { return .none }
    workLeft -= note.work
    guard workLeft >= 0 else { return .tooLong }
    let template = type.templates[index]
    var fields = Dictionary(zip(type.fields, note.fields)) { first, _ in first }
    fields["Tags"] = note.tags.joined(separator: " ")
    fields["Deck"] = deck
    fields["Subdeck"] = deck.bytes.split(separator: "::").last.map(String.init) ?? ""
    fields["Type"] = type.name
    func content(isAnswer: Bool) -> CardTemplate.Content {
      .init(fields: fields, cloze: row.number + 1, isAnswer: isAnswer)
    }
    var work = 0
    defer { workLeft -= work }
    guard
      let question = template.question.filled(
        with: content(isAnswer: false), losses: &losses, work: &work),
      var answer = template.answer.filled(
        with: content(isAnswer: true), losses: &losses, work: &work)
    else { return .tooLong }
    if question.bytes.contains("image-occlusion") { losses.insert(.imageOcclusions) }
    // Below this line stands the part of the answer that the question doesn't have.
    if let line = Self.answerLine(in: answer), !HTMLText(String(answer[line...])).isEmpty {
      answer = String(answer[line...])
    }
    let front = text(question, &losses)
    var back = text(answer, &losses)
    if type.isCloze {
      let texts = fields.values.filter {
        $0.utf8.count <= CardTemplate.mostHTML && $0.bytes.contains("{{c")
      }
      let hidden = texts.map { AnkiCloze($0).hidden(row.number + 1) }.filter { !$0.isEmpty }
      let length = hidden.reduce(0) { $0 + $1.utf8.count }
      work += length
      guard length <= CardTemplate.mostHTML else { return .tooLong }
      let words = text(hidden.joined(separator: ", "), &losses)
      if !words.isEmpty, CardText(words).line != CardText(back).line {
        back = "\(words)\n\n\(back)"
      }
    }
    return .texts((front, back))
  }

  /// Returns the index after `<hr id=answer>`.
  private static func answerLine(in html: String) -> String.Index? {
    let bytes = html.utf8
    let marks = ["<hr id=answer", "<hr id=\"answer\"", "<hr id='answer'"]
    guard let mark = marks.lazy.compactMap({ bytes.firstRange(of: $0.utf8) }).first,
      let end = bytes[mark.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return bytes.index(after: end)
  }

  private mutating func text(
    _ html: String, _ losses: inout Set<CardCollection.Loss>
  ) -> String {
    let text = HTMLText(html) { media.cardName(ofFile: $0) ?? MediaName.safe($0) }
    losses.formUnion(text.losses)
    files.formUnion(text.files)
    return text.marks
  }
}

extension CollectionReader {
  /// Whether the HTML of a field shows something. By Anki's own rule, spaces and the breaks of an
  /// empty editor don't count.
  static func isFilled(_ html: String) -> Bool {
    HTMLTokens(html).contains { token in
      switch token {
      case .text(let text): text.contains { !$0.isWhitespace }
      case .sound: true
      case .unfinished: false
      case .start(let name, _), .end(let name): name != "br" && name != "div"
      }
    }
  }
}
