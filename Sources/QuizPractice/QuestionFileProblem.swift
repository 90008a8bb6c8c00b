package import Faults
package import QuizSources

/// A file whose questions can't be used, with the reason.
package struct QuestionFileProblem: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case error(QuestionTableError)
    /// A person must choose the columns first.
    case doubt(QuestionDoubt)
  }

  /// The name by which a person knows the file.
  public let file: String
  public let reason: Reason

  init(_ file: String, _ error: QuestionTableError) {
    (self.file, reason) = (file, .error(error))
  }

  init(_ file: String, _ doubt: QuestionDoubt) { (self.file, reason) = (file, .doubt(doubt)) }
}

extension QuestionFileProblem: Fault {
  package var kind: FaultKind { .unusable }
}
