/// A service on the web that gives questions.
public enum QuestionService: String, CaseIterable, Hashable, Sendable, Codable {
  case triviaAPI = "trivia-api"
  case openTriviaDB = "open-trivia-db"

  /// The name, as it stands at the start of a sentence.
  public var name: String { credit.name }

  /// The service's own address; a setting may name another server with the same interface.
  public var usualAddress: String { credit.address }

  /// The credit that the licence requires beside the questions.
  public var credit: QuestionCredit {
    switch self {
    case .triviaAPI:
      QuestionCredit(
        name: "The Trivia API", address: "https://the-trivia-api.com", licence: "CC BY-NC 4.0")
    case .openTriviaDB:
      QuestionCredit(
        name: "Open Trivia DB", address: "https://opentdb.com", licence: "CC BY-SA 4.0")
    }
  }

  /// Whether questions may be kept after their quiz. The journal then holds only the questions'
  /// names and the results, without the texts.
  public var mayBeKept: Bool { self == .openTriviaDB }

  /// The subjects that the service knows.
  public var categories: [QuestionCategory] {
    QuestionCategory.allCases.filter { category in
      switch self {
      case .triviaAPI: TriviaAPI.slugs[category] != nil
      case .openTriviaDB: OpenTriviaDB.numbers[category] != nil
      }
    }
  }
}

/// The source of questions, to be named wherever they are shown.
public struct QuestionCredit: Hashable, Sendable, Codable {
  /// The name of the source.
  public let name: String
  /// The address of its site.
  public let address: String
  /// The name of the licence, such as `CC BY-SA 4.0`.
  public let licence: String

  /// The credit in words: `Open Trivia DB, https://opentdb.com (CC BY-SA 4.0)`.
  public var text: String { "\(name), \(address) (\(licence))" }
}
