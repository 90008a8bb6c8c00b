internal import Learner
internal import Threads

/// The files of cards that are being imported. Their number is limited, because each needs a
/// processor and memory.
enum CardReadings {
  /// The maximum number of files that are read at once, and of files that wait for their turn.
  private static let (most, mostWaiting) = (2, 8)
  /// The longest time to wait for a turn.
  private static let patience = Duration.seconds(30)

  /// The files in the order of their arrival: first the ones that are being read, then the ones
  /// that wait.
  private static let queue = Guarded<[Identifier]>([])

  /// Checks that the queue has room for another file, before the server receives the file.
  static func checkRoom() throws(Problem) {
    guard queue.withLock({ $0.count < most + mostWaiting }) else { throw tooMany }
  }

  /// Reads a file when its turn comes.
  ///
  /// - Throws: a ``Problem`` if too many files wait, or if the turn takes too long to come.
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
