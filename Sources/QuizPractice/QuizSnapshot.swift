public import Learner
public import Quiz
public import QuizSources

/// The point where a quiz stands, as the terminal prints it and the server sends it.
///
/// It doesn't tell which answer is right before one was chosen: a question has no place for that,
/// and a verdict is made of a choice.
public struct QuizSnapshot: Hashable, Sendable, Codable {
  /// A question without its solution.
  public struct Asked: Hashable, Sendable, Codable {
    /// The name of the question in this quiz, which doesn't tell the right answer.
    public let id: String
    public let text: String
    /// The answers, in the order in which they are shown.
    public let answers: [String]
    /// Whether a word is heard with the question.
    public let isHeard: Bool
    /// The kind of a question about a word.
    @OrNull public private(set) var kind: Kind?
    @OrNull public private(set) var category: String?
    @OrNull public private(set) var difficulty: Difficulty?

    /// Returns the answer with a number, from 1.
    public func answer(_ number: Int) -> String { answers[number - 1] }
  }

  /// The verdict on an answer.
  public struct Verdict: Hashable, Sendable, Codable {
    /// The number of the chosen answer, from 1.
    public let choice: Int
    /// The number of the right answer, from 1.
    public let right: Int
    public let isRight: Bool
    /// The verdict in words.
    public let sentence: String
    /// A sentence that teaches; `nil` where there is none.
    @OrNull public private(set) var explanation: String?
  }

  /// A question with the answer to it.
  public struct Result: Hashable, Sendable, Codable {
    public let asked: Asked
    public let verdict: Verdict
  }

  /// All questions with their answers.
  public struct Results: Hashable, Sendable, Codable {
    /// The number of right answers.
    public let right: Int
    /// The number of questions.
    public let count: Int
    /// The share of right answers in percent.
    public let percent: Int
    /// The results in words.
    public let sentence: String
    public let questions: [Result]

    /// The number of wrong answers.
    public var missed: Int { count - right }
  }

  /// The name of the quiz.
  public let id: Identifier
  public let source: QuizSource
  /// The source in words.
  public let title: String
  /// The sentence that says why the questions are not quite what the learner wanted; `nil` where
  /// they are.
  @OrNull public private(set) var remark: String?
  /// The name and licence of somebody else's questions.
  @OrNull public private(set) var credit: QuestionCredit?
  /// The number of the question, from 1.
  public let number: Int
  /// The number of questions.
  public let count: Int
  /// The question that is shown; `nil` once the results are.
  @OrNull public private(set) var asked: Asked?
  /// The verdict on the answer to the question that is shown; `nil` before one was chosen.
  @OrNull public private(set) var verdict: Verdict?
  /// The results, at the end; `nil` before.
  @OrNull public private(set) var results: Results?

  /// Whether the question that is shown is the last one.
  public var isAtLast: Bool { number == count }

  init(_ open: OpenQuiz) {
    let attempt = open.attempt
    (id, source) = (open.id, QuizSource(open.source))
    title = source.title
    (number, count) = (attempt.number, attempt.questions.count)
    remark = open.remark
    credit = open.service?.credit
    asked = attempt.question.map { Asked($0, named: open.askedName) }
    verdict = attempt.question.flatMap { question in
      attempt.choice.map { Verdict(of: $0, to: question) }
    }
    results = attempt.isOver ? Results(open) : nil
  }
}

extension QuizSnapshot.Asked {
  fileprivate init(_ question: Question, named id: String) {
    self.init(
      id: id, text: question.text, answers: question.answers,
      isHeard: question.heard != nil, kind: question.kind, category: question.category,
      difficulty: question.difficulty)
  }
}

extension QuizSnapshot.Verdict {
  /// - Parameter choice: the place of the chosen answer, from 0.
  fileprivate init(of choice: Int, to question: Question) {
    self.init(
      choice: choice + 1, right: question.right + 1, isRight: choice == question.right,
      sentence: question.verdictSentence(on: choice), explanation: question.explanation)
  }
}

extension QuizSnapshot.Results {
  fileprivate init(_ open: OpenQuiz) {
    let attempt = open.attempt
    let questions = zip(attempt.questions, attempt.choices).enumerated().map { place, answered in
      let (question, choice) = answered
      return QuizSnapshot.Result(
        asked: .init(question, named: "\(open.id.text)-\(place + 1)"),
        verdict: .init(of: choice, to: question))
    }
    self.init(
      right: attempt.rightCount, count: questions.count, percent: attempt.percent,
      sentence: attempt.resultSentence, questions: questions)
  }
}
