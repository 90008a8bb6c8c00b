internal import Storage

extension DeckDocument {
  /// The name of the format in the file, and its newest version.
  static let (format, version) = ("vocalvocab.deck", 1)

  /// Reads a document in the form in which VocalVocab writes it; returns `nil` for another form,
  /// which only `JSONDecoder` can judge.
  init?(plain document: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(document)
    guard let deck = try? scanner.deck() else { return nil }
    self = deck
  }

  /// The document as JSON, with its members in an order that suits a reader; `nil` if a value can't
  /// be written.
  var plain: [UInt8]? {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format") { $0.string(Self.format) }
      writer.member("version") { $0.integer(Self.version) }
      writer.member("frontLanguage", frontLanguage) { $0.string($1) }
      writer.member("backLanguage", backLanguage) { $0.string($1) }
      writer.member("newPerDay", newPerDay) { $0.integer($1) }
      writer.member("reviewsPerDay", reviewsPerDay) { $0.integer($1) }
      writer.member("colour", colour) { $0.string($1) }
      writer.member("media", media) { $0.texts($1) }
      writer.member("removed", removed) { $0.array($1) { $0.removed($1) } }
      writer.member("cards") { $0.array(cards) { $0.card($1) } }
    }
    writer.bytes.append(newline)
    return writer.isWhole ? writer.bytes : nil
  }
}

extension JSONWriter {
  fileprivate mutating func removed(_ card: DeckDocument.RemovedCard) {
    object { writer in
      writer.member("place") { $0.integer(card.index) }
      writer.member("card") { $0.card(card.card) }
    }
  }

  fileprivate mutating func card(_ card: DeckDocument.Card) {
    object { writer in
      writer.member("id") { $0.string(card.id) }
      writer.member("front") { $0.string(card.front) }
      writer.member("back") { $0.string(card.back) }
      writer.member("tags", card.tags.isEmpty ? nil : card.tags) { $0.array($1) { $0.string($1) } }
      writer.member("isSuspended", card.isSuspended ? true : nil) { $0.boolean($1) }
    }
  }
}

extension LineScanner {
  fileprivate mutating func deck() throws(NotPlain) -> DeckDocument {
    try expect(take("{"))
    try expect(take(quoted: "format") && take(":") && take(quoted: "vocalvocab.deck") && take(","))
    try expect(take(quoted: "version") && take(":") && integer() == 1 && take(","))
    var deck = DeckDocument()
    deck.frontLanguage = try member("frontLanguage") { $0.string() }
    deck.backLanguage = try member("backLanguage") { $0.string() }
    deck.newPerDay = try member("newPerDay") { $0.integer() }
    deck.reviewsPerDay = try member("reviewsPerDay") { $0.integer() }
    deck.colour = try member("colour") { $0.string() }
    deck.media = try member("media") { $0.texts() }
    deck.removed = try member("removed") { try? $0.array { try? $0.removed() } }
    deck.cards = try last("cards") { try? $0.array { try? $0.card() } }
    try expect(isAtEnd)
    return deck
  }

  private mutating func removed() throws(NotPlain) -> DeckDocument.RemovedCard {
    try expect(take("{"))
    guard let index = try member("place", { $0.integer() }) else { throw NotPlain() }
    return DeckDocument.RemovedCard(index: index, card: try last("card") { try? $0.card() })
  }

  private mutating func card() throws(NotPlain) -> DeckDocument.Card {
    try expect(take("{") && take(quoted: "id") && take(":"))
    guard let id = string() else { throw NotPlain() }
    try expect(take(",") && take(quoted: "front") && take(":"))
    guard let front = string() else { throw NotPlain() }
    try expect(take(",") && take(quoted: "back") && take(":"))
    guard let back = string() else { throw NotPlain() }
    var card = DeckDocument.Card(id: id, front: front, back: back)
    while take(",") {
      if card.tags.isEmpty, take(quoted: "tags"), take(":"), let tags = strings() {
        card.tags = tags
      } else if !card.isSuspended, take(quoted: "isSuspended"), take(":"), takeTrue() {
        card.isSuspended = true
      } else {
        throw NotPlain()
      }
    }
    try expect(take("}"))
    return card
  }

  /// Takes an object whose members are texts.
  private mutating func texts() -> [String: String]? {
    guard take("{") else { return nil }
    var texts: [String: String] = [:]
    if take("}") { return texts }
    repeat {
      guard let name = string(), take(":"), let text = string(),
        texts.updateValue(text, forKey: name) == nil
      else { return nil }
    } while take(",")
    return take("}") ? texts : nil
  }
}
