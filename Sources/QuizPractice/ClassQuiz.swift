public import Learner
public import Quiz
public import QuizSources
public import Scheduling
public import Storage

/// A quiz that a teacher gave a class. Everyone gets the same questions, and answers them at their
/// own pace.
public struct ClassQuiz: Hashable, Sendable, Codable, Identifiable {
  /// The name of the quiz, which all answers to it have in the journals of the learners.
  public let id: Identifier
  public let title: String
  /// The name of the ``QuizSource`` that the questions come from.
  public let source: String
  /// The service that the questions come from; `nil` for any other source.
  public let service: QuestionService?
  /// Whether the teacher sees the answers with the learners' names. The learners are told.
  public let isNamed: Bool
  public let since: Day
  public let questions: [Question]

  /// The most characters of a title.
  public static let longestTitle = 100
}

/// The quizzes that a teacher gave a class, the oldest first.
public struct ClassQuizzes: Hashable, Sendable, Codable {
  public var quizzes: [ClassQuiz] = []

  /// The most quizzes of a class at once.
  public static let most = 50

  public init() {}

  /// Reads the quizzes of a teacher.
  public init(_ files: LearnerFiles) throws(StorageError) {
    self = try files.classQuizzes.read() ?? ClassQuizzes()
  }
}

extension LearnerFiles {
  /// The quizzes that this learner gave a class, as its teacher.
  package var classQuizzes: OpenWork<ClassQuizzes> { OpenWork("class-quizzes", in: self) }
}

/// How a class answered a quiz.
public struct ClassQuizStanding: Hashable, Sendable {
  /// How a question was answered.
  public struct Answered: Hashable, Sendable {
    public let question: Question
    /// For each answer, the learners who chose it.
    public let learners: [[String]]
  }

  public let quiz: ClassQuiz
  public let answered: [Answered]
  /// The learners who have answered every question.
  public let done: Int

  /// - Parameter histories: the quizzes of each learner.
  public init(_ quiz: ClassQuiz, _ histories: [(learner: String, history: QuizHistory)]) {
    self.quiz = quiz
    let taken = histories.compactMap { name, history in
      history.quiz(named: quiz.id.text).map { (name, $0) }
    }
    done = taken.count { $0.1.answered >= quiz.questions.count }
    answered = quiz.questions.enumerated().map { place, question in
      Answered(
        question: question,
        learners: question.answers.indices.map { choice in
          taken.filter { $0.1.answers[place + 1]?.choice == choice + 1 }.map(\.0)
        })
    }
  }
}
