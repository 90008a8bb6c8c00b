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
  private let pool: ConnectionPool
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
    pool = ConnectionPool(address)
    try migrate()
  }

  /// The number of migrations that this program has done.
  var newMigrations: Int { migrated.withLock(\.self) }

  /// Runs a transaction of one or more statements, and repeats it while another one interrupts it
  /// or the connection is lost.
  ///
  /// - Parameter body: a closure that gets whether a lost connection may have carried out the
  ///   transaction already. It then finds out by itself.
  /// - Throws: ``StorageError``, after some seconds.
  func transact<Value>(
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value
  ) throws(StorageError) -> Value {
    let start = ContinuousClock.now
    var mayBeDone = false
    var pause = Self.shortestPause
    while true {
      let reason: String
      let cause: String
      do throws(PostgreSQLFailure) {
        let value = try pool.withConnection { connection throws(PostgreSQLFailure) in
          try body(connection, mayBeDone)
        }
        figures.add(start.duration(to: .now))
        return value
      } catch {
        switch error {
        case .lost(let text):
          (reason, cause, mayBeDone) = (text, "lost", true)
          // The others were probably lost with it.
          pool.closeIdle()
        case .interrupted(let text): (reason, cause) = (text, "interrupted")
        case .duplicate:
          (reason, cause) = ("other servers change it all the time", "interrupted")
        case .refused(let text):
          figures.addFailure("refused")
          throw .cannotWrite(path: address.description, reason: text)
        }
      }
      guard start.duration(to: .now) < Self.patience else {
        figures.addFailure("unreachable")
        throw .unreachable(store: address.description, reason: reason)
      }
      figures.addRepetition(after: cause)
      // Two servers that met once must not meet again, so the pause is random.
      usleep(UInt32.random(in: pause / 2...pause))
      pause = min(pause * 2, Self.longestPause)
    }
  }

  /// Runs several statements as one transaction.
  func statements<Value>(
    _ body: (_ connection: PostgreSQLConnection, _ mayBeDone: Bool) throws(PostgreSQLFailure) ->
      Value?
  ) throws(StorageError) -> Value? {
    try transact { connection, mayBeDone throws(PostgreSQLFailure) in
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

  /// The time for which a transaction is repeated.
  private static let patience: Duration = .seconds(3)
  /// The first pause before a repetition, in microseconds.
  private static let shortestPause: UInt32 = 2000
  private static let longestPause: UInt32 = 200_000
}
