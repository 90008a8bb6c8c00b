internal import ByteText
internal import Glibc

/// Documents in a database.
struct PostgreSQLDocuments: DocumentStore {
  let space: PostgreSQLSpace
  let reports: SetAsideReports
  /// The folder of the documents in the space, with its `/`.
  let folder: String

  package func location(of name: String) -> String { "\(space.location)/\(folder)\(name)" }

  private func key(_ name: String) -> [SQLValue] {
    [.text(space.store.tenant), .text(space.id), .text(folder + name)]
  }

  // MARK: Reading

  package func read(_ name: String, most: Int) throws(StorageError) -> StoredDocument? {
    let found: (size: Int, bytes: [UInt8]?)? = try space.store.read {
      connection throws(PostgreSQLFailure) in
      let result = try connection.run(
        """
        SELECT octet_length(bytes)::bigint,
          CASE WHEN octet_length(bytes)::bigint <= $4 THEN bytes END
        FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3
        """, key(name) + [.integer(most)])
      guard result.count > 0, let size = result.integer(0, 0) else { return nil }
      return (size, result.bytes(0, 1))
    }
    guard let found else { return nil }
    guard let bytes = found.bytes else {
      throw .malformed(path: location(of: name), .tooLong(limit: most))
    }
    return StoredDocument(bytes: bytes)
  }

  package func stamp(of name: String) -> FileStamp? {
    let version: Int?? = try? space.store.read { connection throws(PostgreSQLFailure) in
      let result = try connection.run(
        """
        SELECT version FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3
        """, key(name))
      return result.count > 0 ? result.integer(0, 0) : nil
    }
    return version?.map(FileStamp.init(version:))
  }

  package func names(in folder: String) throws(StorageError) -> [String] {
    let start = "\(self.folder)\(folder)/"
    let found = try space.store.read { connection throws(PostgreSQLFailure) in
      let result = try connection.run(
        """
        SELECT name FROM vocalvocab_document
        WHERE tenant = $1 AND space = $2 AND left(name, length($3)) = $3
        """, [.text(space.store.tenant), .text(space.id), .text(start)])
      return (0..<result.count).compactMap { result.text($0, 0) }
    }
    let names = found.compactMap { path -> String? in
      let file = path.bytes.dropping(prefix: start)?.bytes
      return file?.dropping(suffix: ".json").map(String.init)
    }
    return names.filter(DocumentName.isGood).sorted()
  }

  // MARK: Changing

  package func replace(
    _ name: String, with bytes: [UInt8], ifStill state: DocumentState, isSynced: Bool
  ) throws(StorageError) -> Bool {
    try changed { connection, mayBeDone throws(PostgreSQLFailure) in
      try put(DocumentReplacement(name, bytes, ifStill: state), connection, mayBeDone)
    }
  }

  package func replaceAll(_ replacements: [DocumentReplacement]) throws(StorageError) -> Bool {
    let isDone: Bool? = try space.store.changeTogether {
      connection, mayBeDone throws(PostgreSQLFailure) in
      for one in replacements where try !put(one, connection, mayBeDone) { return nil }
      return true
    }
    if isDone == nil { try space.checkIsHere() }
    return isDone != nil
  }

  /// Puts a document in its place.
  ///
  /// - Returns: whether the document was in its state.
  private func put(
    _ one: DocumentReplacement, _ connection: PostgreSQLConnection, _ mayBeDone: Bool
  ) throws(PostgreSQLFailure) -> Bool {
    let version = DocumentVersion(one.bytes).number
    let values = space.keyInTurn + [.text(folder + one.name), .integer(version), .bytes(one.bytes)]
    let insert = """
      INSERT INTO vocalvocab_document (tenant, space, name, version, bytes)
      SELECT $1, $2, $5, $6, $7 WHERE \(PostgreSQLSpace.isHere)
      ON CONFLICT (tenant, space, name)
      """
    let result =
      switch one.state {
      case .any:
        try connection.run("\(insert) DO UPDATE SET version = $6, bytes = $7", values)
      case .absent: try connection.run("\(insert) DO NOTHING", values)
      case .version(let old):
        try connection.run(
          """
          UPDATE vocalvocab_document SET version = $6, bytes = $7
          WHERE tenant = $1 AND space = $2 AND name = $5 AND version = $8
          AND \(PostgreSQLSpace.isHere)
          """, values + [.integer(old.number)])
      }
    if result.changed > 0 { return true }
    guard mayBeDone else { return false }
    let found = try connection.run(
      """
      SELECT 1 FROM vocalvocab_document
      WHERE tenant = $1 AND space = $2 AND name = $3 AND version = $4
      """, [values[0], values[1], values[4], values[5]])
    return found.count > 0
  }

