internal import Learner
internal import Threads

/// The files of cards that are being read and taken. There are few at once, because each needs a
/// processor and memory.
enum CardReadings {
  /// The most files at once, and the most that wait for their turn.
  private static let (most, mostWaiting) = (2, 8)
  /// The longest time to wait.
  private static let patience = Duration.seconds(30)

  /// The files in the order in which they came: those that are read, and then those that wait.
  private static let queue = Guarded<[Identifier]>([])

  /// Refuses a file for which there is no room, before it is received.
  static func checkRoom() throws(Problem) {
    guard queue.withLock({ $0.count < most + mostWaiting }) else { throw tooMany }
  }

  /// Reads a file when its turn comes.
  ///
  /// - Throws: a ``Problem`` where too many wait.
  static func run<Value: Sendable>(_ read: () async throws -> Value) async throws -> Value {
    let own = Identifier()
    let isTaken = queue.withLock { queue in
      guard queue.count < most + mostWaiting else { return false }
      queue.append(own)
      return true
    }
    guard isTaken else { throw tooMany }
    defer { queue.withLock { $0.removeAll { $0 == own } } }
    let deadline = ContinuousClock.now + patience
    while !queue.withLock({ $0.prefix(most).contains(own) }) {
      guard ContinuousClock.now < deadline else { throw tooMany }
      try await Task.sleep(for: .milliseconds(20))
    }
    return try await read()
  }

  private static var tooMany: Problem {
    Problem(
      .serviceUnavailable, "Too many files of cards are being read at once: try again in 10 s.",
      headers: [.retryAfter: "10"])
  }
}
