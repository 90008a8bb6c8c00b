package import Faults

/// The error for a word that the dictionary lacks.
package struct UnknownWord: Fault, Hashable, Sendable {
  package var kind: FaultKind { .notFound }
  public let word: String
  /// The most similar words of the dictionary.
  public let neighbours: [String]

  package init(_ word: String, neighbours: [String]) {
    (self.word, self.neighbours) = (word, neighbours)
  }

  package var description: String {
    "The dictionary has no entry for '\(word)': "
      + (neighbours.isEmpty
        ? "check the spelling." : "did you mean \(neighbours.joined(separator: ", "))?")
  }
}
