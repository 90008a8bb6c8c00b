internal import FoundationEssentials
internal import Scheduling
internal import Storage

extension JournalEntry {
  /// Reads a line of plain values, as VocalVocab writes them.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge.
  public init?(plain line: UnsafeBufferPointer<UInt8>) {
    self.init(at: Moment(seconds: 0, utcOffset: 0), event: .correct, word: "")
    var scanner = LineScanner(line)
    let isPlain = scanner.readLine { self.read($0, from: &$1) }
    guard isPlain, version <= Self.version else { return nil }
  }

  /// The members of an entry.
  private enum Member: UInt32, MemberName {
    case at, event, heard, hints, imported, irregularity, language,
      level, milliseconds, mistakes, outcome,
      round, slips, step, tryNumber, typed, utcOffset, version, word

    static var first: Member { .at }
    static var needed: UInt32 {
      Self.at.bit | Self.event.bit | Self.utcOffset.bit | Self.version.bit | Self.word.bit
    }

    var text: StaticString {
      switch self {
      case .at: "at"
      case .event: "event"
      case .heard: "heard"
      case .hints: "hints"
      case .imported: "imported"
      case .irregularity: "irregularity"
      case .language: "language"
      case .level: "level"
      case .milliseconds: "milliseconds"
      case .mistakes: "mistakes"
      case .outcome: "outcome"
      case .round: "round"
      case .slips: "slips"
      case .step: "step"
      case .tryNumber: "tryNumber"
      case .typed: "typed"
      case .utcOffset: "utcOffset"
      case .version: "version"
      case .word: "word"
      }
    }
  }

  /// - Returns: whether the member has a plain value of its kind.
  private mutating func read(_ member: Member, from scanner: inout LineScanner) -> Bool {
    switch member {
    case .at: scanner.date().map { at = $0 } != nil
    case .event: scanner.event().map { event = $0 } != nil
    case .utcOffset: scanner.integer().map { utcOffset = $0 } != nil
    case .version: scanner.integer().map { version = $0 } != nil
    case .word: scanner.string().map { word = $0 } != nil
    case .imported: scanner.takeNull()
    case .heard: scanner.read(&heard) { $0.integer() }
    case .hints: scanner.read(&hints) { $0.integer() }
    case .irregularity: scanner.read(&irregularity) { $0.double() }
    case .language: scanner.read(&language) { $0.string() }
    case .level: scanner.read(&level) { $0.string() }
    case .milliseconds: scanner.read(&milliseconds) { $0.integer() }
    case .mistakes: scanner.read(&mistakes) { $0.strings() }
    case .outcome: scanner.read(&outcome) { $0.outcome() }
    case .round: scanner.read(&round) { $0.string() }
    case .slips: scanner.read(&slips) { $0.integer() }
    case .step: scanner.read(&step) { $0.string() }
    case .tryNumber: scanner.read(&tryNumber) { $0.integer() }
    case .typed: scanner.read(&typed) { $0.string() }
    }
  }
}

extension LineScanner {
  /// Reads an event. It first tries the two that most lines have.
  fileprivate mutating func event() -> JournalEntry.Event? {
    if take(quoted: "correct") { return .correct }
    if take(quoted: "wrong") { return .wrong }
    return string().flatMap(JournalEntry.Event.init(rawValue:))
  }

  fileprivate mutating func outcome() -> JournalEntry.Outcome? {
    if take(quoted: "completed") { return .completed }
    return string().flatMap(JournalEntry.Outcome.init(rawValue:))
  }
}
