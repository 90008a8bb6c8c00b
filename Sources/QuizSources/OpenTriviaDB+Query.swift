internal import ByteText
internal import FoundationEssentials
internal import Quiz
internal import WebRequests

extension OpenTriviaDB {
  /// The service's numbers of the categories (https://opentdb.com/api_category.php).
  static let numbers: [QuestionCategory: [Int]] = [
    .generalKnowledge: [9], .artsAndLiterature: [10, 13, 25], .filmAndTV: [11, 14],
    .geography: [22], .history: [23], .music: [12], .science: [17],
    .societyAndCulture: [20, 24, 26], .sportAndLeisure: [21], .animals: [27],
    .animeAndManga: [31], .art: [25], .boardGames: [16], .books: [10], .cartoons: [32],
    .celebrities: [26], .comics: [29], .computers: [18], .film: [11], .gadgets: [30],
    .mathematics: [19], .musicalsAndTheatre: [13], .mythology: [20], .politics: [24],
    .television: [14], .vehicles: [28], .videoGames: [15],
  ]

  /// Returns the only category with a number.
  static func category(_ number: Int) -> QuestionCategory? {
    numbers.first { $0.value == [number] }?.key
  }

  /// The questions of a request.
  struct Query: Hashable, Sendable {
    var count: Int
    var difficulty: Difficulty?
    /// The service's number of the category; `nil` for all categories.
    var category: Int?
    /// Whether true-or-false statements are wanted beside questions with several answers.
    var hasStatements = false

    /// Returns the query of the address.
    func text(token: String?) -> String {
      var fields = ["amount=\(count)"]
      if !hasStatements { fields.append("type=multiple") }
      if let difficulty { fields.append("difficulty=\(difficulty.rawValue)") }
      if let category { fields.append("category=\(category)") }
      fields.append("encode=base64")
      if let token { fields.append("token=\(token)") }
      return fields.joined(separator: "&")
    }
  }

  /// The service's answer to a request for questions.
  struct Answer: Decodable, Sendable {
    /// The response code; `nil` where the answer has none.
    let code: Int?
    /// The questions that have all their parts; `nil` where the answer has no list.
    var questions: [FoundQuestion]?

    private enum CodingKeys: String, CodingKey {
      case code = "responseCode"
      case questions = "results"
    }

    init(code: Int) { self.code = code }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      code = try fields.decode(Lenient<Int>.self, forKey: .code).wrappedValue
      questions = try fields.decode(Lenient<[Lenient<Item>]>.self, forKey: .questions)
        .wrappedValue?.compactMap { $0.wrappedValue?.found }
    }
  }

  /// The numbers of questions in a category.
  struct Counts: Decodable {
    @Lenient private var totalQuestionCount: Int?
    @Lenient private var totalEasyQuestionCount: Int?
    @Lenient private var totalMediumQuestionCount: Int?
    @Lenient private var totalHardQuestionCount: Int?

    /// Returns the number of questions of a difficulty, or of all questions.
    subscript(difficulty: Difficulty?) -> Int? {
      switch difficulty {
      case nil: totalQuestionCount
      case .easy: totalEasyQuestionCount
      case .medium: totalMediumQuestionCount
      case .hard: totalHardQuestionCount
      }
    }
  }

  /// A question of the service. Each text is base64.
  private struct Item: Decodable {
    @Lenient var category: String?
    @Lenient var difficulty: String?
    @Lenient var question: String?
    @Lenient var correctAnswer: String?
    @Lenient var incorrectAnswers: [String]?

    /// The question; `nil` where a part is missing, or is not base64.
    var found: FoundQuestion? {
      guard let text = question?.fromBase64, let right = correctAnswer?.fromBase64,
        let incorrectAnswers
      else { return nil }
      let wrong = incorrectAnswers.compactMap(\.fromBase64)
      guard wrong.count == incorrectAnswers.count else { return nil }
      // The service puts a group before the names of some categories: `Science: Computers`.
      let category = category?.fromBase64.flatMap { $0.bytes.split(separator: ": ").last }
      return FoundQuestion(
        text: text, right: right, wrong: wrong, category: category.map { String($0) },
        difficulty: difficulty?.fromBase64)
    }
  }
}

extension WebAnswer {
  /// Returns the value of the answer's JSON, whose names are in snake case.
  func decoded<Content: Decodable>() throws(ServiceFailure) -> Content {
    guard status == 200 else { throw .status(status) }
    guard isJSON else { throw .notJSON }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let content = try? decoder.decode(Content.self, from: text) else {
      throw .notUnderstood
    }
    return content
  }
}

extension String {
  /// The text that this base64 encodes; `nil` for a text that is not base64 or not UTF-8.
  var fromBase64: String? {
    Data(base64Encoded: self).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
