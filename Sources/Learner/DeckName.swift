internal import ByteText

/// The name of a deck: one of the learner's own, or one that makes itself from words.
///
///     DeckName("Spanish")      // .own("Spanish")
///     DeckName("list:week-12") // .list("week-12")
public enum DeckName: Hashable, Sendable {
  case own(String)
  /// The words that the learner missed.
  case missed
  /// The words that the learner completed.
  case completed
  /// The words of a list.
  case list(String)

  private static let (missedName, completedName) = ("words:missed", "words:completed")
  private static let listPrefix = "list:"

  /// Reads a name as a person or an address gives it.
  public init(_ text: String) {
    switch text {
    case Self.missedName: self = .missed
    case Self.completedName: self = .completed
    default:
      let list = text.bytes.dropping(prefix: Self.listPrefix)
      self = list.map { .list(String($0)) } ?? .own(text)
    }
  }

  /// The name as ``init(_:)`` reads it.
  public var text: String {
    switch self {
    case .own(let name): name
    case .missed: Self.missedName
    case .completed: Self.completedName
    case .list(let name): Self.listPrefix + name
    }
  }

  /// Returns whether two names are of one deck. Two that differ only in their Unicode form are of
  /// two files.
  public static func == (one: DeckName, other: DeckName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// The name as a person reads it.
  public var title: String {
    switch self {
    case .own(let name): name
    case .missed: "Words I missed"
    case .completed: "Words I completed"
    case .list(let name): "List \(name)"
    }
  }

  /// Whether the deck makes itself, so that nobody can change it by hand.
  public var isMade: Bool {
    if case .own = self { false } else { true }
  }
}

/// JSON holds the name.
extension DeckName: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
