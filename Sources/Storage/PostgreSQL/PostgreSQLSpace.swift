/// The part of a store that belongs to one learner: a namespace of a journal, documents and blobs.
struct PostgreSQLSpace: Sendable {
  let store: PostgreSQLStore
  /// The identity of the space, which a rename of the learner doesn't change.
  let id: String
  /// The number of the learner's renames and removals when the space was opened.
  let moves: Int

  /// This server's turn to work with the learner.
  let turn = SpaceTurn()

  /// The parameters that begin each statement about the space: `$1` and `$2`.
  var key: [SQLValue] { [.text(store.tenant), .text(id)] }

  /// The same, with the number of moves, `$3`.
  var keyHere: [SQLValue] { key + [.integer(moves)] }

  /// The same, with the number of the turn, `$4`, for a change.
  var keyInTurn: [SQLValue] { keyHere + [turn.number.map(SQLValue.integer) ?? .null] }

  /// The condition that the learner has the same name as when the space was opened, and that no
  /// other server has taken the turn of this one. Until the statement is done, neither can change.
  static let isHere = """
    EXISTS (
      SELECT 1 FROM vocalvocab_space WHERE tenant = $1 AND space = $2 AND moves = $3
      AND turn = coalesce($4::bigint, turn) FOR SHARE)
    """

  /// The location of the space, for messages and for the names of summaries.
  var location: String { "\(store.address)#\(id)" }
}
