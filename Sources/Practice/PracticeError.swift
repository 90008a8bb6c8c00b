/// A value of this module that can't be.
public enum PracticeError: Error, Hashable, Sendable {
  case notTries(String)
  case notAShare(Double)
  case notANumberOfWords(Int)
}

extension PracticeError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notTries(let given):
      "'\(given)' is not a number of tries: give a whole number from 1 on, or 'unlimited'."
    case .notAShare(let given):
      "\(given) is not a share of new words: give a number from 0, for none while others are due, to 1."
    case .notANumberOfWords(let given):
      "\(given) is not a number of new words a day: give a whole number from 0 on."
    }
  }
}
