package import Faults
package import QuizSources

/// A file whose questions can't be used, with the reason.
package struct QuestionFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: QuestionTableError

  init(_ file: String, _ error: QuestionTableError) { (self.file, self.error) = (file, error) }
}

extension QuestionFileProblem: Fault {
  package var kind: FaultKind { .unusable }
}
