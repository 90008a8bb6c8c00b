internal import Threads

/// A limit on the requests of each sender, with one token bucket for each sender (J. Turner, "New
/// directions in communications", IEEE Communications Magazine 24, 1986).
final class RateLimit: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: ContinuousClock.Instant
  }

  private let perSecond: Double
  private let burst: Double
  private let state = Guarded(State())

  private struct State {
    var buckets: [String: Bucket] = [:]
    /// The time when the limit last forgot senders.
    var cleaned: ContinuousClock.Instant?
  }

  /// The number of senders to remember. If more come, the limit forgets the senders whose buckets
  /// are full again, once a second at most.
  private static let rememberedSenders = 4096

  /// - Parameters:
  ///   - perSecond: the number of requests that a sender may send a second, on average.
  ///   - burst: the number of requests that a sender may send at once.
  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// Counts a request, and returns whether the limit allows it.
  ///
  /// - Parameter isCounted: whether the request counts. If not, the sender may send as many
  ///   requests as before.
  func allows(
    _ sender: String, at now: ContinuousClock.Instant = .now, isCounted: Bool = true
  ) -> Bool {
    state.withLock { state in
      if state.buckets.count >= Self.rememberedSenders,
        state.cleaned.map({ now - $0 >= .seconds(1) }) ?? true
      {
        let full = burst / perSecond
        state.buckets = state.buckets.filter { now - $0.value.filled < .seconds(full) }
        state.cleaned = now
      }
      var bucket = state.buckets[sender] ?? Bucket(tokens: burst, filled: now)
      let passed = (now - bucket.filled) / .seconds(1)
      bucket.tokens = min(burst, bucket.tokens + passed * perSecond)
      bucket.filled = now
      let isAllowed = bucket.tokens >= 1
      if isAllowed, isCounted { bucket.tokens -= 1 }
      state.buckets[sender] = bucket
      return isAllowed
    }
  }
}
