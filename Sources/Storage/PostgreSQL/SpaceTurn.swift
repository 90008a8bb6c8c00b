internal import Threads

/// A server's turn to work with a learner's part of a database.
///
/// A server keeps the open work of a learner, such as a session, in memory. That is right only as
/// long as no other server takes a step for the learner. So a server takes the turn before a step,
/// by raising a number in the learner's row, and every later change of this server holds only while
/// the number is still that one.
///
/// A value that a server read in one turn may be out of date in the next. So a server never takes a
/// lost turn again: it opens the learner's part anew, which takes a turn of its own.
final class SpaceTurn: Sendable {
  private let taken = Guarded<Int?>(nil)

  /// The number of the turn that this server took; `nil` if it took none.
  var number: Int? { taken.withLock(\.self) }

  /// Takes the turn unless it was taken before.
  ///
  /// - Parameter raise: raises the number in the learner's row, and returns it.
  /// - Returns: whether the turn was taken before.
  func take(_ raise: () throws(StorageError) -> Int) throws(StorageError) -> Bool {
    try taken.withLock { taken throws(StorageError) in
      guard taken == nil else { return true }
      taken = try raise()
      return false
    }
  }

  /// Gives the turn up, because what the server has in memory of the learner is wrong.
  func lose() { taken.withLock { $0 = Self.lost } }

  /// A number that no server's turn has: the first one has 1.
  private static let lost = 0
}

extension PostgreSQLSpace {
  /// Takes the turn, so that changes of servers that had it before fail from now on. A server that
  /// has the turn already keeps it.
  ///
  /// - Throws: ``StorageError/moved(path:)`` if the learner was renamed or removed meanwhile, and
  ///   ``StorageError/takenOver(path:)`` if this server had the turn and lost it.
  func takeTurn() throws(StorageError) {
    let wasTaken = try turn.take { () throws(StorageError) in try nextTurn() }
    if wasTaken { try checkIsHere() }
  }

  private func nextTurn() throws(StorageError) -> Int {
    let number = try store.changeApart { connection, _ throws(PostgreSQLFailure) in
      // An answer that was lost has taken a turn that nobody knows; this takes the next one.
      try connection.run(
        """
        UPDATE vocalvocab_space SET turn = turn + 1
        WHERE tenant = $1 AND space = $2 AND moves = $3 RETURNING turn
        """, keyHere
      ).firstInteger
    }
    guard let number else { throw .moved(path: location) }
    return number
  }

  /// Returns whether this server took the last turn.
  ///
  /// - Throws: ``StorageError/moved(path:)`` if the learner was renamed or removed meanwhile.
  func hasTurn() throws(StorageError) -> Bool {
    guard let number = turn.number else { return false }
    return try lastTurn() == number
  }

  /// - Throws: ``StorageError/moved(path:)`` if the learner was renamed or removed meanwhile, and
  ///   ``StorageError/takenOver(path:)`` if another server took the turn.
  func checkIsHere() throws(StorageError) {
    let last = try lastTurn()
    if let number = turn.number, last != number { throw .takenOver(path: location) }
  }

  /// Returns whether the learner was renamed or removed since the space was opened.
  func hasMoved() throws(StorageError) -> Bool { try turnOfAll() == nil }

  /// Returns the number of the last turn of all servers.
  private func lastTurn() throws(StorageError) -> Int {
    guard let turn = try turnOfAll() else { throw .moved(path: location) }
    return turn
  }

  /// Returns the number of the last turn of all servers; `nil` if the learner was renamed or
  /// removed.
  private func turnOfAll() throws(StorageError) -> Int? {
    try store.read { connection throws(PostgreSQLFailure) in
      try connection.run(
        "SELECT turn FROM vocalvocab_space WHERE tenant = $1 AND space = $2 AND moves = $3",
        keyHere
      ).firstInteger
    }
  }
}
