public import Faults

/// A reason why the file of a dictionary can't be used or made.
public enum PairDictionaryError: Error, Hashable, Sendable {
  /// The file is not there.
  case missing(path: String)
  /// The file is there, but can't be read.
  case unreadable(path: String, reason: String)
  /// The file is of another version of the program. It has to be made anew.
  case otherVersion(path: String)
  /// The file is damaged. It has to be made anew.
  case damaged(path: String)
  /// The file can't be written. The one that was there before stays.
  case notWritten(path: String, reason: String)
  /// The dictionary would need more bytes than a file may have.
  case tooLarge(limit: Int)
}

extension PairDictionaryError: Fault {
  public var kind: FaultKind {
    switch self {
    case .missing: .notFound
    case .unreadable, .otherVersion, .damaged: .unavailable
    case .notWritten: .unkept
    case .tooLarge: .unusable
    }
  }

  public var description: String {
    switch self {
    case .missing(let path): "The dictionary '\(path)' is not there: add the language first."
    case .unreadable(let path, let reason): "The dictionary '\(path)' can't be read: \(reason)."
    case .otherVersion(let path):
      "The dictionary '\(path)' was made by another version of the program: add the language again."
    case .damaged(let path): "The dictionary '\(path)' is damaged: add the language again."
    case .notWritten(let path, let reason):
      "The dictionary '\(path)' can't be written: \(reason)."
    case .tooLarge(let limit):
      "The dictionary needs more than \(limit >> 30) GB, so it can't be made."
    }
  }
}
