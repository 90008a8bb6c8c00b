internal import Hashing
internal import Threads

/// A journal in a database: rows of whole lines, each with its position, the number of bytes before
/// it. So the rows together are the file that a journal in files is.
final class PostgreSQLJournal: JournalLines {
  private let space: PostgreSQLSpace
  private let reports: SetAsideReports
  /// The last row that was seen. Another server may have added more.
  private let known = Guarded<Row?>(nil)

  init(_ space: PostgreSQLSpace, reports: SetAsideReports) {
    (self.space, self.reports) = (space, reports)
  }

  /// A row of the journal.
  private struct Row {
    /// The number of bytes before the row.
    let position: Int
    let lines: [UInt8]

    var end: Int { position + lines.count }

    /// The last line, without its line end.
    var lastLine: ArraySlice<UInt8> {
      let text = lines.dropLast()
      return text[((text.lastIndex(of: newline) ?? -1) + 1)...]
    }
  }

  package var location: String { "\(space.location)/journal.jsonl" }

  package var mayBeMixed: Bool { false }

  package func noteMixed() {}

  package var mayBeUndone: Bool { StepTransaction.mayBeUndone }

  // MARK: Appending

  package func append(_ lines: [UInt8]) throws(StorageError) {
    var isFirst = true
    while true {
      let last = if isFirst, let known = known.withLock(\.self) { known } else { try lastRow() }
      isFirst = false
      let marked = ClockChange.marked(lines, after: last?.lastLine ?? [])
      if let row = try append(marked, after: last) {
        known.withLock { $0 = row }
        return
      }
      try space.checkIsHere()
    }
  }

  /// Appends lines after a row.
  ///
  /// - Returns: the new row; `nil` if the row is not the last one any more, the learner has moved,
  ///   or another server has the turn.
  private func append(_ lines: [UInt8], after last: Row?) throws(StorageError) -> Row? {
    let row = Row(position: last?.end ?? 0, lines: lines)
    let values =
      space.keyInTurn + [.integer(row.position), .bytes(lines), .integer(last?.lines.count ?? 0)]
    let isAppended = try space.store.change { connection, mayBeDone throws(PostgreSQLFailure) in
      if try connection.run(Self.appending, values).changed > 0 { return true }
      guard mayBeDone else { return false }
      let found = try connection.run(
        """
        SELECT lines FROM vocalvocab_journal WHERE tenant = $1 AND space = $2 AND position = $3
        """, [values[0], values[1], values[4]])
      return found.count > 0 && found.bytes(0, 0) == lines
    }
    return isAppended ? row : nil
  }

  private static let appending = """
    INSERT INTO vocalvocab_journal (tenant, space, position, lines)
    SELECT $1, $2, $5, $6
    WHERE \(PostgreSQLSpace.isHere) AND CASE WHEN $5 = 0
      THEN NOT EXISTS (SELECT 1 FROM vocalvocab_journal WHERE tenant = $1 AND space = $2)
      ELSE EXISTS (
        SELECT 1 FROM vocalvocab_journal WHERE tenant = $1 AND space = $2
        AND position = $5 - $7 AND octet_length(lines) = $7)
      END
    ON CONFLICT (tenant, space, position) DO NOTHING
    """

  private func lastRow() throws(StorageError) -> Row? {
    try rows(
      """
      SELECT position, lines FROM vocalvocab_journal WHERE tenant = $1 AND space = $2
      ORDER BY position DESC LIMIT 1
      """
    ).first
  }

  // MARK: Reading

