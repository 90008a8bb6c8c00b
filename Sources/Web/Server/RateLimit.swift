internal import Synchronization

/// Lets each sender ask so much a second and no more: a token bucket each (J. Turner, "New directions
/// in communications", IEEE Communications Magazine 24, 1986).
final class RateLimit: Sendable {
  private struct Bucket {
    var tokens: Double
    var filled: ContinuousClock.Instant
  }

  private let perSecond: Double
  private let burst: Double
  private let buckets = Mutex<[String: Bucket]>([:])

  /// Senders that are remembered. Beyond that those are forgotten whose buckets are full again.
  private static let most = 4096

  init(perSecond: Double, burst: Double) {
    self.perSecond = perSecond
    self.burst = burst
  }

  /// - Returns: whether the sender may go on.
  func allows(_ sender: String, at now: ContinuousClock.Instant = .now) -> Bool {
    buckets.withLock { buckets in
      if buckets.count >= Self.most {
        let full = burst / perSecond
        buckets = buckets.filter { now - $0.value.filled < .seconds(full) }
      }
      var bucket = buckets[sender] ?? Bucket(tokens: burst, filled: now)
      let passed = (now - bucket.filled) / .seconds(1)
      bucket.tokens = min(burst, bucket.tokens + passed * perSecond)
      bucket.filled = now
      let isAllowed = bucket.tokens >= 1
      if isAllowed { bucket.tokens -= 1 }
      buckets[sender] = bucket
      return isAllowed
    }
  }
}
