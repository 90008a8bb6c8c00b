/// A queue that runs one piece of work after another, in the order in which they came. An actor
/// alone would begin the next piece while one waits. The queue is needed because two windows may
/// change one session at the same time.
actor SerialQueue {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Runs a piece of work after all earlier ones have ended.
  func run<Value: Sendable>(
    _ body: @Sendable () async throws -> Value
  ) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
