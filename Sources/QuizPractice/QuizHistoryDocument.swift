internal import Quiz
internal import Scheduling

/// The quizzes that a learner took, as JSON.
package struct QuizHistoryDocument: Encodable, Sendable {
  struct Taken: Encodable, Sendable {
    let day: String
    let source, title: String
    /// The numbers of questions, of answers and of right answers.
    let count, answered, right: Int
  }

  struct OfKind: Encodable, Sendable {
    let kind, title: String
    let answers: Share
  }

  /// The right answers, of all answers.
  let answers: Share
  let kinds: [OfKind]
  /// The quizzes, the latest first.
  let quizzes: [Taken]

  /// The maximum number of quizzes in the document.
  public static let most = 100

  /// Makes the document of a history.
  package init(_ history: QuizHistory) {
    answers = history.share
    kinds = history.byKind.map {
      OfKind(kind: $0.kind.rawValue, title: $0.kind.title, answers: $0.share)
    }
    quizzes = history.quizzes.prefix(Self.most).map {
      Taken(
        day: $0.began.day.description, source: $0.source.text, title: $0.source.title,
        count: $0.count, answered: $0.answered, right: $0.right)
    }
  }
}
