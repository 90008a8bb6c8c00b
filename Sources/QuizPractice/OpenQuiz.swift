internal import FoundationEssentials
internal import Learner
internal import Quiz
internal import QuizSources
internal import Storage

/// A quiz that is under way, as it is stored.
struct OpenQuiz: Hashable, Codable, Sendable {
  /// The name of the quiz, which each of its answers has in the journal.
  var id: Identifier
  /// The name of the ``QuizSource`` that the questions come from.
  var source: String
  /// A sentence that says why the questions differ from the learner's wishes; `nil` if they don't.
  var remark: String?
  /// The service that the questions come from; `nil` for any other source.
  var service: QuestionService?
  /// `true` for a quiz of a class whose teacher sees no names with the answers; `nil` for any other
  /// quiz.
  var isAnonymous: Bool?
  var attempt: Attempt

  /// The name of the current question for pages. They don't get the question's own name, because it
  /// may reveal the right answer.
  var askedName: String { "\(id.text)-\(attempt.number)" }
}

/// The document of the quiz that is under way or was left unfinished.
struct SavedQuiz: Codable, Sendable {
  /// The quiz; `nil` after its end.
  var open: OpenQuiz?
}

extension LearnerFiles {
  /// The quiz that is under way or was left unfinished.
  var quiz: OpenWork<SavedQuiz> { OpenWork("quiz", in: self) }
}
