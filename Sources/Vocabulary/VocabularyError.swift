public import Faults

/// A text that is not a value of this module. Each case holds the text.
public enum VocabularyError: Error, Hashable, Sendable {
  /// The text is not a length of words.
  case notALength(String)
  /// The text is neither a level nor a range of levels.
  case notALevel(String)
  /// The text is not a region.
  case notARegion(String)
}

extension VocabularyError: Fault {
  public var kind: FaultKind { .invalid }

  public var description: String {
    switch self {
    case .notALength(let given):
      let range = WordLength.possible
      return """
        '\(given)' is not a word length: give a number of letters from \(range.lowerBound) to \
        \(range.upperBound), or a range such as 5-8, the smaller number first.
        """
    case .notALevel(let given):
      let names = Level.allCases.map(\.rawValue).joined(separator: ", ")
      return """
        '\(given)' is not a level: give one of \(names), or a range such as starter-broad, the \
        easier one first.
        """
    case .notARegion(let given):
      let names = Region.allCases.map(\.rawValue).joined(separator: ", ")
      return "'\(given)' is not a region: give any, or one of \(names)."
    }
  }
}
