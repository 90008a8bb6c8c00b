public import Faults

/// The reason why a session refused a step. A refused step changes nothing.
public enum Refusal: Error, Hashable, Sendable {
  /// No word is asked now.
  case notAsked
  /// No word is to be copied now.
  case nothingToCopy
  /// The round has given all its hints.
  case noMoreHints
  /// The last try can't be taken back.
  case nothingToTakeBack
  /// The cue can't be heard now.
  case nothingToHear(Cue)
}

extension Refusal: Fault {
  public var kind: FaultKind { .conflict }

  public var description: String {
    switch self {
    case .notAsked: "This word is no longer asked."
    case .nothingToCopy: "There is no word to copy now."
    case .noMoreHints: "There are no more hints: spell the rest yourself."
    case .nothingToTakeBack:
      """
      There is nothing to take back. You can take back a wrong try right after it, once in a round.
      """
    case .nothingToHear(let cue): "There is nothing to hear for '\(cue.rawValue)' now."
    }
  }
}
