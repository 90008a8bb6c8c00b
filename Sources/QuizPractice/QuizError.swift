public import Faults
internal import Quiz
internal import QuizSources

/// A wish about a quiz that can't be granted. Nothing has changed.
public enum QuizError: Error, Hashable, Sendable {
  case badCount(Int)
  case badDifficulty(String)
  case badCategory(String)
  case badKind(String)
  case badLevel(String)
  /// These questions don't say how hard they are.
  case uselessDifficulty(QuizSource)
  /// These questions have no subjects.
  case uselessCategory(QuizSource)
  /// These questions have one kind alone.
  case uselessKind(QuizSource)
  /// The source has too little for one good question.
  case noQuestions(QuizSource)
  /// No quiz is under way.
  case noQuiz
  /// The question is no longer asked.
  case notAsked
  /// The question has no answer of that number or letter.
  case noAnswer(String, count: Int)
  /// The question must be answered first.
  case notAnswered
  /// No answer was wrong, or the quiz goes on.
  case nothingMissed
}

extension QuizError: Fault {
  public var kind: FaultKind {
    switch self {
    case .noQuiz: .notFound
    case .noQuestions, .notAsked, .notAnswered, .nothingMissed: .conflict
    case .noAnswer: .unusable
    case .badCount, .badDifficulty, .badCategory, .badKind, .badLevel, .uselessDifficulty,
      .uselessCategory, .uselessKind:
      .invalid
    }
  }

  public var description: String {
    switch self {
    case .badCount(let count):
      "A quiz can't have \(count) questions: give a number from \(QuizWishes.counts.lowerBound) to "
        + "\(QuizWishes.counts.upperBound)."
    case .badDifficulty(let name):
      "'\(name)' is no difficulty: give easy, medium, hard or any."
    case .badCategory(let name):
      """
      '\(name)' is no category: give one of \
      \(Self.list(QuestionCategory.allCases.map(\.rawValue))).
      """
    case .badKind(let name):
      "'\(name)' is no kind of question: give one of \(Self.list(Kind.allCases.map(\.rawValue)))."
    case .badLevel(let name):
      "'\(name)' is no level: give one such as level:broad, or a range such as level:starter-broad."
    case .uselessDifficulty(let source):
      "The source '\(source.text)' has no easy and hard questions: leave the difficulty out."
    case .uselessCategory(let source):
      "The source '\(source.text)' has no categories: leave them out, or choose trivia or opentdb."
    case .uselessKind(let source):
      "The source '\(source.text)' has one kind of question: leave the kind out, or choose words."
    case .noQuestions(let source): source.poverty
    case .noQuiz: "No quiz is under way: begin a new one."
    case .notAsked: "This question is no longer asked."
    case .noAnswer(let text, let count):
      "'\(text)' is none of the answers: give a number from 1 to \(count), or its letter."
    case .notAnswered: "Answer this question first."
    case .nothingMissed: "There are no questions that you got wrong."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

extension QuizSource {
  /// The sentence that says why no question can be asked.
  fileprivate var poverty: String {
    switch self {
    case .due: "No word is due that a question can be asked about: choose other words."
    case .completed:
      "You have completed no word yet that a question can be asked about: practise first."
    case .missed: "You have missed no word that a question can be asked about."
    case .list(let name):
      "The list '\(name)' has no word that a question can be asked about: choose another."
    case .deck(let name):
      """
      The deck '\(name.title)' has too few cards for a quiz: it needs at least three different \
      backs.
      """
    case .words, .level, .trivia, .openTrivia, .file:
      "No question can be made of these words: choose other kinds, or another source."
    }
  }
}
