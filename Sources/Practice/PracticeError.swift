/// A value of this module that can't be.
public enum PracticeError: Error, Hashable, Sendable {
  case notTries(String)
}

extension PracticeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notTries(let given):
      "'\(given)' is not a number of tries: give a whole number from 1 on, or 'unlimited'."
    }
  }
}
