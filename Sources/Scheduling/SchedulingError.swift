/// A setting of the schedule with an impossible value.
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
      "\(given) is not a share of new words: give a number from 0 to 1; 0 asks no new words while others are due."
    case .notACount(let given):
      "\(given) is not a number of new words a day: give 0 or a larger whole number."
    }
  }
}
