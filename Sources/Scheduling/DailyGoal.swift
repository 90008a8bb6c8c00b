/// The number of rounds a day that a learner wants to do.
public enum DailyGoal {
  /// The goal of a learner who chose none. It takes some minutes.
  public static let normal = 10
}
