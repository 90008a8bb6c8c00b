/// The status that follows from plays where it is beyond doubt.
public enum StatusRule {
  /// Returns the status: completed once all episodes of a show that has ended were watched, and
  /// watching once anything was; `nil` without a play.
  public static func status(of show: Show, _ progress: Progress) -> WatchStatus? {
    if progress.isWhole, hasEnded(show) { return .completed }
    let hasPlay = progress.watched + progress.specials.watched + progress.unplaced > 0
    return hasPlay ? .watching : nil
  }

  /// Returns the status that a step leads to; `nil` if the status stays as it is.
  ///
  /// Only a step that changes what follows from the plays leads to another status, and only to a
  /// higher one. So a person who watches a completed show again, and says so, stays right.
  public static func raised(
    _ status: WatchStatus?, from before: WatchStatus?, to after: WatchStatus?
  ) -> WatchStatus? {
    guard let after, before.map({ $0 < after }) ?? true, status.map({ $0 < after }) ?? true else {
      return nil
    }
    return after
  }

  /// Whether a show can have no more episodes. A film has only one.
  private static func hasEnded(_ show: Show) -> Bool {
    show.airing == .ended || show.kind == .film
  }
}
