extension Refusal {
  package var description: String {
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
