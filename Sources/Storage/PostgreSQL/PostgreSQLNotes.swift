/// Notes in a database, by the database's clock: those of several servers may differ.
struct PostgreSQLNotes: Notes {
  private let store: PostgreSQLStore

  init(_ store: PostgreSQLStore) { self.store = store }

  /// The time in microseconds since 1970.
  private static let now = "(extract(epoch FROM clock_timestamp()) * 1000000)::bigint"

  private func run(_ sql: String, _ values: SQLValue...) throws(StorageError) -> SQLResult {
    try store.changeApart { connection, _ throws(PostgreSQLFailure) in
      try connection.run(sql, [.text(store.tenant)] + values)
    }
  }

  func value(of name: String) throws(StorageError) -> String? {
    let found = try run(
      """
      SELECT value FROM vocalvocab_note WHERE tenant = $1 AND name = $2 AND ends > \(Self.now)
      """, .text(name))
    return found.count > 0 ? found.text(0, 0) : nil
  }

  func values(under start: String) throws(StorageError) -> [String: String] {
    let found = try run(
      """
      SELECT substr(name, length($2) + 1), value FROM vocalvocab_note
      WHERE tenant = $1 AND left(name, length($2)) = $2 AND ends > \(Self.now)
      """, .text(start))
    let rows = (0..<found.count).map { (found.text($0, 0) ?? "", found.text($0, 1) ?? "") }
    return Dictionary(rows) { first, _ in first }
  }

  func put(_ value: String, as name: String, for time: Duration) throws(StorageError) {
    _ = try run(
      """
      INSERT INTO vocalvocab_note (tenant, name, value, ends) VALUES ($1, $2, $3, \(Self.now) + $4)
      ON CONFLICT (tenant, name) DO UPDATE SET value = $3, ends = \(Self.now) + $4
      """, .text(name), .text(value), .integer(time.microseconds))
    try removeForgotten()
  }

  func replace(
    _ old: String, with new: String, as name: String, for time: Duration
  ) throws(StorageError) -> Bool {
    try store.changeApart { connection, mayBeDone throws(PostgreSQLFailure) in
      let values: [SQLValue] = [.text(store.tenant), .text(name), .text(new)]
      let changed = try connection.run(
        """
        UPDATE vocalvocab_note SET value = $3, ends = \(Self.now) + $5
        WHERE tenant = $1 AND name = $2 AND value = $4 AND ends > \(Self.now)
        """, values + [.text(old), .integer(time.microseconds)])
      guard changed.changed == 0, mayBeDone else { return changed.changed > 0 }
      return try connection.run(
        "SELECT 1 FROM vocalvocab_note WHERE tenant = $1 AND name = $2 AND value = $3", values
      ).count > 0
    }
  }

  func remove(_ name: String) throws(StorageError) {
    _ = try run("DELETE FROM vocalvocab_note WHERE tenant = $1 AND name = $2", .text(name))
  }

  /// The row of a bucket says when the bucket is full again.
  func hasToken(
    _ bucket: String, every interval: Duration, size: Int, isTaken: Bool
  ) throws(StorageError) -> Bool {
    let name = SQLValue.text("bucket/\(bucket)")
    let interval = interval.microseconds
    let mostMissing = SQLValue.integer(interval * (size - 1))
    guard isTaken else {
      return try run(
        """
        SELECT 1 FROM vocalvocab_note WHERE tenant = $1 AND name = $2 AND ends > \(Self.now) + $3
        """, name, mostMissing
      ).count == 0
    }
    // After a lost connection, a token may be taken twice: that is on the safe side.
    let taken = try run(
      """
      INSERT INTO vocalvocab_note AS old (tenant, name, value, ends)
      VALUES ($1, $2, '', \(Self.now) + $3)
      ON CONFLICT (tenant, name) DO UPDATE SET ends = greatest(old.ends, \(Self.now)) + $3
      WHERE old.ends <= \(Self.now) + $4
      """, name, .integer(interval), mostMissing)
    try removeForgotten()
    return taken.changed > 0
  }

  /// Removes some of the notes that are over, now and then.
  private func removeForgotten() throws(StorageError) {
    guard Int.random(in: 0..<Self.seldom) == 0 else { return }
    _ = try run("DELETE FROM vocalvocab_note WHERE tenant = $1 AND ends < \(Self.now)")
  }

  /// The number of new notes after which, on average, those that are over are removed.
  private static let seldom = 200
}

extension Duration {
  fileprivate var microseconds: Int { Int(self / .microseconds(1)) }
}
