internal import Learner
internal import Quiz
internal import QuizSources
internal import Scheduling

/// The point where a quiz stands, as JSON for the page and for other programs.
public struct QuizDocument: Encodable, Sendable {
  struct Asked: Encodable, Sendable {
    let id: String
    let text: String
    let answers: [String]
    /// Whether a word is heard with the question.
    let isHeard: Bool
    @OrNull var kind: String?
    @OrNull var category: String?
    @OrNull var difficulty: String?

    init(_ asked: QuizSnapshot.Asked) {
      (id, text, answers, isHeard) = (asked.id, asked.text, asked.answers, asked.isHeard)
      _kind = OrNull(wrappedValue: asked.kind?.rawValue)
      _category = OrNull(wrappedValue: asked.category)
      _difficulty = OrNull(wrappedValue: asked.difficulty?.rawValue)
    }
  }

  struct Verdict: Encodable, Sendable {
    /// The places of the chosen and of the right answer, from 1.
    let choice, right: Int
    let isRight: Bool
    let sentence: String
    @OrNull var explanation: String?

    init(_ verdict: QuizSnapshot.Verdict, on asked: QuizSnapshot.Asked) {
      (choice, right, isRight) = (verdict.choice + 1, verdict.right + 1, verdict.isRight)
      sentence = verdict.sentence(on: asked)
      _explanation = OrNull(wrappedValue: verdict.explanation)
    }
  }

  struct Result: Encodable, Sendable {
    let asked: Asked
    let verdict: Verdict
  }

  struct Results: Encodable, Sendable {
    let right, count, percent: Int
    let sentence: String
    let questions: [Result]
  }

  struct Licence: Encodable, Sendable {
    let name, address, licence: String
  }

  let id: Identifier
  let source, title: String
  @OrNull var remark: String?
  @OrNull var credit: Licence?
  /// The number of the question, from 1, and the number of questions.
  let number, count: Int
  /// The question; `null` once the results are shown.
  @OrNull var asked: Asked?
  /// The verdict on the answer; `null` before one was chosen.
  @OrNull var verdict: Verdict?
  /// The results; `null` before the end.
  @OrNull var results: Results?

  /// Makes the document of a snapshot.
  public init(_ snapshot: QuizSnapshot) {
    id = snapshot.id
    (source, title) = (snapshot.source.text, snapshot.source.title)
    (number, count) = (snapshot.number, snapshot.count)
    _remark = OrNull(wrappedValue: snapshot.remark)
    _credit = OrNull(
      wrappedValue: snapshot.credit.map {
        Licence(name: $0.name, address: $0.address, licence: $0.licence)
      })
    _asked = OrNull(wrappedValue: snapshot.asked.map(Asked.init))
    var verdict: Verdict?
    if let asked = snapshot.asked { verdict = snapshot.verdict.map { Verdict($0, on: asked) } }
    _verdict = OrNull(wrappedValue: verdict)
    _results = OrNull(
      wrappedValue: snapshot.results.map { results in
        Results(
          right: snapshot.rightCount, count: results.count, percent: snapshot.percent,
          sentence: snapshot.resultSentence,
          questions: results.map {
            Result(asked: Asked($0.asked), verdict: Verdict($0.verdict, on: $0.asked))
          })
      })
  }
}

/// The quizzes that a learner took, as JSON.
public struct QuizHistoryDocument: Encodable, Sendable {
  struct Taken: Encodable, Sendable {
    let day: String
    let source, title: String
    /// The number of questions, of those answered, and of those answered rightly.
    let count, answered, right: Int
  }

  struct OfKind: Encodable, Sendable {
    let kind, title: String
    let answers: Share
  }

  /// The right answers of all.
  let answers: Share
  let kinds: [OfKind]
  /// The quizzes, the latest first.
  let quizzes: [Taken]

  /// The number of quizzes that the document names.
  public static let most = 100

  /// Makes the document of a history.
  public init(_ history: QuizHistory) {
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
