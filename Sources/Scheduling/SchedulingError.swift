/// A value that the schedule can't take.
public enum SchedulingError: Error, Hashable, Sendable {
  /// A share outside 0 to 1.
  case notAShare(Double)
  /// A negative number of new items a day.
  case notACount(Int)
}

extension SchedulingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAShare(let given):
      "\(given) is not a share of new words: give a number from 0, for none while others are due, to 1."
    case .notACount(let given):
      "\(given) is not a number of new words a day: give a whole number from 0 on."
    }
  }
}
