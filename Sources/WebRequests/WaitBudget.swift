/// The time that a session may still wait for the network. Simultaneous waits count once.
package struct WaitBudget: Sendable {
  /// The remaining time.
  package private(set) var remaining: Duration
  /// The number of waits that have begun and not ended.
  private var waits = 0
  /// The moment up to which waits have been subtracted.
  private var countedUntil = ContinuousClock.now

  package init(_ remaining: Duration = .seconds(3)) { self.remaining = remaining }

  /// Begins a wait. Every wait must end with ``endWait(at:)``.
  ///
  /// - Returns: how long the wait may last: zero when the budget is used up.
  package mutating func beginWait(upTo wait: Duration, at now: ContinuousClock.Instant) -> Duration
  {
    count(until: now)
    waits += 1
    return max(.zero, min(wait, remaining))
  }

  /// Ends a wait.
  package mutating func endWait(at now: ContinuousClock.Instant) {
    count(until: now)
    waits -= 1
  }

  private mutating func count(until now: ContinuousClock.Instant) {
    if waits > 0 { remaining = max(.zero, remaining - countedUntil.duration(to: now)) }
    countedUntil = now
  }
}
