package import Faults
package import Tables

/// The error of a file of words that is no text. No word of the file is imported.
package struct ListFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: LineError

  init(_ file: String, _ error: LineError) { (self.file, self.error) = (file, error) }
}

extension ListFileProblem: Fault {
  package var kind: FaultKind { error.kind }
}
