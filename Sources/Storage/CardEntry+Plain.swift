internal import FoundationEssentials
internal import Scheduling

extension CardEntry {
  /// Reads a line as VocalVocab writes it.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge.
  public init?(plain line: UnsafeBufferPointer<UInt8>) {
    var scanner = LineScanner(line)
    guard let entry = try? scanner.cardEntry() else { return nil }
    self = entry
  }
}

/// The object of the line, with its members in the order in which they are written.
extension LineScanner {
  fileprivate mutating func cardEntry() throws(NotPlain) -> CardEntry {
    try expect(take("{"))
    let at = try member("at") { $0.date() }
    let card = try member("card") { $0.string() }
    let deck = try member("deck") { $0.string() }
    let event = try member("event") { $0.string().flatMap(CardEntry.Event.init(rawValue:)) }
    let kind = try member("kind") { $0.string().flatMap(CardEntry.Kind.init(rawValue:)) }
    let memory = try member("memory") { try? $0.importedMemory() }
    let milliseconds = try member("milliseconds") { $0.integer() }
    let recall = try member("recall") { $0.integer() }
    let step = try member("step") { $0.string() }
    let typed = try member("typed") { $0.string() }
    let utcOffset = try member("utcOffset") { $0.integer() }
    let version = try last("version") { $0.integer() }
    try expect(isAtEnd)
    guard let at, let card, let event, kind != nil, let utcOffset, version == CardEntry.version
    else { throw NotPlain() }
    var entry = CardEntry(
      at: Moment(date: at, utcOffset: utcOffset), event: event, card: card, deck: deck)
    entry.memory = memory
    entry.milliseconds = milliseconds
    entry.recall = recall
    (entry.step, entry.typed) = (step, typed)
    return entry
  }

  private mutating func importedMemory() throws(NotPlain) -> CardEntry.ImportedMemory {
    try expect(take("{"))
    let difficulty = try member("difficulty") { $0.double() }
    let lapses = try member("lapses") { $0.integer() }
    let lastReview = try member("lastReview") { $0.date() }
    let reviews = try member("reviews") { $0.integer() }
    let stability = try last("stability") { $0.double() }
    guard let difficulty, let lapses, let lastReview, let reviews else { throw NotPlain() }
    return CardEntry.ImportedMemory(
      state: MemoryState(stability: stability, difficulty: difficulty), lastReview: lastReview,
      reviews: reviews, lapses: lapses)
  }
}
