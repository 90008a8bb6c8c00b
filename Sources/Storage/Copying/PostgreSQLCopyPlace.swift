internal import ByteText
internal import Glibc

/// A database as a copy sees it.
struct PostgreSQLCopyPlace: CopyPlace {
  let store: PostgreSQLStore
  let folders: Folders

  var location: String { store.address.description }

  private var spaces: PostgreSQLLearners { PostgreSQLLearners(store, folders: folders) }
  var directory: any LearnerDirectory { spaces }

  /// The name of the document that marks an unfinished copy. No document of a learner has it.
  fileprivate static let mark = "copying"

  func space(of learner: CopiedLearner) throws(StorageError) -> (any CopySpace)? {
    try spaces.copiedSpace(of: learner).map(PostgreSQLCopySpace.init)
  }

  func madeSpace(of learner: CopiedLearner) throws(StorageError) -> any CopySpace {
    PostgreSQLCopySpace(space: try spaces.makeCopiedSpace(of: learner))
  }

  func unfinished() throws(StorageError) -> String? {
    let space = PostgreSQLCopySpace(space: try spaces.space(of: nil))
    return try space.document(Self.mark).map { String(decoding: $0, as: UTF8.self) }
  }

  func noteUnfinished(_ source: String?) throws(StorageError) {
    let space = PostgreSQLCopySpace(space: try spaces.space(of: nil))
    if let source {
      try space.writeDocument(Array(source.utf8), as: Self.mark)
    } else {
      try space.removeDocument(Self.mark)
    }
  }
}

/// One learner's rows as a copy sees them.
private struct PostgreSQLCopySpace: CopySpace {
  let space: PostgreSQLSpace

  /// The size of a row of the journal that a copy makes, in bytes, if it ends with a line.
  private static let rowSize = 16 << 10

  private func run(_ sql: String, _ values: SQLValue...) throws(StorageError) -> SQLResult {
    try space.store.change { connection, _ throws(PostgreSQLFailure) in
      try connection.run(sql, space.key + values)
    }
  }

  private func names(in table: String) throws(StorageError) -> [String] {
    let found = try run("SELECT name FROM \(table) WHERE tenant = $1 AND space = $2")
    return (0..<found.count).compactMap { found.text($0, 0) }
  }

  private var rows: PostgreSQLJournal { PostgreSQLJournal(space, reports: SetAsideReports(nil)) }

  func items() throws(StorageError) -> [String] {
    var items = try names(in: "vocalvocab_document").filter { $0 != PostgreSQLCopyPlace.mark }
    for name in try names(in: "vocalvocab_blob") { items.append(CopyItem.blobs + name) }
    if try !rows.isEmpty() { items.append(CopyItem.journal) }
    return items.sorted()
  }

  /// Every row of a learner is the learner's data.
  func others() -> [String] { [] }

  func read(_ item: String) throws(StorageError) -> [UInt8]? {
    if item == CopyItem.journal { return try rows.isEmpty() ? nil : rows.bytes() }
    guard let name = item.bytes.dropping(prefix: CopyItem.blobs) else { return try document(item) }
    return try PostgreSQLBlobs(space: space).read(String(name))
  }

  func document(_ name: String) throws(StorageError) -> [UInt8]? {
    let found = try run(
      "SELECT bytes FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3",
      .text(name))
    return found.count > 0 ? found.bytes(0, 0) : nil
  }

  func write(_ bytes: [UInt8], as item: String) throws(StorageError) {
    if item == CopyItem.journal {
      try writeJournal(bytes)
    } else if let name = item.bytes.dropping(prefix: CopyItem.blobs) {
      try PostgreSQLBlobs(space: space).add(bytes, named: String(name))
    } else {
      try writeDocument(bytes, as: item)
    }
  }

  func writeDocument(_ bytes: [UInt8], as name: String) throws(StorageError) {
    _ = try run(
      """
      INSERT INTO vocalvocab_document (tenant, space, name, version, bytes)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (tenant, space, name) DO UPDATE SET version = $4, bytes = $5
      """, .text(name), .integer(DocumentVersion(bytes).number), .bytes(bytes))
  }

  /// Replaces the journal. A row holds whole lines.
  private func writeJournal(_ bytes: [UInt8]) throws(StorageError) {
    _ = try run("DELETE FROM vocalvocab_journal WHERE tenant = $1 AND space = $2")
    var start = 0
    while start < bytes.count {
      let least = min(start + Self.rowSize, bytes.count) - 1
      let end = (bytes[least...].firstIndex(of: newline) ?? bytes.count - 1) + 1
      // After a lost connection, the row may be there already.
      _ = try run(
        """
        INSERT INTO vocalvocab_journal (tenant, space, position, lines) VALUES ($1, $2, $3, $4)
        ON CONFLICT (tenant, space, position) DO NOTHING
        """, .integer(start), .bytes(Array(bytes[start..<end])))
      start = end
    }
  }

  func remove(_ item: String) throws(StorageError) {
    if item == CopyItem.journal {
      _ = try run("DELETE FROM vocalvocab_journal WHERE tenant = $1 AND space = $2")
    } else if let name = item.bytes.dropping(prefix: CopyItem.blobs) {
      _ = try run(
        "DELETE FROM vocalvocab_blob WHERE tenant = $1 AND space = $2 AND name = $3",
        .text(String(name)))
    } else {
      try removeDocument(item)
    }
  }

  func removeDocument(_ name: String) throws(StorageError) {
    _ = try run(
      "DELETE FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3",
      .text(name))
  }
}
