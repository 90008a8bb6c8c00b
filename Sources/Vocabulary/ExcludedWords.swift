/// The words that the learner never wants to be asked again. Capitals make no difference: `turkey`
/// also excludes `Turkey`.
public struct ExcludedWords: Hashable, Sendable, ExpressibleByArrayLiteral {
  private let words: Set<String>

  /// - Parameter words: the words as the learner's list holds them.
  public init(_ words: some Sequence<String>) { self.words = Set(words.map { $0.lowercased() }) }

  /// Creates the set of a literal's words.
  public init(arrayLiteral words: String...) { self.init(words) }

  /// Returns whether the learner excluded a word.
  public func contains(_ word: String) -> Bool {
    !words.isEmpty && words.contains(word.lowercased())
  }
}
