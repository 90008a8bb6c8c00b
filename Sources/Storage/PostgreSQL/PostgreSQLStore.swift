internal import Glibc
internal import Threads

/// A database that keeps the data of all learners of one or more servers.
///
/// Each change is one short transaction that may be repeated, because each engine that speaks
/// PostgreSQL's wire may interrupt it: CockroachDB as a matter of course, the others when two
/// servers meet. There are no triggers, sequences, advisory locks, temporary tables or named
/// statements, which not all of them have, and which a pool of connections between the server and
/// the database doesn't keep.
public final class PostgreSQLStore: Sendable {
  public let address: StoreAddress
  /// The first part of each key: the school whose data it is.
  let tenant: String
  let pool: ConnectionPool
  /// The connections for what is never part of a step. A step that has one of the others would
  /// otherwise wait for a second one, which other steps have that wait, too.
  private let poolApart: ConnectionPool
  let figures = StoreFigures()
  let migrated = Guarded(0)

  /// The tenant of a server that has no accounts.
  private static let onlyTenant = "school"

  /// - Throws: ``StorageError/unreachable(store:reason:)``, and
  ///   ``StorageError/newerVersion(path:version:)`` where a newer program changed the tables so
  ///   that this one can't use them.
  public init(_ address: StoreAddress) throws(StorageError) {
    self.address = address
    tenant = Self.onlyTenant
    pool = ConnectionPool(address, most: Self.mostConnections)
    poolApart = ConnectionPool(address, most: Self.mostConnectionsApart)
    try migrate()
  }

  /// The number of migrations that this program has done.
  var newMigrations: Int { migrated.withLock(\.self) }

  /// Runs a statement that changes nothing.
  func read<Value>(
    _ body: (PostgreSQLConnection) throws(PostgreSQLFailure) -> Value
  ) throws(StorageError) -> Value {
    if let value = try StepTransaction.run(in: self, isChange: false, body) { return value }
    return try repeating(in: pool) { connection, _ throws(PostgreSQLFailure) in
      try body(connection)
    }
  }

  /// Runs a statement that changes something: in the transaction of the current step, or apart.
  ///
  /// - Parameter body: a closure that gets whether a lost connection may have carried out the
  ///   statement already. It then finds out by itself.
  /// - Throws: ``StorageError``.
  func change<Value>(
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value
  ) throws(StorageError) -> Value {
    let value = try StepTransaction.run(in: self, isChange: true) {
      connection throws(PostgreSQLFailure) in try body(connection, false)
    }
    return if let value { value } else { try repeating(in: pool, body) }
  }

  /// Runs several statements that belong together.
  ///
  /// - Parameter body: a closure that returns `nil` if its statements must be undone.
  func changeTogether<Value>(
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value?
  ) throws(StorageError) -> Value? {
    let inStep = try StepTransaction.run(in: self, isChange: true) {
      connection throws(PostgreSQLFailure) in
      try connection.run("SAVEPOINT together")
      let value = try body(connection, false)
      if value == nil { try connection.run("ROLLBACK TO SAVEPOINT together") }
      return value
    }
    if let inStep { return inStep }
    return try repeating(in: pool) { connection, mayBeDone throws(PostgreSQLFailure) in
      try connection.run("BEGIN")
      do throws(PostgreSQLFailure) {
        let value = try body(connection, mayBeDone)
        try connection.run(value == nil ? "ROLLBACK" : "COMMIT")
        return value
      } catch {
        if case .lost = error { throw error }
        try connection.run("ROLLBACK")
        throw error
      }
    }
  }

  /// Runs a statement that is no part of the current step, and holds also if the step is undone.
  func changeApart<Value>(
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value
  ) throws(StorageError) -> Value {
    try repeating(in: poolApart, body)
  }

  /// Runs a transaction of one or more statements, and repeats it while another one interrupts it
  /// or the connection is lost.
  ///
  /// - Throws: ``StorageError``, after some seconds.
  private func repeating<Value>(
    in pool: ConnectionPool,
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value
  ) throws(StorageError) -> Value {
    let start = ContinuousClock.now
    var mayBeDone = false
    var pause = Self.shortestPause
    while true {
      let failure: PostgreSQLFailure
      do throws(PostgreSQLFailure) {
        let value = try pool.withConnection { connection throws(PostgreSQLFailure) in
          try body(connection, mayBeDone)
        }
        figures.add(start.duration(to: .now))
        return value
      } catch {
        failure = error
      }
      if case .lost = failure {
        mayBeDone = true
        // The others were probably lost with it.
        pool.closeIdle()
      }
      guard failure.mayPass, start.duration(to: .now) < Self.patience else {
        figures.addFailure(failure.mayPass ? "unreachable" : "refused")
        throw failure.stored(in: self)
      }
      figures.addRepetition(after: failure.cause)
      // Two servers that met once must not meet again, so the pause is random.
      usleep(UInt32.random(in: pause / 2...pause))
      pause = min(pause * 2, Self.longestPause)
    }
  }

  /// The most connections. PostgreSQL allows 100 unless it is told otherwise, and a district has
  /// several servers.
  private static let mostConnections = 16
  private static let mostConnectionsApart = 4
  /// The time for which a transaction is repeated.
  private static let patience: Duration = .seconds(3)
  /// The first pause before a repetition, in microseconds.
  private static let shortestPause: UInt32 = 2000
  private static let longestPause: UInt32 = 200_000
}
