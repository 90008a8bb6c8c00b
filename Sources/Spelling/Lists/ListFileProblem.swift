public import Faults
internal import Storage
public import Tables

/// A file of words with a wrong line. Nothing of it is taken.
public struct ListFileProblem: Error, Hashable, Sendable {
  /// The name by which a person knows the file.
  public let file: String
  public let error: LineError

  init(_ file: String, _ error: LineError) { (self.file, self.error) = (file, error) }
}

extension ListFileProblem: Fault {
  public var kind: FaultKind { error.kind }

  public var description: String {
    error.sentence(of: file == InputFile.standardInput ? "standard input" : "'\(file)'")
  }
}
