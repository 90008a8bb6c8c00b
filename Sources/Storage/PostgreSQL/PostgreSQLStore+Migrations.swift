/// How the tables came to be, step by step. A step that has been published is never changed.
extension PostgreSQLStore {
  /// A change of the tables.
  struct Migration: Sendable {
    let number: Int
    /// The one statement of the change. Some engines allow only one in a transaction.
    let sql: String
    /// The number of the newest migration that a program must know to use the tables after this
    /// one. A program that knows only older ones changes nothing.
    var needed: Int?
  }

  static let migrations = [
    Migration(
      number: 1,
      sql: """
        CREATE TABLE IF NOT EXISTS vocalvocab_space (
          tenant text NOT NULL, space text NOT NULL, name text, removed text,
          moves bigint NOT NULL, turn bigint NOT NULL, mends bigint NOT NULL,
          PRIMARY KEY (tenant, space), UNIQUE (tenant, name))
        """),
    Migration(
      number: 2,
      sql: """
        CREATE TABLE IF NOT EXISTS vocalvocab_journal (
          tenant text NOT NULL, space text NOT NULL, position bigint NOT NULL,
          lines bytea NOT NULL, PRIMARY KEY (tenant, space, position))
        """),
    Migration(
      number: 3,
      sql: """
        CREATE TABLE IF NOT EXISTS vocalvocab_document (
          tenant text NOT NULL, space text NOT NULL, name text COLLATE "C" NOT NULL,
          version bigint NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (tenant, space, name))
        """),
    Migration(
      number: 4,
      sql: """
        CREATE TABLE IF NOT EXISTS vocalvocab_blob (
          tenant text NOT NULL, space text NOT NULL, name text NOT NULL, bytes bytea NOT NULL,
          renewed bigint NOT NULL, PRIMARY KEY (tenant, space, name))
        """),
    Migration(
      number: 5,
      sql: """
        CREATE TABLE IF NOT EXISTS vocalvocab_note (
          tenant text NOT NULL, name text COLLATE "C" NOT NULL, value text NOT NULL,
          ends bigint NOT NULL, PRIMARY KEY (tenant, name))
        """),
  ]

  /// Makes the tables as this program needs them. Where several servers start at once, one of them
  /// takes the row of a migration, and the others wait for it.
  func migrate(_ migrations: [Migration] = migrations) throws(StorageError) {
    try prepareTable()
    let done = try doneMigrations(for: migrations)
    for migration in migrations where !done.contains(migration.number) { try take(migration) }
  }

  /// Checks that the database can be reached, and that this program can use its tables.
  func checkTables() throws(StorageError) { _ = try doneMigrations(for: Self.migrations) }

  /// Returns the numbers of the migrations that are done.
  ///
  /// - Throws: ``StorageError/newerVersion(path:version:)`` where a newer program changed the
  ///   tables so that these migrations don't suffice.
  private func doneMigrations(for migrations: [Migration]) throws(StorageError) -> Set<Int> {
    let done = try doneMigrations()
    let newest = migrations.last?.number ?? 0
    if let needed = done.compactMap(\.needed).max(), needed > newest {
      throw .newerVersion(path: address.description, version: needed)
    }
    return Set(done.map(\.number))
  }

  private func prepareTable() throws(StorageError) {
    try changeApart { connection, _ throws(PostgreSQLFailure) in
      // Two servers that make a table at the same moment may meet in spite of IF NOT EXISTS. The
      // second one then finds it at the next try.
      let found = try connection.run("SELECT to_regclass('vocalvocab_migration') IS NULL")
      guard found.bytes(0, 0) == [1] else { return }
      do throws(PostgreSQLFailure) {
        try connection.run(
          """
          CREATE TABLE IF NOT EXISTS vocalvocab_migration (number bigint PRIMARY KEY, needed bigint)
          """)
      } catch .duplicate {
        return
      }
    }
  }

  private func doneMigrations() throws(StorageError) -> [(number: Int, needed: Int?)] {
    try read { connection throws(PostgreSQLFailure) in
      let found = try connection.run(
        "SELECT number, needed FROM vocalvocab_migration ORDER BY number")
      return (0..<found.count).map { (found.integer($0, 0) ?? 0, found.integer($0, 1)) }
    }
  }

  private func take(_ migration: Migration) throws(StorageError) {
    // Another server that has inserted the row but not committed it makes this one wait.
    let isDone: Void? = try changeTogether { connection, _ throws(PostgreSQLFailure) -> Void? in
      do throws(PostgreSQLFailure) {
        try connection.run(
          "INSERT INTO vocalvocab_migration (number, needed) VALUES ($1, $2)",
          [.integer(migration.number), migration.needed.map(SQLValue.integer) ?? .null])
        try connection.run(migration.sql)
      } catch .duplicate {
        return nil
      }
      return ()
    }
    if isDone != nil { migrated.withLock { $0 += 1 } }
  }
}
