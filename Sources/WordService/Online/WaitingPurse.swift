/// How long a session may still wait for the network in all. Several waits at the same time count as
/// one.
struct WaitingPurse: Sendable {
  private(set) var left: Duration
  private var waits = 0
  private var paidUntil = ContinuousClock.now

  init(_ left: Duration = .seconds(3)) { self.left = left }

  /// Begins a wait, which has to be ended with ``end(at:)``.
  ///
  /// - Returns: how long it may be: zero when nothing is left.
  mutating func begin(upTo wait: Duration, at now: ContinuousClock.Instant) -> Duration {
    pay(until: now)
    waits += 1
    return max(.zero, min(wait, left))
  }

  mutating func end(at now: ContinuousClock.Instant) {
    pay(until: now)
    waits -= 1
  }

  private mutating func pay(until now: ContinuousClock.Instant) {
    if waits > 0 { left = max(.zero, left - paidUntil.duration(to: now)) }
    paidUntil = now
  }
}
