internal import FoundationEssentials
internal import Scheduling

extension JournalEntry {
  /// Reads a line of plain values, as VocalVocab writes them.
  ///
  /// - Returns: `nil` for a line that only `JSONDecoder` can judge.
  public init?(plain line: UnsafeBufferPointer<UInt8>) {
    self.init(at: Moment(seconds: 0, utcOffset: 0), event: .correct, word: "")
    var scanner = LineScanner(line)
    var found: UInt32 = 0
    var expected = Field.at
    guard scanner.take("{") else { return nil }
    repeat {
      guard let field = Field(takenFrom: &scanner, expecting: expected) else {
        guard scanner.skipUnknown() else { return nil }
        continue
      }
      // Of two members with one name, the decoder says which counts.
      guard found & field.bit == 0, scanner.take(":"), read(field, from: &scanner) else {
        return nil
      }
      found |= field.bit
      expected = field.next
    } while scanner.take(",")
    guard scanner.take("}"), scanner.isAtEnd, found & Field.needed == Field.needed,
      version <= Self.version
    else { return nil }
  }

  /// - Returns: whether the field has a plain value of its kind.
  private mutating func read(_ field: Field, from scanner: inout LineScanner) -> Bool {
    switch field {
    case .at: scanner.date().map { at = $0 } != nil
    case .event: scanner.event().map { event = $0 } != nil
    case .utcOffset: scanner.integer().map { utcOffset = $0 } != nil
    case .version: scanner.integer().map { version = $0 } != nil
    case .word: scanner.string().map { word = $0 } != nil
    case .imported: scanner.takeNull()
    case .heard: scanner.takeNull() || Self.read(&heard, scanner.integer())
    case .hints: scanner.takeNull() || Self.read(&hints, scanner.integer())
    case .irregularity: scanner.takeNull() || Self.read(&irregularity, scanner.double())
    case .level: scanner.takeNull() || Self.read(&level, scanner.string())
    case .milliseconds: scanner.takeNull() || Self.read(&milliseconds, scanner.integer())
    case .mistakes: scanner.takeNull() || Self.read(&mistakes, scanner.strings())
    case .outcome: scanner.takeNull() || Self.read(&outcome, scanner.outcome())
    case .round: scanner.takeNull() || Self.read(&round, scanner.string())
    case .slips: scanner.takeNull() || Self.read(&slips, scanner.integer())
    case .step: scanner.takeNull() || Self.read(&step, scanner.string())
    case .tryNumber: scanner.takeNull() || Self.read(&tryNumber, scanner.integer())
    case .typed: scanner.takeNull() || Self.read(&typed, scanner.string())
    }
  }

  private static func read<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
    field = value
    return value != nil
  }

  /// The members of an entry, in the order in which they are written.
  private enum Field: UInt32 {
    case at, event, heard, hints, imported, irregularity, level, milliseconds, mistakes, outcome,
      round, slips, step, tryNumber, typed, utcOffset, version, word

    static let count: UInt32 = 18
    /// The members that every entry has.
    static let needed =
      Field.at.bit | Field.event.bit | Field.utcOffset.bit | Field.version.bit | Field.word.bit

    var bit: UInt32 { 1 << rawValue }
    var next: Field { Field(rawValue: rawValue + 1) ?? .at }

    /// - Returns: `nil` for an unknown name.
    init?(takenFrom scanner: inout LineScanner, expecting expected: Field) {
      self = expected
      for _ in 0..<Self.count {
        if scanner.take(quoted: name) { return }
        self = next
      }
      return nil
    }

    private var name: StaticString {
      switch self {
      case .at: "at"
      case .event: "event"
      case .heard: "heard"
      case .hints: "hints"
      case .imported: "imported"
      case .irregularity: "irregularity"
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
