internal import ByteText
internal import FoundationEssentials

/// The learners of a database. Each has a space of its own, whose identity a rename doesn't change.
struct PostgreSQLLearners: LearnerDirectory {
  private let store: PostgreSQLStore
  private let folders: Folders

  init(_ store: PostgreSQLStore, folders: Folders) { (self.store, self.folders) = (store, folders) }

  /// The name of the usual learner, which no other learner can have.
  private static let usual = ""

  private var tenant: SQLValue { .text(store.tenant) }

  private func location(of name: String) -> String { "\(store.address)#\(name)" }

  /// Returns the space of a learner.
  ///
  /// - Parameter name: the learner's name; `nil` for the usual learner, whose space is made if it
  ///   is not there.
  /// - Throws: ``StorageError/moved(path:)`` where no learner has the name.
  func space(of name: String?) throws(StorageError) -> PostgreSQLSpace {
    let name = name ?? Self.usual
    if let found = try space("name = $2", .text(name)) { return found }
    if name == Self.usual {
      _ = try insert(name)
      if let made = try space("name = $2", .text(name)) { return made }
    }
    throw .moved(path: location(of: name))
  }

  private func space(
    _ condition: String, _ value: SQLValue
  ) throws(StorageError) -> PostgreSQLSpace? {
    try store.read { connection throws(PostgreSQLFailure) in
      let found = try connection.run(
        "SELECT space, moves FROM vocalvocab_space WHERE tenant = $1 AND \(condition)",
        [tenant, value])
      guard found.count > 0, let id = found.text(0, 0), let moves = found.integer(0, 1) else {
        return nil
      }
      return PostgreSQLSpace(store: store, id: id, moves: moves)
    }
  }

  /// Returns the space of a learner, present or removed; `nil` if there is none.
  func copiedSpace(of learner: CopiedLearner) throws(StorageError) -> PostgreSQLSpace? {
    guard let removal = learner.removal, let name = learner.name else {
      return try space("name = $2", .text(learner.name ?? Self.usual))
    }
    return try space(ofRemoved: RemovedLearner(id: removal, name: name))
  }

  /// Returns the space of a learner, present or removed, which is made if there is none.
  func makeCopiedSpace(of learner: CopiedLearner) throws(StorageError) -> PostgreSQLSpace {
    while true {
      if let space = try copiedSpace(of: learner) { return space }
      let removed = learner.removal.map { "\($0)/\(learner.name ?? "")" }
      _ = try insert(removed == nil ? learner.name ?? Self.usual : nil, removed: removed)
    }
  }

  func names() throws(StorageError) -> [String] {
    try texts(
      "SELECT name FROM vocalvocab_space WHERE tenant = $1 AND name <> ''"
    ).sorted()
  }

  private func texts(_ sql: String, _ values: SQLValue...) throws(StorageError) -> [String] {
    try store.read { connection throws(PostgreSQLFailure) in
      let found = try connection.run(sql, [tenant] + values)
      return (0..<found.count).compactMap { found.text($0, 0) }
    }
  }

  func make(_ name: String) throws(StorageError) {
    guard try insert(name) else { throw .exists(path: location(of: name)) }
  }

  /// Makes a space.
  ///
  /// - Parameters:
  ///   - name: the learner's name; `nil` for a removed learner.
  ///   - removed: the identity and the name of a removed learner; `nil` for the others.
  /// - Returns: whether it was made now; `false` if another space has the name.
  private func insert(
    _ name: String?, removed: String? = nil
  ) throws(StorageError) -> Bool {
    let id = UUID().uuidString.lowercased()
    return try store.change { connection, mayBeDone throws(PostgreSQLFailure) in
      let made = try connection.run(
        """
        INSERT INTO vocalvocab_space (tenant, space, name, removed, moves, turn, mends)
        VALUES ($1, $2, $3, $4, 0, 0, 0)
        ON CONFLICT (tenant, name) DO NOTHING
        """,
        [tenant, .text(id), name.map(SQLValue.text) ?? .null, removed.map(SQLValue.text) ?? .null])
      if made.changed > 0 { return true }
      guard mayBeDone else { return false }
      return try connection.run(
        "SELECT 1 FROM vocalvocab_space WHERE tenant = $1 AND space = $2", [tenant, .text(id)]
      ).count > 0
    }
  }

  func rename(_ name: String, to new: String) throws(StorageError) {
    try change(try space(of: name), set: "name = $3", .text(new), to: new)
  }

  func remove(_ name: String, id: String) throws(StorageError) {
    try change(
      try space(of: name), set: "removed = $3 || '/' || name, name = NULL", .text(id), to: nil)
  }

  func removedName(of id: String) throws(StorageError) -> String? {
    try removed().first { $0.id == id }?.name
  }

  func removed() throws(StorageError) -> [RemovedLearner] {
    try texts(
      "SELECT removed FROM vocalvocab_space WHERE tenant = $1 AND removed IS NOT NULL"
    ).compactMap { text in
      let parts = text.bytes.split(separator: "/", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return RemovedLearner(id: String(parts[0]), name: String(parts[1]))
    }.sorted { $0.id < $1.id }
  }

  private func space(ofRemoved learner: RemovedLearner) throws(StorageError) -> PostgreSQLSpace? {
    try space("removed = $2", .text("\(learner.id)/\(learner.name)"))
  }

  func files(ofRemoved learner: RemovedLearner) throws(StorageError) -> LearnerFiles {
    guard let space = try space(ofRemoved: learner) else {
      throw .moved(path: location(of: learner.name))
    }
    return try LearnerFiles(space, folders: folders)
  }

  func restore(_ id: String) throws(StorageError) {
    guard let learner = try removed().first(where: { $0.id == id }),
      let space = try space(ofRemoved: learner)
    else { throw .moved(path: location(of: id)) }
    try change(space, set: "name = $3, removed = NULL", .text(learner.name), to: learner.name)
  }

  func erase(_ id: String) throws(StorageError) {
    for learner in try removed() where learner.id == id {
      guard let space = try space(ofRemoved: learner) else { continue }
      let key: [SQLValue] = [tenant, .text(space.id)]
      _ = try store.changeTogether { connection, _ throws(PostgreSQLFailure) in
        for table in ["journal", "document", "blob", "space"] {
          try connection.run(
            "DELETE FROM vocalvocab_\(table) WHERE tenant = $1 AND space = $2", key)
        }
        return true
      }
    }
  }

  /// Changes the row of a space, so that the files that are open refuse changes from now on.
  ///
  /// - Parameter name: the new name of the learner, which nobody else may have.
  private func change(
    _ space: PostgreSQLSpace, set: String, _ value: SQLValue, to name: String?
  ) throws(StorageError) {
    let isDone: Bool? = try store.changeTogether {
      connection, mayBeDone throws(PostgreSQLFailure) in
      do throws(PostgreSQLFailure) {
        let changed = try connection.run(
          """
          UPDATE vocalvocab_space SET \(set), moves = moves + 1
          WHERE tenant = $1 AND space = $2 AND moves = $4
          """, [tenant, .text(space.id), value, .integer(space.moves)])
        return changed.changed > 0 || mayBeDone
      } catch .duplicate {
        return nil
      }
    }
    guard let isDone else { throw .exists(path: location(of: name ?? "")) }
    guard isDone else { throw .moved(path: space.location) }
  }
}
