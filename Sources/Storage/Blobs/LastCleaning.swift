internal import Threads

/// The time at which files were last removed.
final class LastCleaning: Sendable {
  private let moment = Guarded<ContinuousClock.Instant?>(nil)

  /// Returns whether the last cleaning was at least ten minutes ago, and if so, notes a new
  /// cleaning.
  func isDue(at now: ContinuousClock.Instant = .now) -> Bool {
    moment.withLock { moment in
      if let last = moment, now - last < .seconds(600) { return false }
      moment = now
      return true
    }
  }
}
