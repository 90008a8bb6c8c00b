internal import Quiz
internal import QuizSources

extension QuizError {
  package var description: String {
    switch self {
    case .badCount(let count):
      "A quiz can't have \(count) questions: give a number from \(QuizWishes.counts.lowerBound) to "
        + "\(QuizWishes.counts.upperBound)."
    case .badDifficulty(let name):
      "'\(name)' is not a difficulty: give easy, medium, hard or any."
    case .badCategory(let name):
      """
      '\(name)' is not a category: give one of \
      \(Self.list(QuestionCategory.allCases.map(\.rawValue))).
      """
    case .badKind(let name):
      """
      '\(name)' is not a kind of question: give one of \
      \(Self.list(Kind.allCases.map(\.rawValue))).
      """
    case .badLevel(let name):
      """
      '\(name)' is not a level: give one such as level:broad, or a range such as \
      level:starter-broad.
      """
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
      "'\(text)' is not one of the answers: give a number from 1 to \(count), or its letter."
    case .notAnswered: "Answer this question first."
    case .nothingMissed: "You got no question wrong, or the quiz is not over yet."
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
    case .due: "No question can be asked about the words that are due: choose other words."
    case .completed:
      "No question can be asked about the words that you completed: practise first."
    case .missed: "No question can be asked about the words that you missed."
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
