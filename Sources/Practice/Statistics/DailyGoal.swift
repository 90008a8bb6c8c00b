/// The rounds a day that a learner wants.
public enum DailyGoal {
  /// A quarter of an hour, at a minute and a half a round.
  public static let normal = 10
}
