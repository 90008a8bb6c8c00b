/// A bound on the number of requests to a service within a span of time.
package struct RateLimit: Hashable, Sendable {
  package let requests: Int
  package let window: Duration

  /// - Parameter requests: at least 4, so that each share is a whole request.
  package init(_ requests: Int, in window: Duration) {
    (self.requests, self.window) = (max(4, requests), window)
  }

  /// Returns the number of requests that one asker may make: fewer than all, so that somebody who
  /// comes later finds some left.
  func share(of asker: Asker) -> Int {
    asker == .background ? requests / 4 : requests * 3 / 4
  }
}

/// The one for whom a service is asked.
package enum Asker: Hashable, Sendable {
  case learner(String)
  /// Work for which nobody waits.
  case background
}

/// The order of turns at one place: one turn at a time, as often as limits allow, and to the
/// learners in rotation. So a learner with many requests delays another one by one turn each.
struct TurnOrder: Sendable {
  /// The most turns for which one asker may wait.
  static let mostWaiting = 50

  /// The next step of the queue.
  enum Step: Hashable, Sendable {
    /// The turn with this number begins.
    case begin(Int)
    /// No turn may begin before this time.
    case wait(until: ContinuousClock.Instant)
    /// A turn is under way, or nobody waits.
    case nothing
  }

  let limits: [RateLimit]
  /// The numbers of the turns that are waited for, with the next asker first.
  private var waiting: [(asker: Asker, numbers: [Int])] = []
  /// The turns within the longest window, the first one first.
  private var past: [(asker: Asker, at: ContinuousClock.Instant)] = []
  private var isBusy = false

  init(limits: [RateLimit]) { self.limits = limits }

  /// Whether a turn is under way, is waited for or counts for a limit.
  var isNeeded: Bool { isBusy || !waiting.isEmpty || !past.isEmpty }

  /// Adds a turn.
  ///
  /// - Returns: `false` if the asker waits for too many turns already.
  mutating func add(_ number: Int, for asker: Asker) -> Bool {
    guard let index = waiting.firstIndex(where: { $0.asker == asker }) else {
      waiting.append((asker, [number]))
      return true
    }
    guard waiting[index].numbers.count < Self.mostWaiting else { return false }
    waiting[index].numbers.append(number)
    return true
  }

  /// Removes a turn that nobody waits for any more.
  mutating func remove(_ number: Int) {
    for index in waiting.indices { waiting[index].numbers.removeAll { $0 == number } }
    waiting.removeAll { $0.numbers.isEmpty }
  }

  /// Begins the next turn, if one may begin now. It must end with ``end()``.
  mutating func next(at now: ContinuousClock.Instant) -> Step {
    let longest = limits.map(\.window).max() ?? .zero
    past.removeAll { $0.at + longest <= now }
    guard !isBusy else { return .nothing }
    var first: ContinuousClock.Instant?
    let learners = waiting.indices.filter { waiting[$0].asker != .background }
    for index in learners.isEmpty ? Array(waiting.indices) : learners {
      let time = earliest(for: waiting[index].asker, from: now)
      guard time > now else { return begin(index, at: now) }
      first = min(first ?? time, time)
    }
    return first.map { .wait(until: $0) } ?? .nothing
  }

  /// Ends the turn that is under way.
  mutating func end() { isBusy = false }

  private mutating func begin(_ index: Int, at now: ContinuousClock.Instant) -> Step {
    var (asker, numbers) = waiting.remove(at: index)
    let number = numbers.removeFirst()
    if !numbers.isEmpty { waiting.append((asker, numbers)) }
    if !limits.isEmpty { past.append((asker, now)) }
    isBusy = true
    return .begin(number)
  }

  /// Returns the earliest time of an asker's next turn.
  private func earliest(
    for asker: Asker, from now: ContinuousClock.Instant
  ) -> ContinuousClock.Instant {
    let all = past.map(\.at)
    let own = past.filter { $0.asker == asker }.map(\.at)
    return limits.flatMap { limit in
      [
        Self.end(of: all, limit.requests, in: limit.window),
        Self.end(of: own, limit.share(of: asker), in: limit.window),
      ]
    }.compactMap(\.self).reduce(now, max)
  }

  /// Returns the end of the window that begins with the earliest of the last turns of a number;
  /// `nil` for fewer turns.
  private static func end(
    of turns: [ContinuousClock.Instant], _ number: Int, in window: Duration
  ) -> ContinuousClock.Instant? {
    turns.count < number ? nil : turns[turns.count - number] + window
  }
}
