internal import Glibc

/// All changes of one step as one transaction: another server sees either all of them or none.
///
/// The transaction begins with the first change. Until then, and after the step, statements run
/// apart. A step that fails can't be repeated here, because what it has read may be wrong by now:
/// its caller begins it anew.
// `@unchecked`, because the compiler doesn't know that the lock guards the state.
final class StepTransaction: @unchecked Sendable {
  /// The transaction of the current step, also in the tasks that it begins.
  @TaskLocal static var current: StepTransaction?

  private enum State {
    case new
    case open(PostgreSQLConnection, since: ContinuousClock.Instant)
    case failed(PostgreSQLFailure)
    case ended
  }

  private let store: PostgreSQLStore
  private var state = State.new
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ store: PostgreSQLStore) {
    self.store = store
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
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
    return try current.run(isChange: isChange, body)
  }

  private func run<Value>(
    isChange: Bool, _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
  ) throws(StorageError) -> Value? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    do throws(PostgreSQLFailure) {
      guard let connection = try connection(isChange: isChange) else { return nil }
      return try body(connection)
    } catch {
      if case .failed = state {} else { fail(error) }
      throw error.stored(in: store)
    }
  }

  private func connection(isChange: Bool) throws(PostgreSQLFailure) -> PostgreSQLConnection? {
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

  private func fail(_ failure: PostgreSQLFailure) {
    if case .open(let connection, _) = state {
      store.pool.giveBack(afterFailing: connection, failure)
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
    pthread_mutex_lock(lock)
    defer {
      state = .ended
      pthread_mutex_unlock(lock)
    }
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
        fail(error)
        return error
      }
    }
  }
}

/// The changes of a step were undone, because of a fault or of another server, or nobody knows.
/// What its server has in memory of the learner is wrong.
public struct UndoneStep: Error {
  /// The place in the database, as ``LearnerFiles/location``.
  public let location: String
  /// The error to show if the step isn't begun anew.
  public let cause: StorageError
  /// Whether the same step may succeed now.
  public let mayBeRepeated: Bool
}

extension PostgreSQLSpace {
  /// Makes all changes of a closure, or none of them.
  ///
  /// What a step changed before it was refused stays.
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
      throw UndoneStep(
        location: location, cause: failure.stored(in: store), mayBeRepeated: failure.mayPass)
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
