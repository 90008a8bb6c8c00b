package import Faults

/// The reason why a session refused a step. A refused step changes nothing.
package enum Refusal: Error, Hashable, Sendable {
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
  package var kind: FaultKind { .conflict }
}
