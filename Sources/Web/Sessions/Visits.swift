internal import Threads

/// The requests of one learner that are being answered.
///
/// Before a learner's files move, the visits are closed: the requests under way end first, and
/// later ones wait for the end of the move.
final class Visits: Sendable {
  private struct State {
    var count = 0
    var isClosed = false
    var hasMoved = false
  }

  private let state = Guarded(State())

  /// The time to wait for the requests under way. A request that takes longer fails as soon as it
  /// changes a file.
  private static let patience = Duration.seconds(3)
  /// The time between two checks. Learners are seldom renamed, so this simple way is good enough.
  private static let pause = Duration.milliseconds(5)

  /// Begins a visit.
  ///
  /// - Returns: whether it has begun; otherwise the files move now, or have moved.
  func begin() -> Bool {
    state.withLock { state in
      guard !state.isClosed else { return false }
      state.count += 1
      return true
    }
  }

  /// Ends a visit that has begun.
  func end() { state.withLock { $0.count -= 1 } }

  /// Lets no further visit begin, and waits for the visits under way, at most ``patience``.
  ///
  /// - Throws: `CancellationError`; visits may then begin again.
  func close() async throws {
    state.withLock { $0.isClosed = true }
    do {
      try await wait(atMost: Self.patience) { $0.count == 0 }
    } catch {
      open()
      throw error
    }
  }

  /// Lets visits begin again, because the files have not moved.
  func open() { state.withLock { $0.isClosed = false } }

  /// Ends all waits, because the files were moved or removed.
  func noteMove() { state.withLock { $0.hasMoved = true } }

  /// Waits until visits may begin again, or the files have moved.
  ///
  /// - Throws: `CancellationError`.
  func settle() async throws {
    try await wait { !$0.isClosed || $0.hasMoved }
  }

  private func wait(
    atMost limit: Duration? = nil, until isReached: @Sendable (State) -> Bool
  ) async throws {
    let end = limit.map { ContinuousClock.now + $0 }
    while !state.withLock({ isReached($0) }), end.map({ .now < $0 }) ?? true {
      try await Task.sleep(for: Self.pause)
    }
  }
}
