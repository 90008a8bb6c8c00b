package import Learner
package import Quiz
package import QuizSources
package import Scheduling
package import Storage

/// A quiz that a teacher gave a class. Every learner gets the same questions, and answers them in
/// their own time.
package struct ClassQuiz: Hashable, Sendable, Codable, Identifiable {
  /// The name of the quiz. The journals of the learners have it with each answer.
  public let id: Identifier
  public let title: String
  /// The name of the ``QuizSource`` that the questions come from.
  public let source: String
  /// The service that the questions come from; `nil` for any other source.
  package let service: QuestionService?
  /// Whether the teacher sees the learners' names with their answers. The learners are told so.
  package let isNamed: Bool
  public let since: Day
  public let questions: [Question]

  /// The maximum number of characters in a title.
  package static let longestTitle = 100
}

/// The quizzes that a teacher gave a class, the oldest first.
package struct ClassQuizzes: Hashable, Sendable, Codable {
  public var quizzes: [ClassQuiz] = []

  /// The maximum number of quizzes that a class can have at once.
  public static let most = 50

  package init() {}

  /// Reads the quizzes of a teacher.
  package init(_ files: LearnerFiles) throws(StorageError) {
    self = try files.classQuizzes.read() ?? ClassQuizzes()
  }
}

extension LearnerFiles {
  /// The quizzes that this learner gave a class, as its teacher.
  package var classQuizzes: OpenWork<ClassQuizzes> { OpenWork("class-quizzes", in: self) }
}

/// The answers of a class to a quiz.
package struct ClassQuizProgress: Hashable, Sendable {
  /// A question, with the learners who chose each answer.
  package struct Answered: Hashable, Sendable {
    public let question: Question
    /// For each answer, the learners who chose it.
    public let learners: [[String]]
  }

  package let quiz: ClassQuiz
  public let answered: [Answered]
  /// The number of learners who have answered every question.
  public let done: Int

  /// - Parameter histories: the quiz history of each learner.
  package init(_ quiz: ClassQuiz, _ histories: [(learner: String, history: QuizHistory)]) {
    self.quiz = quiz
    let taken = histories.compactMap { name, history in
      history.quiz(named: quiz.id.text).map { (name, $0) }
    }
    done = taken.count { $0.1.answered >= quiz.questions.count }
    answered = quiz.questions.enumerated().map { index, question in
      Answered(
        question: question,
        learners: question.answers.indices.map { choice in
          taken.filter { $0.1.answers[index + 1]?.choice == choice + 1 }.map(\.0)
        })
    }
  }
}
