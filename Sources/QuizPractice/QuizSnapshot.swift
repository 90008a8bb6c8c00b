package import Learner
package import Quiz
package import QuizSources

/// The state of a quiz, as the terminal prints it and the server sends it.
///
/// It doesn't reveal the right answer before the learner has chosen one: ``Asked`` has no property
/// for it, and a ``Verdict`` is made from a choice.
package struct QuizSnapshot: Hashable, Sendable, Codable {
  /// A question without its solution.
  package struct Asked: Hashable, Sendable, Codable {
    /// The name of the question in this quiz. It doesn't reveal the right answer.
    public let id: String
    public let text: String
    /// The answers, in the order in which they are shown.
    public let answers: [String]
    /// Whether the learner hears a word with the question.
    package let isHeard: Bool
    /// The kind of the question, if it is about a word.
    @OrNull package private(set) var kind: Kind?
    /// The code of the language of the answers; `nil` for English.
    @OrNull package private(set) var language: String?
    @OrNull public private(set) var category: String?
    @OrNull public private(set) var difficulty: Difficulty?

    /// Returns the answer with a number, from 1.
    public func answer(_ number: Int) -> String { answers[number - 1] }
  }

  /// The verdict on an answer.
  package struct Verdict: Hashable, Sendable, Codable {
    /// The number of the chosen answer, from 1.
    public let choice: Int
    /// The number of the right answer, from 1.
    public let right: Int
    public let isRight: Bool
    /// The verdict in words.
    public let sentence: String
    /// A sentence that explains the answer, if any.
    @OrNull package private(set) var explanation: String?
  }

  /// A question with the answer to it.
  public struct Result: Hashable, Sendable, Codable {
    public let asked: Asked
    public let verdict: Verdict
  }

  /// All questions with their answers.
  package struct Results: Hashable, Sendable, Codable {
    /// The number of right answers.
    public let right: Int
    /// The number of questions.
    public let count: Int
    /// The share of right answers in percent.
    package let percent: Int
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
  /// Sentences that say why the questions differ from the learner's wishes, and where meanings in
  /// the learner's own language are from; `nil` if there are none.
  @OrNull package private(set) var remark: String?
  /// The credit for the questions of a web service; `nil` for any other source.
  @OrNull package private(set) var credit: QuestionCredit?
  /// The number of the question, from 1.
  public let number: Int
  /// The number of questions.
  public let count: Int
  /// The question that is shown; `nil` once the results are shown.
  @OrNull public private(set) var asked: Asked?
  /// The verdict on the learner's answer; `nil` before the learner has chosen one.
  @OrNull public private(set) var verdict: Verdict?
  /// The results; `nil` before the end of the quiz.
  @OrNull public private(set) var results: Results?

  /// Whether the question that is shown is the last one.
  package var isAtLast: Bool { number == count }

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
      isHeard: question.heard != nil, kind: question.kind,
      language: question.kind == .meaning ? question.meanings : nil,
      category: question.category, difficulty: question.difficulty)
  }
}

extension QuizSnapshot.Verdict {
  /// - Parameter choice: the index of the chosen answer, from 0.
  fileprivate init(of choice: Int, to question: Question) {
    self.init(
      choice: choice + 1, right: question.right + 1, isRight: choice == question.right,
      sentence: question.verdictSentence(on: choice), explanation: question.explanation)
  }
}

extension QuizSnapshot.Results {
  fileprivate init(_ open: OpenQuiz) {
    let attempt = open.attempt
    let questions = zip(attempt.questions, attempt.choices).enumerated().map { index, answered in
      let (question, choice) = answered
      return QuizSnapshot.Result(
        asked: .init(question, named: "\(open.id.text)-\(index + 1)"),
        verdict: .init(of: choice, to: question))
    }
    self.init(
      right: attempt.rightCount, count: questions.count, percent: attempt.percent,
      sentence: attempt.resultSentence, questions: questions)
  }
}
