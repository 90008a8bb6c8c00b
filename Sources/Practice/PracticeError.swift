public import Faults

/// A setting of a round with an impossible value.
public enum PracticeError: Error, Hashable, Sendable {
  /// The text is not a number of tries.
  case notTries(String)
}

extension PracticeError: Fault {
  public var kind: FaultKind { .invalid }

  public var description: String {
    switch self {
    case .notTries(let given):
      "'\(given)' is not a number of tries: give 1 or a larger whole number, or 'unlimited'."
    }
  }
}
