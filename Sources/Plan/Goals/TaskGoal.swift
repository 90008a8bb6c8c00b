internal import ByteText

/// The practice that checks a task off. The task's line names it with the key `vv`:
///
/// | word | the task |
/// | --- | --- |
/// | `vv:words/10` | 10 words a day |
/// | `vv:review` | review what is due |
/// | `vv:deck/Spanish` | study the deck "Spanish" |
/// | `vv:list/week-12` | finish the list "week-12", by the day on which the task is due |
/// | `vv:quiz/10` | 10 questions about this week's words |
/// | `vv:test/15/week-12` | prepare for a test of the list "week-12", 15 minutes a day |
///
/// Names are written as ``WordName`` says. Any other word is a part of the title.
public enum TaskGoal: Hashable, Sendable {
  /// Rounds of spelling on one day.
  case words(Int)
  /// All that is due on one day.
  case review
  /// All the work in a deck of cards on one day.
  case deck(String)
  /// All words of a list.
  case list(String)
  /// Questions about the words of this week.
  case quiz(Int)
  /// A plan for the test of a list, with the minutes of a day. The task is due on the day of the
  /// test.
  case test(list: String, minutes: Int)

  /// The numbers of words, questions and minutes that a task may have.
  public static let counts = 1...999

  /// The list for whose test the task prepares; `nil` for every other goal.
  public var testedList: String? {
    guard case .test(let list, _) = self else { return nil }
    return list
  }

  /// The key.
  static let key = "vv"
}

extension TaskGoal: LosslessStringConvertible {
  /// Reads the value of the key, such as `words/10`.
  public init?(_ value: String) {
    let parts = value.bytes.split(separator: "/", omittingEmptySubsequences: false)
    func count(_ text: Substring) -> Int? {
      guard text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      return Int(text).flatMap { Self.counts.contains($0) ? $0 : nil }
    }
    let numbers = parts.count > 1 ? count(parts[1]) : nil
    let name = parts.last.flatMap { WordName.decoded($0) }
    switch (parts.first, parts.count) {
    case ("words", 2):
      guard let numbers else { return nil }
      self = .words(numbers)
    case ("review", 1): self = .review
    case ("deck", 2):
      guard let name else { return nil }
      self = .deck(name)
    case ("list", 2):
      guard let name else { return nil }
      self = .list(name)
    case ("quiz", 2):
      guard let numbers else { return nil }
      self = .quiz(numbers)
    case ("test", 3):
      guard let numbers, let name else { return nil }
      self = .test(list: name, minutes: numbers)
    default: return nil
    }
  }

  /// The value of the key.
  public var description: String {
    switch self {
    case .words(let count): "words/\(count)"
    case .review: "review"
    case .deck(let name): "deck/\(WordName.encoded(name))"
    case .list(let name): "list/\(WordName.encoded(name))"
    case .quiz(let count): "quiz/\(count)"
    case .test(let list, let minutes): "test/\(minutes)/\(WordName.encoded(list))"
    }
  }
}

/// JSON holds the kind of practice, with the members that its kind has.
extension TaskGoal: Codable {
  private enum Kind: String, Codable { case words, review, deck, list, quiz, test }

  private enum CodingKeys: CodingKey { case kind, name, count, minutes }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int { try values.decode(Int.self, forKey: key) }
    func name() throws -> String { try values.decode(String.self, forKey: .name) }
    self =
      switch try values.decode(Kind.self, forKey: .kind) {
      case .words: .words(try number(.count))
      case .review: .review
      case .deck: .deck(try name())
      case .list: .list(try name())
      case .quiz: .quiz(try number(.count))
      case .test: .test(list: try name(), minutes: try number(.minutes))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    let kind: Kind
    var (name, count, minutes): (String?, Int?, Int?)
    switch self {
    case .words(let number): (kind, count) = (.words, number)
    case .review: kind = .review
    case .deck(let deck): (kind, name) = (.deck, deck)
    case .list(let list): (kind, name) = (.list, list)
    case .quiz(let number): (kind, count) = (.quiz, number)
    case .test(let list, let number): (kind, name, minutes) = (.test, list, number)
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(kind, forKey: .kind)
    // A member that the kind doesn't have is null.
    try values.encode(name, forKey: .name)
    try values.encode(count, forKey: .count)
    try values.encode(minutes, forKey: .minutes)
  }
}
