public import Faults

/// The error of a word that the dictionary lacks.
public struct UnknownWord: Fault, Hashable, Sendable {
  public var kind: FaultKind { .notFound }
  public let word: String
  /// The most similar words of the dictionary.
  public let neighbours: [String]

  public init(_ word: String, neighbours: [String]) {
    (self.word, self.neighbours) = (word, neighbours)
  }

  public var description: String {
    "The dictionary has no entry for '\(word)': "
      + (neighbours.isEmpty
        ? "check the spelling." : "did you mean \(neighbours.joined(separator: ", "))?")
  }
}
