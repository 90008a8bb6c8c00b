internal import FoundationEssentials
internal import Scheduling
internal import Storage

extension CardEntry {
  /// Reads a line in the form in which VocalVocab writes it.
  ///
  /// - Returns: `nil` for a line in another form, which only `JSONDecoder` can judge.
  package init?(plain line: UnsafeBufferPointer<UInt8>) {
    self.init(at: Moment(seconds: 0, utcOffset: 0), event: .answered, card: "")
    var scanner = LineScanner(line)
    guard scanner.readLine({ self.read($0, from: &$1) }) else { return nil }
  }

  /// The members of an entry.
  private enum Member: UInt32, MemberName {
    case at, card, deck, event, kind, memory, milliseconds, recall, step, typed, utcOffset, version

    static var first: Member { .at }
    static var needed: UInt32 {
      Self.at.bit | Self.card.bit | Self.event.bit | Self.kind.bit | Self.utcOffset.bit
        | Self.version.bit
    }

    var text: StaticString {
      switch self {
      case .at: "at"
      case .card: "card"
      case .deck: "deck"
      case .event: "event"
      case .kind: "kind"
      case .memory: "memory"
      case .milliseconds: "milliseconds"
      case .recall: "recall"
      case .step: "step"
      case .typed: "typed"
      case .utcOffset: "utcOffset"
      case .version: "version"
      }
    }
  }

  /// - Returns: whether the value is plain and fits the member.
  private mutating func read(_ member: Member, from scanner: inout LineScanner) -> Bool {
    switch member {
    case .at: scanner.date().map { at = $0 } != nil
    case .card: scanner.string().map { card = $0 } != nil
    case .event: scanner.string().flatMap(Event.init(rawValue:)).map { event = $0 } != nil
    case .kind: scanner.take(quoted: "card")
    case .utcOffset: scanner.integer().map { utcOffset = $0 } != nil
    case .version: scanner.integer() == Self.version
    case .deck: scanner.read(&deck) { $0.string() }
    case .memory: scanner.read(&memory) { try? $0.importedMemory() }
    case .milliseconds: scanner.read(&milliseconds) { $0.integer() }
    case .recall: scanner.read(&recall) { $0.integer() }
    case .step: scanner.read(&step) { $0.string() }
    case .typed: scanner.read(&typed) { $0.string() }
    }
  }
}

extension LineScanner {
  /// Reads a memory whose members come in the order in which VocalVocab writes them.
  fileprivate mutating func importedMemory() throws(NotPlain) -> CardEntry.ImportedMemory {
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
