internal import Learner
internal import Storage

/// The last removals of completed words, which can be undone.
struct Removals {
  private var removals: [(id: Identifier, words: [CompletedWord])] = []

  /// The number of removals that can be undone.
  private static let kept = 20

  /// Adds a removal.
  ///
  /// - Returns: its name for ``undo(_:_:)``.
  mutating func add(_ words: [CompletedWord]) -> Identifier {
    let id = Identifier()
    removals.append((id, words))
    if removals.count > Self.kept { removals.removeFirst() }
    return id
  }

  /// Undoes a removal.
  ///
  /// - Parameter restore: puts the words back. If it fails, the removal can be undone later.
  /// - Returns: the words.
  /// - Throws: a ``Problem`` for a removal that is unknown or undone already.
  mutating func undo(
    _ id: Identifier, _ restore: ([CompletedWord]) throws -> Void
  ) throws -> [String] {
    guard let index = removals.firstIndex(where: { $0.id == id }) else {
      throw Problem.missing("removal")
    }
    try restore(removals[index].words)
    return removals.remove(at: index).words.map(\.word)
  }

  /// Puts the removals of the same learner under an old name before these.
  mutating func succeed(_ old: Removals) { removals = old.removals + removals }
}
