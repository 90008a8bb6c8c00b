internal import ByteText

/// The name of a deck: one of the learner's own decks, or a deck that is generated from words.
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

  /// Returns whether two names are of the same deck. Names that differ only in their Unicode form
  /// belong to different files.
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

  /// Whether the deck is generated, so that nobody can change it by hand.
  package var isGenerated: Bool {
    if case .own = self { false } else { true }
  }
}

/// The form in JSON is the name's text.
extension DeckName: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
