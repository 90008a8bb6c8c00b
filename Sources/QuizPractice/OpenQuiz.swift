internal import FoundationEssentials
internal import Learner
internal import Quiz
internal import QuizSources
internal import Storage

/// A quiz that is under way, as its document keeps it.
struct OpenQuiz: Hashable, Codable, Sendable {
  /// The name of the quiz, which its answers share in the journal.
  var id: Identifier
  /// The name of the ``QuizSource`` that the questions come from.
  var source: String
  /// The sentence that says why the questions are not quite what the learner wanted; `nil` where
  /// they are.
  var remark: String?
  /// The service that the questions come from; `nil` for any other source.
  var service: QuestionService?
  /// Whether the quiz is one of a class whose teacher sees no names with the answers; `nil` where
  /// it is not.
  var isAnonymous: Bool?
  var attempt: Attempt

  /// The name of the question that is asked, as pages know it. That of the question itself may tell
  /// the right answer.
  var askedName: String { "\(id.text)-\(attempt.number)" }
}

/// The document of the quiz that is under way, or was left.
struct KeptQuiz: Codable, Sendable {
  /// `nil` after the end of a quiz.
  var open: OpenQuiz?
}

extension LearnerFiles {
  /// The quiz that is under way, or was left.
  var quiz: OpenWork<KeptQuiz> { OpenWork("quiz", in: self) }
}
