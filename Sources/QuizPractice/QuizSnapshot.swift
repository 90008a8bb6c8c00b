public import Learner
public import Quiz
public import QuizSources

/// The point where a quiz stands, as the terminal prints it and the server sends it. It doesn't tell which answer is
/// right before one was chosen.
public struct QuizSnapshot: Hashable, Sendable {
  /// A question without its solution.
  public struct Asked: Hashable, Sendable {
    /// The name of the question in this quiz, which doesn't tell the right answer.
    public let id: String
    public let text: String
    /// The answers, in the order in which they are shown.
    public let answers: [String]
    /// Whether a word is heard with the question.
    public let isHeard: Bool
    public let kind: Kind?
    public let category: String?
    public let difficulty: Difficulty?
  }

  /// The verdict on an answer.
  public struct Verdict: Hashable, Sendable {
    /// The place of the chosen answer, from 0.
    public let choice: Int
    /// The place of the right answer, from 0.
    public let right: Int
    /// A sentence that teaches; `nil` where there is none.
    public let explanation: String?

    public var isRight: Bool { choice == right }
  }

  /// A question with the answer to it.
  public struct Result: Hashable, Sendable {
    public let asked: Asked
    public let verdict: Verdict
  }

  /// The name of the quiz.
  public let id: Identifier
  public let source: QuizSource
  /// The sentence that says why the questions are not quite what the learner wanted; `nil` where they are.
  public let remark: String?
  /// The name and licence of somebody else's questions.
  public let credit: QuestionCredit?
  /// The number of the question, from 1.
  public let number: Int
  /// The number of questions.
  public let count: Int
  /// The question that is shown; `nil` once the results are.
  public let asked: Asked?
  /// The verdict on the answer to the question that is shown; `nil` before one was chosen.
  public let verdict: Verdict?
  /// All questions with their answers, at the end; `nil` before.
  public let results: [Result]?

  /// Whether the question that is shown is the last one.
  public var isAtLast: Bool { number == count }
  /// The number of right answers, at the end.
  public var rightCount: Int { results?.count { $0.verdict.isRight } ?? 0 }
  /// The share of right answers in percent, at the end.
  public let percent: Int
  /// The number of wrong answers, at the end.
  public var missedCount: Int { (results?.count ?? 0) - rightCount }

  init(_ open: OpenQuiz) {
    let attempt = open.attempt
    (id, source, remark, credit) = (
      open.id, QuizSource(open.source), open.remark, open.service?.credit
    )
    (number, count) = (attempt.number, attempt.questions.count)
    asked = attempt.question.map { Asked($0, named: open.askedName) }
    verdict = attempt.question.flatMap { question in
      attempt.choice.map { Verdict(of: $0, to: question) }
    }
    results =
      attempt.isOver
      ? zip(attempt.questions, attempt.choices).enumerated().map { place, answered in
        let (question, choice) = answered
        return Result(
          asked: Asked(question, named: "\(open.id.text)-\(place + 1)"),
          verdict: Verdict(of: choice, to: question))
      } : nil
    percent = attempt.percent
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
  fileprivate init(of choice: Int, to question: Question) {
    self.init(choice: choice, right: question.right, explanation: question.explanation)
  }
}
