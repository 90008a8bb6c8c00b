public import Faults

/// A list that can't be written as a file.
public enum ListFileError: Error, Hashable, Sendable {
  /// A format would lose a word, or one of the word's texts.
  case cannotHold(word: String, format: ListFormat)
}

extension ListFileError: Fault {
  public var kind: FaultKind { .unusable }

  public var remedies: [Remedy] {
    switch self {
    case .cannotHold(_, .text): [.anotherListFormat]
    case .cannotHold: []
    }
  }

  public var description: String {
    switch self {
    case .cannotHold(let word, .text):
      "Plain text can't hold all that the list says of '\(word)': choose another format."
    case .cannotHold(let word, let format):
      """
      '\(word)' can't be written as \(format.rawValue) and read again as it is: correct it in the \
      list, or remove it from the list.
      """
    }
  }
}
