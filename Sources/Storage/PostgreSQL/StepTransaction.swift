internal import Threads

/// All changes of one step as one transaction: another server sees either all of them or none.
///
/// The transaction begins with the first change. Until then, and after the step, statements run
/// apart. A step that fails can't be repeated here, because what it has read may be wrong by now:
/// its caller begins it anew.
final class StepTransaction: Sendable {
  /// The transaction of the current step, also in the tasks that it begins.
  @TaskLocal static var current: StepTransaction?

  private enum State {
    case new
    case open(PostgreSQLConnection, since: ContinuousClock.Instant)
    case failed(PostgreSQLFailure)
    case ended
  }

  private let store: PostgreSQLStore
  /// The state, which is locked while a statement runs: a connection runs one at a time.
  private let state = Guarded(State.new)

  init(_ store: PostgreSQLStore) { self.store = store }

  /// Whether the current step has changed something that may yet be undone.
  static var mayBeUndone: Bool { current?.isOpen ?? false }

  private var isOpen: Bool {
    state.withLock { if case .open = $0 { true } else { false } }
  }

  /// Runs statements in the transaction of the current step.
  ///
  /// - Parameter isChange: whether the statements change something, so that a transaction must
  ///   begin.
  /// - Returns: `nil` if the statements must run apart.
  static func run<Value>(
    in store: PostgreSQLStore, isChange: Bool,
    _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
  ) throws(StorageError) -> Value? {
    guard let current, current.store === store else { return nil }
    do throws(PostgreSQLFailure) {
      return try current.run(isChange: isChange, body)
    } catch {
      throw error.stored(in: store)
    }
  }

  private func run<Value>(
    isChange: Bool, _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
  ) throws(PostgreSQLFailure) -> Value? {
    var value: Value?
    try state.withLock { state throws(PostgreSQLFailure) in
      do throws(PostgreSQLFailure) {
        guard let connection = try connection(isChange: isChange, &state) else { return }
        value = try body(connection)
      } catch {
        fail(error, &state)
        throw error
      }
    }
    return value
  }

  private func connection(
    isChange: Bool, _ state: inout State
  ) throws(PostgreSQLFailure) -> PostgreSQLConnection? {
    switch state {
    case .ended: return nil
    case .failed(let failure): throw failure
    case .open(let connection, _): return connection
    case .new:
      guard isChange else { return nil }
      let connection = try store.pool.take()
      state = .open(connection, since: .now)
      try connection.run("BEGIN")
      // The database ends the transaction of a server that has lost its network, too. Nobody else
      // could take the learner's turn before.
      try connection.run("SET LOCAL idle_in_transaction_session_timeout = \(Self.longestPause)")
      return connection
    }
  }

  /// The longest time between two statements, in milliseconds.
  private static let longestPause = 5000

  private func fail(_ failure: PostgreSQLFailure, _ state: inout State) {
    switch state {
    case .failed: return
    case .open(let connection, _): store.pool.giveBack(afterFailing: connection, failure)
    case .new, .ended: break
    }
    state = .failed(failure)
  }

  /// Keeps the changes, and ends the transaction.
  ///
  /// - Returns: `nil` if they are kept. Otherwise they are undone, unless the connection was lost
  ///   at the very end: then nobody knows.
  func commit() -> PostgreSQLFailure? {
    end { connection throws(PostgreSQLFailure) in try connection.run("COMMIT") }
  }

  /// Undoes the changes, and ends the transaction.
  func undo() {
    _ = end { connection throws(PostgreSQLFailure) in try connection.run("ROLLBACK") }
  }

  private func end(
    _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Void
  ) -> PostgreSQLFailure? {
    state.withLock { state in
      defer { state = .ended }
      switch state {
      case .new, .ended: return nil
      case .failed(let failure): return failure
      case .open(let connection, let start):
        do throws(PostgreSQLFailure) {
          try body(connection)
          store.figures.add(start.duration(to: .now))
          store.pool.giveBack(connection)
          return nil
        } catch {
          store.pool.giveBack(afterFailing: connection, error)
          return error
        }
      }
    }
  }
}

/// The changes of a step were undone, because of a fault or of another server, or nobody knows. The
/// server must read the learner's data again before the next step.
public struct UndoneStep: Error {
  /// The error to show if the step isn't begun anew.
  public let cause: StorageError
  /// Whether the same step may succeed now.
  public let mayBeRepeated: Bool
}

extension PostgreSQLSpace {
  /// Makes all changes of a closure, or none of them.
  ///
  /// If the closure refuses the step by an error of its own, the changes before it are kept.
  ///
  /// - Throws: ``UndoneStep``, and the errors of the closure.
  nonisolated(nonsending) func inOneTransaction<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    let transaction = StepTransaction(store)
    let result: Result<Value, any Error>
    do {
      result = .success(
        try await StepTransaction.$current.withValue(transaction) {
          let value = try await body()
          // An answer from what another server has changed since is no answer.
          try checkIsHere()
          return value
        })
    } catch let error as StorageError where error.isOfAnotherServer {
      transaction.undo()
      throw error
    } catch {
      result = .failure(error)
    }
    if let failure = transaction.commit() {
      // Other requests of the learner may go by what this step has left in memory.
      turn.lose()
      store.figures.addUndone(after: failure)
      throw UndoneStep(cause: failure.stored(in: store), mayBeRepeated: failure.mayPass)
    }
    // A refusal may come from what another server has changed, too.
    if case .failure = result { try checkIsHere() }
    return try result.get()
  }
}

extension StorageError {
  /// Whether another server has the learner by now.
  fileprivate var isOfAnotherServer: Bool {
    switch self {
    case .takenOver, .moved: true
    default: false
    }
  }
}
