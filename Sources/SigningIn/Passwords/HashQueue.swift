internal import Threads
internal import WebRequests

/// The queue of work with passwords. One hash is made at a time, because each takes a processor and
/// 19 MiB, and the senders of log-ins take turns: a sender of thousands delays another one by one
/// hash.
final class HashQueue: Sendable {
  let turns = RequestQueue()
  /// The thread that makes the hashes. The shared threads of all tasks stay free.
  private let thread = DedicatedThread(name: "vocalvocab.passwords")

  /// The name of the queue's place among those of ``turns``.
  static let place = "passwords"
  private let patience: Duration

  /// - Parameter patience: the longest time for which a sender waits.
  init(patience: Duration) { self.patience = patience }

  /// Runs a closure on the queue's thread when it is its sender's turn.
  ///
  /// - Throws: ``HashQueueIsFull`` if the turn doesn't come in time, or the sender waits for too
  ///   many others; `CancellationError`; the errors of the closure.
  func run<Value: Sendable>(
    for sender: String, _ body: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    do {
      try await turns.beginTurn(
        at: Self.place, for: .learner(sender), before: .now + patience)
    } catch {
      try Task.checkCancellation()
      throw HashQueueIsFull()
    }
    let result = await Task(executorPreference: thread) { try body() }.result
    await turns.endTurn(at: Self.place)
    return try result.get()
  }
}

/// The error of work with a password that would wait for too long.
struct HashQueueIsFull: Error {}
