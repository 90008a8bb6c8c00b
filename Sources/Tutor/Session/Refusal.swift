/// Why a session did not do what it was asked for. Nothing has changed then.
public enum Refusal: Error, Hashable, Sendable {
  /// No word is asked now.
  case notAsked
  /// No word is to be copied now.
  case nothingToCopy
  case noMoreHints
  case nothingToTakeBack
  /// This can't be heard now.
  case nothingToHear(Cue)
}

extension Refusal: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notAsked: "This word is no longer asked."
    case .nothingToCopy: "There is no word to copy now."
    case .noMoreHints: "There are no more hints: the rest is yours."
    case .nothingToTakeBack:
      "There is nothing to take back: that can be done right after a wrong try, once a word."
    case .nothingToHear(let cue): "There is nothing to hear by '\(cue.rawValue)' now."
    }
  }
}
