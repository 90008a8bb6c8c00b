internal import ByteText
package import Learner
internal import Vocabulary

/// The source of a quiz's questions.
///
///     QuizSource("words:missed")   // .missed
///     QuizSource("deck:Spanish")   // .deck(.own("Spanish"))
package enum QuizSource: Hashable, Sendable {
  /// Words of the learner's level, with words that the learner met lately.
  case words
  /// Words that the schedule asks for.
  case due
  /// Words that the learner has completed.
  case completed
  /// Words that the learner missed.
  case missed
  /// The words of some levels, such as `broad` or `starter-broad`.
  case level(String)
  /// The words of a list.
  case list(String)
  /// The cards of a deck: the fronts are the questions, the backs the answers.
  case deck(DeckName)
  /// The Trivia API.
  case trivia
  /// Open Trivia DB.
  case openTrivia
  /// The questions of a file.
  case file(String)

  private static let names: [(name: String, source: QuizSource)] = [
    ("words", .words), ("words:due", .due), ("words:completed", .completed),
    ("words:missed", .missed), ("trivia", .trivia), ("opentdb", .openTrivia),
  ]
  /// The names of the sources that need no other name.
  package static var ownNames: [String] { names.map(\.name) }

  private static let prefixes: [(prefix: String, source: @Sendable (String) -> QuizSource)] = [
    ("level:", { .level($0) }), ("list:", { .list($0) }), ("deck:", { .deck(DeckName($0)) }),
  ]

  /// Reads a name as a person gives it. A text that names no other source is the name of a file.
  package init(_ text: String) {
    if let known = Self.names.first(where: { $0.name == text.lowercased() }) {
      self = known.source
    } else if let (prefix, source) = Self.prefixes.first(where: { text.bytes.hasPrefix($0.prefix) })
    {
      self = source(String(Substring(text.utf8.dropFirst(prefix.utf8.count))))
    } else {
      self = .file(text)
    }
  }

  /// The name as ``init(_:)`` reads it.
  public var text: String {
    switch self {
    case .words: "words"
    case .due: "words:due"
    case .completed: "words:completed"
    case .missed: "words:missed"
    case .level(let levels): "level:\(levels)"
    case .list(let name): "list:\(name)"
    case .deck(let name): "deck:\(name.text)"
    case .trivia: "trivia"
    case .openTrivia: "opentdb"
    case .file(let name): name
    }
  }

  /// Whether the questions come from a web service.
  package var isOnline: Bool { self == .trivia || self == .openTrivia }

  /// Whether the source has easy and hard questions.
  package var hasDifficulties: Bool { self == .words || isOnline }

  /// Whether the questions are made of words, so that a kind of question can be chosen.
  package var isOfWords: Bool {
    switch self {
    case .words, .due, .completed, .missed, .level, .list: true
    case .deck, .trivia, .openTrivia, .file: false
    }
  }
}

/// The JSON of a source is its ``text``.
extension QuizSource: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
