internal import Learner
internal import QuizPractice

/// The last quizzes whose questions differ from what a teacher wished. The class gets one of them
/// when the teacher has read how.
struct QuizDrafts {
  private var quizzes: [ClassQuiz] = []

  /// The number of drafts that are kept.
  private static let kept = 20

  /// Adds a draft.
  mutating func add(_ quiz: ClassQuiz) {
    quizzes.append(quiz)
    if quizzes.count > Self.kept { quizzes.removeFirst() }
  }

  /// Returns a draft; `nil` where there is none.
  func quiz(_ id: Identifier) -> ClassQuiz? { quizzes.first { $0.id == id } }

  /// Removes a draft, because the class has it.
  mutating func remove(_ id: Identifier) { quizzes.removeAll { $0.id == id } }
}