  package func read(
    after position: JournalPosition?, begin: (_ isUnchanged: Bool) -> Bool,
    line: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> JournalPosition? {
    guard let end = try self.end() else { return nil }
    var start = 0
    if let position, try holds(position, before: end) { start = position.offset }
    guard begin(start > 0) else { return nil }
    var next = start
    while next < end.offset {
      let rows = try rows(
        """
        SELECT position, lines FROM vocalvocab_journal
        WHERE tenant = $1 AND space = $2 AND position >= $3 AND position < $4
        ORDER BY position LIMIT \(Self.page)
        """, .integer(next), .integer(end.offset))
      for row in rows { try Self.forEachLine(of: row.lines, line) }
      // A repair has taken rows away meanwhile. The next reading begins anew.
      guard let last = rows.last else { return nil }
      next = last.end
    }
    return end
  }

  /// The most rows that are in memory at once.
  private static let page = 500

  package func readEnd(
    bytes: Int, _ line: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(StorageError) {
    guard let end = try end() else { return }
    let rows = try rows(
      """
      SELECT position, lines FROM vocalvocab_journal
      WHERE tenant = $1 AND space = $2 AND position >= $3 ORDER BY position
      """, .integer(end.offset - bytes))
    for row in rows {
      try Self.forEachLine(of: row.lines) { bytes in line(bytes) }
    }
  }

  package func size() throws(StorageError) -> Int { try end()?.offset ?? 0 }

  package func isEmpty() throws(StorageError) -> Bool { try end() == nil }

  /// Returns the position at the end; `nil` where there is no journal.
  private func end() throws(StorageError) -> JournalPosition? {
    try space.store.read { connection throws(PostgreSQLFailure) in
      let result = try connection.run(
        """
        SELECT s.mends, j.position + octet_length(j.lines)
        FROM vocalvocab_space s JOIN vocalvocab_journal j
        ON j.tenant = s.tenant AND j.space = s.space
        WHERE s.tenant = $1 AND s.space = $2 ORDER BY j.position DESC LIMIT 1
        """, space.key)
      guard result.count > 0, let mends = result.integer(0, 0), let end = result.integer(0, 1)
      else { return nil }
      return JournalPosition(offset: end, marks: [mends])
    }
  }

  /// Returns whether the journal is unchanged up to a position.
  private func holds(
    _ position: JournalPosition, before end: JournalPosition
  ) throws(StorageError) -> Bool {
    guard position.marks == end.marks, position.offset <= end.offset else { return false }
    if position.offset == end.offset { return true }
    return try !rows(
      """
      SELECT position, lines FROM vocalvocab_journal
      WHERE tenant = $1 AND space = $2 AND position = $3
      """, .integer(position.offset)
    ).isEmpty
  }

  private func rows(_ sql: String, _ values: SQLValue...) throws(StorageError) -> [Row] {
    try space.store.read { connection throws(PostgreSQLFailure) in
      let result = try connection.run(sql, space.key + values)
      return (0..<result.count).compactMap { row in
        guard let position = result.integer(row, 0), let lines = result.bytes(row, 1) else {
          return nil
        }
        return Row(position: position, lines: lines)
      }
    }
  }

  /// Passes each line to a closure, without its line end.
  private static func forEachLine(
    of lines: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) {
    var failure: StorageError?
    lines.withUnsafeBufferPointer { all in
      var start = 0
      while start < all.count, failure == nil {
        let end = all[start...].firstIndex(of: newline) ?? all.count
        do throws(StorageError) {
          if end > start { try body(UnsafeBufferPointer(rebasing: all[start..<end])) }
        } catch {
          failure = error
        }
        start = end + 1
      }
    }
    if let failure { throw failure }
  }

  /// Returns the whole journal.
  func bytes() throws(StorageError) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let rows = try rows(
        """
        SELECT position, lines FROM vocalvocab_journal WHERE tenant = $1 AND space = $2
        AND position >= $3 ORDER BY position LIMIT \(Self.page)
        """, .integer(all.count))
      if rows.isEmpty { return all }
      for row in rows { all += row.lines }
    }
  }

  // MARK: Mending

  package func mend(keeping isEntry: (UnsafeBufferPointer<UInt8>) -> Bool) throws(StorageError) {
    let rows = try rows(
      """
      SELECT position, lines FROM vocalvocab_journal WHERE tenant = $1 AND space = $2
      ORDER BY position
      """)
    var kept: [UInt8] = []
    let old = rows.flatMap(\.lines)
    try Self.forEachLine(of: old) { line in
      if isEntry(line) { kept += line + [newline] }
    }
    guard kept != old else { return }
    let name = "data/set-aside/journal-\(String(FNV1a(old).value, radix: 16)).jsonl"
    let key = space.key
    let isMended: Bool? = try space.store.changeTogether {
      connection, _ throws(PostgreSQLFailure) in
      // Only the lines that were read may go: an append waits for this row, or finds it changed.
      let row = try connection.run(
        """
        UPDATE vocalvocab_space SET mends = mends + 1 WHERE tenant = $1 AND space = $2
        AND (SELECT max(position + octet_length(lines)) FROM vocalvocab_journal
          WHERE tenant = $1 AND space = $2) = $3
        """, key + [.integer(old.count)])
      guard row.changed > 0 else { return nil }
      try connection.run(
        """
        INSERT INTO vocalvocab_document (tenant, space, name, version, bytes)
        VALUES ($1, $2, $3, 0, $4) ON CONFLICT (tenant, space, name) DO NOTHING
        """, key + [.text(name), .bytes(old)])
      try connection.run("DELETE FROM vocalvocab_journal WHERE tenant = $1 AND space = $2", key)
      if !kept.isEmpty {
        try connection.run(
          "INSERT INTO vocalvocab_journal (tenant, space, position, lines) VALUES ($1, $2, 0, $3)",
          key + [.bytes(kept)])
      }
      return true
    }
    known.withLock { $0 = nil }
    if isMended == true { reports.add("\(space.location)/\(name)") }
  }
}
