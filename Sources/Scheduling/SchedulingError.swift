/// A setting of the schedule with an impossible value.
public enum SchedulingError: Error, Hashable, Sendable {
  /// A share outside 0 to 1.
  case notAShare(Double)
  /// A negative number of new items a day.
  case notACount(Int)
}
