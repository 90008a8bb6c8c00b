/// The rounds a day that a learner wants.
public enum DailyGoal {
  /// Some minutes of practice; used where the learner has chosen none.
  public static let normal = 10
}
