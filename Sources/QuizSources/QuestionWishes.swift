public import Quiz

/// The questions that a person wants from a service.
public struct QuestionWishes: Hashable, Sendable {
  /// The numbers of questions that a quiz may have.
  public static let counts = 5...50
  /// The number of questions unless a person chooses one.
  public static let usualCount = 10

  /// The number of questions.
  public let count: Int
  /// `nil` for questions of any difficulty.
  public let difficulty: Difficulty?
  /// The subjects, each once; an empty list means questions about anything.
  public let categories: [QuestionCategory]

  /// - Parameter count: a number outside ``counts`` is replaced by the nearest one inside.
  public init(
    count: Int = usualCount, difficulty: Difficulty? = nil, categories: [QuestionCategory] = []
  ) {
    self.count = min(max(count, Self.counts.lowerBound), Self.counts.upperBound)
    self.difficulty = difficulty
    self.categories = categories.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