  package func remove(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool {
    try changed { connection, mayBeDone throws(PostgreSQLFailure) in
      let (condition, version): (String, [SQLValue]) =
        switch state {
        case .any: ("", [])
        case .absent: ("AND FALSE", [])
        case .version(let version): ("AND version = $6", [.integer(version.number)])
        }
      let result = try connection.run(
        """
        DELETE FROM vocalvocab_document
        WHERE tenant = $1 AND space = $2 AND name = $5 AND \(PostgreSQLSpace.isHere) \(condition)
        """, space.keyInTurn + [.text(folder + name)] + version)
      if result.changed > 0 { return true }
      guard mayBeDone, state != .absent else { return false }
      return try connection.run(
        """
        SELECT 1 FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3
        """, key(name)
      ).count == 0
    }
  }

  package func move(
    _ name: String, to new: String, isReplacing: Bool
  ) throws(StorageError) -> DocumentMove {
    let key = key(name)
    let outcome: DocumentMove? = try space.store.changeTogether {
      connection, mayBeDone throws(PostgreSQLFailure) in
      let old = try connection.run(
        """
        SELECT 1 FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3
        """, key
      ).count
      let taken = try connection.run(
        """
        SELECT 1 FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3
        """, self.key(new)
      ).count
      guard old > 0 else { return mayBeDone && taken > 0 ? .done : .absent }
      guard isReplacing || taken == 0 else { return .taken }
      try connection.run(
        "DELETE FROM vocalvocab_document WHERE tenant = $1 AND space = $2 AND name = $3",
        self.key(new))
      let moved = try connection.run(
        """
        UPDATE vocalvocab_document SET name = $6
        WHERE tenant = $1 AND space = $2 AND name = $5 AND \(PostgreSQLSpace.isHere)
        """, space.keyInTurn + [.text(folder + name), .text(folder + new)])
      return moved.changed > 0 ? .done : nil
    }
    guard let outcome else {
      try space.checkIsHere()
      throw .moved(path: space.location)
    }
    return outcome
  }

  package func changeShared<Value>(
    _ name: String, most: Int, _ change: (inout [UInt8]) throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    while true {
      let stored = try read(name, most: most)
      var bytes = stored?.bytes ?? []
      let value = try change(&bytes)
      if bytes == stored?.bytes ?? [] { return value }
      if try replace(name, with: bytes, ifStill: stored?.state ?? .absent, isSynced: true) {
        return value
      }
    }
  }

  package func setAside(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool {
    guard let stored = try read(name, most: .max), state == .any || stored.state == state else {
      return false
    }
    // The name is made of the content, so a repetition gives the same one.
    let version = String(UInt(bitPattern: DocumentVersion(stored.bytes).number), radix: 16)
    let aside = "set-aside/\(name).\(version)"
    guard case .done = try move(name, to: aside, isReplacing: true) else { return false }
    reports.add(location(of: aside))
    return true
  }

  /// Changes a document.
  ///
  /// - Throws: ``StorageError/moved(path:)``, if that is why nothing was changed.
  private func changed(
    _ body: (PostgreSQLConnection, Bool) throws(PostgreSQLFailure) -> Bool
  ) throws(StorageError) -> Bool {
    let isDone = try space.store.change(body)
    if !isDone { try space.checkIsHere() }
    return isDone
  }
}
