internal import ByteText
internal import FoundationEssentials
internal import Quiz
internal import WebRequests

/// The Trivia API, https://the-trivia-api.com, or another server with the same interface.
struct TriviaAPI: QuestionSource {
  /// The service's names of the categories.
  static let slugs: [QuestionCategory: String] = [
    .artsAndLiterature: "arts_and_literature", .filmAndTV: "film_and_tv",
    .foodAndDrink: "food_and_drink", .generalKnowledge: "general_knowledge",
    .geography: "geography", .history: "history", .music: "music", .science: "science",
    .societyAndCulture: "society_and_culture", .sportAndLeisure: "sport_and_leisure",
  ]

  /// The pause after the service's rate limit.
  static let rest = Duration.seconds(60)

  let base: WebAddress
  let web: WebClient
  let longestWait = Duration.zero

  func answer(
    to wishes: QuestionWishes, within limit: Duration,
    using generator: inout some RandomNumberGenerator & Sendable
  ) async throws(ServiceFailure) -> SourceAnswer {
    guard let address = base.appending("/v2/questions?" + query(wishes)) else { return .rejected }
    return try Self.read(try await web.ask(address, within: limit))
  }

  static func read(_ answer: WebAnswer) throws(ServiceFailure) -> SourceAnswer {
    switch answer.status {
    case 200: break
    case 400: return .rejected
    case 401, 403: throw .refused
    case 429: throw .rateLimited(rest)
    default: throw .status(answer.status)
    }
    guard answer.isJSON else { throw .notJSON }
    guard let items = try? JSONDecoder().decode([Lenient<Item>].self, from: answer.text) else {
      throw .notUnderstood
    }
    return items.isEmpty ? .nothing : .questions(items.compactMap(\.wrappedValue?.found))
  }

  private func query(_ wishes: QuestionWishes) -> String {
    var fields = ["limit=\(wishes.count)", "types=text_choice"]
    let slugs = wishes.categories.compactMap { Self.slugs[$0] }
    if !slugs.isEmpty { fields.append("categories=" + slugs.joined(separator: ",")) }
    if let difficulty = wishes.difficulty { fields.append("difficulties=\(difficulty.rawValue)") }
    return fields.joined(separator: "&")
  }

  /// Returns the title of a category that the service names by a slug.
  private static func title(_ slug: String) -> String {
    slugs.first { $0.value == slug }?.key.title ?? slug.bytes.replacing("_", with: " ")
  }

  /// A question of the service. Fields that this program doesn't need are left out.
  private struct Item: Decodable {
    struct Text: Decodable {
      var text: String
    }

    @Lenient var id: String?
    @Lenient var type: String?
    @Lenient var category: String?
    @Lenient var difficulty: String?
    @Lenient var question: Text?
    @Lenient var correctAnswer: String?
    @Lenient var incorrectAnswers: [String]?

    /// The question; `nil` where a part is missing, or the answers are pictures.
    var found: FoundQuestion? {
      guard let question, let correctAnswer, let incorrectAnswers,
        type ?? "text_choice" == "text_choice"
      else { return nil }
      return FoundQuestion(
        id: id, text: question.text, right: correctAnswer, wrong: incorrectAnswers,
        category: category.map(TriviaAPI.title), difficulty: difficulty)
    }
  }
}
