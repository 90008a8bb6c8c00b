internal import Threads

/// The sentences that the server's owner got a moment ago. If many pages meet the same fault at
/// once, the owner gets its sentence once.
final class RecentSentences: Sendable {
  private let told = Guarded<[String: ContinuousClock.Instant]>([:])

  /// The time for which a sentence is not told again.
  private static let pause = Duration.seconds(10)

  /// Returns whether a sentence was not told a moment ago.
  func isNew(_ sentence: String, at now: ContinuousClock.Instant = .now) -> Bool {
    told.withLock { told in
      told = told.filter { now - $0.value < Self.pause }
      guard told[sentence] == nil else { return false }
      told[sentence] = now
      return true
    }
  }
}
