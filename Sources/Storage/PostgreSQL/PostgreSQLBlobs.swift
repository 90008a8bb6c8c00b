internal import Glibc

/// Blobs in a database.
struct PostgreSQLBlobs: Blobs {
  let space: PostgreSQLSpace

  private func select(_ sql: String, _ values: SQLValue...) throws(StorageError) -> SQLResult {
    try space.store.read { connection throws(PostgreSQLFailure) in
      try connection.run(sql, space.key + values)
    }
  }

  /// Runs a statement that has the same effect if it is repeated.
  private func change(_ sql: String, _ values: SQLValue...) throws(StorageError) {
    try space.store.change { connection, _ throws(PostgreSQLFailure) in
      _ = try connection.run(sql, space.key + values)
    }
  }

  package func read(_ name: String) throws(StorageError) -> [UInt8]? {
    let found = try select(
      "SELECT bytes FROM vocalvocab_blob WHERE tenant = $1 AND space = $2 AND name = $3",
      .text(name))
    return found.count > 0 ? found.bytes(0, 0) : nil
  }

  package func add(_ bytes: [UInt8], named name: String) throws(StorageError) {
    try space.checkIsHere()
    try change(
      """
      INSERT INTO vocalvocab_blob (tenant, space, name, bytes, renewed) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (tenant, space, name) DO UPDATE SET bytes = $4, renewed = $5
      """, .text(name), .bytes(bytes), .integer(time(nil)))
  }

  package func renew(_ name: String) {
    // The card that names the blob is saved within a day, or at least its blob is then added anew.
    try? change(
      """
      UPDATE vocalvocab_blob SET renewed = $4 WHERE tenant = $1 AND space = $2 AND name = $3
      """, .text(name), .integer(time(nil)))
  }

  /// Each blob is safe as soon as it is added.
  package func sync(_ names: some Collection<String>) throws(StorageError) {}

  package func size() throws(StorageError) -> Int {
    let found = try select(
      """
      SELECT coalesce(sum(octet_length(bytes)), 0)::bigint FROM vocalvocab_blob
      WHERE tenant = $1 AND space = $2
      """)
    return found.integer(0, 0) ?? 0
  }

  package func removeUnused() throws(StorageError) {
    // The name of every blob begins with its hash, by which the documents name it.
    try change(
      """
      DELETE FROM vocalvocab_blob b WHERE b.tenant = $1 AND b.space = $2 AND b.renewed < $3
      AND NOT EXISTS (
        SELECT 1 FROM vocalvocab_document d WHERE d.tenant = $1 AND d.space = $2
        AND position(convert_to(left(b.name, 64), 'UTF8') IN d.bytes) > 0)
      """, .integer(time(nil) - Self.grace))
  }

  /// The seconds for which a blob is kept although no document names it. Nobody leaves a card
  /// unsaved for longer.
  private static let grace = 86_400
}
