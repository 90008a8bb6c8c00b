internal import Quiz
internal import QuizSources
internal import Vocabulary

/// A learner's wishes for a quiz. The command line's options and the API's JSON both become wishes,
/// and have one set of bounds.
public struct QuizWishes: Hashable, Sendable, Codable {
  /// The name of a ``QuizSource``; `words` if left out.
  public var from: String?
  /// The number of questions; 10 if left out.
  public var count: Int?
  /// `easy`, `medium`, `hard`, or `any`, which is what it is if left out.
  public var difficulty: String?
  /// The subjects of questions of a web service, by their names; all if left out.
  public var categories: [String]?
  /// The kinds of questions about words, by their names; all if left out.
  public var kinds: [String]?
  /// Whether nothing can be heard, so that no question is about what is heard.
  public var isSilent: Bool?
  /// The seed of the questions: quizzes with the same seed and the same words are alike.
  public var seed: UInt64?

  /// Makes wishes that leave everything open.
  public init() {}

  /// The numbers of questions that a quiz may have.
  public static let counts = QuestionWishes.counts
  /// The number of questions of a quiz for which the learner chose none.
  public static let usualCount = QuestionWishes.usualCount
}

extension QuizWishes {
  /// Wishes that were checked.
  struct Checked {
    var source: QuizSource
    let count: Int
    /// `nil` for any.
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
