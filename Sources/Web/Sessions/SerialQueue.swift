internal import Threads

/// A queue that runs one piece of work after another, in the order in which they came. An actor
/// alone would begin the next piece while an earlier one waits. The queue is needed because two
/// windows may change one session at the same time.
final class SerialQueue: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Guarded(State())

  /// Runs a piece of work after all earlier ones have ended, on its caller's actor.
  nonisolated(nonsending) func run<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async rethrows -> Value {
    await withCheckedContinuation { continuation in
      let mayEnter = state.withLock { state in
        if state.isTaken { state.waiting.append(continuation) }
        defer { state.isTaken = true }
        return !state.isTaken
      }
      if mayEnter { continuation.resume() }
    }
    defer { leave() }
    return try await body()
  }

  private func leave() {
    let next = state.withLock { state in
      if state.waiting.isEmpty { state.isTaken = false }
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
    next?.resume()
  }
}
