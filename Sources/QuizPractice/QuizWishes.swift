internal import Quiz
internal import QuizSources
internal import Vocabulary

/// A learner's wishes for a quiz. The command line's options and the API's JSON both become wishes,
/// so that both have the same bounds.
package struct QuizWishes: Hashable, Sendable, Codable {
  /// The name of a ``QuizSource``; `words` if left out.
  public var from: String?
  /// The number of questions; 10 if left out.
  public var count: Int?
  /// The difficulty: `easy`, `medium`, `hard` or `any`; `any` if left out.
  public var difficulty: String?
  /// The names of the categories, for questions of a web service; all if left out.
  package var categories: [String]?
  /// The names of the kinds of questions about words; all if left out.
  public var kinds: [String]?
  /// Whether the learner can't hear anything. Then no question asks which word is heard.
  package var isSilent: Bool?
  /// The seed of the questions: quizzes with the same seed and the same words have the same
  /// questions.
  public var seed: UInt64?

  /// Makes wishes that leave everything open.
  package init() {}

  /// The numbers of questions that a quiz may have.
  public static let counts = QuestionWishes.counts
  /// The number of questions if the learner doesn't choose one.
  package static let usualCount = QuestionWishes.usualCount
}

extension QuizWishes {
  /// Wishes that have passed the checks.
  struct Checked {
    var source: QuizSource
    let count: Int
    /// The difficulty; `nil` for any.
    let difficulty: Difficulty?
    let categories: [QuestionCategory]
    let kinds: [Kind]
    let seed: UInt64?
  }

  /// Checks the wishes.
  func checked() throws(QuizError) -> Checked {
    let source = QuizSource(from ?? "words")
    if case .level(let levels) = source {
      guard (try? LevelRange(levels)) != nil else { throw .badLevel(levels) }
    }
    let count = count ?? Self.usualCount
    guard Self.counts.contains(count) else { throw .badCount(count) }
    var difficulty: Difficulty?
    if let name = self.difficulty?.lowercased(), name != "any" {
      guard let known = Difficulty(rawValue: name) else { throw .badDifficulty(name) }
      difficulty = known
    }
    guard difficulty == nil || source.hasDifficulties else { throw .uselessDifficulty(source) }
    var categories: [QuestionCategory] = []
    for name in self.categories ?? [] {
      guard let known = QuestionCategory(rawValue: name.lowercased()) else {
        throw .badCategory(name)
      }
      categories.append(known)
    }
    guard categories.isEmpty || source.isOnline else { throw .uselessCategory(source) }
    var kinds: [Kind] = []
    for name in self.kinds ?? [] {
      guard let known = Kind(rawValue: name.lowercased()) else { throw .badKind(name) }
      kinds.append(known)
    }
    guard kinds.isEmpty || source.isOfWords else { throw .uselessKind(source) }
    if kinds.isEmpty { kinds = Kind.allCases }
    if isSilent == true { kinds.removeAll { $0 == .heard } }
    return Checked(
      source: source, count: count, difficulty: difficulty, categories: categories, kinds: kinds,
      seed: seed)
  }
}
