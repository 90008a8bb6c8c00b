package import Faults

/// The reason why a wish or a step of a quiz is refused. Nothing has changed.
package enum QuizError: Error, Hashable, Sendable {
  case badCount(Int)
  case badDifficulty(String)
  case badCategory(String)
  case badKind(String)
  case badLevel(String)
  /// The questions of this source have no difficulty to choose.
  case uselessDifficulty(QuizSource)
  /// The questions of this source have no categories.
  case uselessCategory(QuizSource)
  /// The questions of this source are all of one kind.
  case uselessKind(QuizSource)
  /// No good question can be made from the source.
  case noQuestions(QuizSource)
  /// No quiz is under way.
  case noQuiz
  /// The question is no longer asked.
  case notAsked
  /// The question has no answer with this number or letter.
  case noAnswer(String, count: Int)
  /// The question must be answered first.
  case notAnswered
  /// No answer was wrong, or the quiz is not over.
  case nothingMissed
}

extension QuizError: Fault {
  package var kind: FaultKind {
    switch self {
    case .noQuiz: .notFound
    case .noQuestions, .notAsked, .notAnswered, .nothingMissed: .conflict
    case .noAnswer: .unusable
    case .badCount, .badDifficulty, .badCategory, .badKind, .badLevel, .uselessDifficulty,
      .uselessCategory, .uselessKind:
      .invalid
    }
  }
}
