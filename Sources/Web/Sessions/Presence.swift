internal import Threads

/// The last sign of a learner's open page.
final class Presence: Sendable {
  private let last = Guarded<ContinuousClock.Instant?>(nil)

  /// The time after the last sign for which a learner counts as present. A page sends a sign every
  /// five seconds, but a telephone's page is silent while its screen is dark.
  static let patience = Duration.seconds(120)

  /// Notes a sign of the learner's page.
  func note(at now: ContinuousClock.Instant = .now) { last.withLock { $0 = now } }

  /// Notes that another learner took over the learner's browser.
  func end() { last.withLock { $0 = nil } }

  /// Returns whether the learner practises now, on some device.
  func isHere(at now: ContinuousClock.Instant = .now) -> Bool {
    last.withLock { $0.map { now - $0 < Self.patience } ?? false }
  }
}
