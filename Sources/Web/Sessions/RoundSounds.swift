internal import Speech
internal import Tutor

/// The addresses of what can be heard in a round: one address for everything that sounds the same.
struct RoundSounds: Sendable {
  private enum Heard: Hashable {
    case utterances(Cue, [Utterance])
    case onRequest(Cue)
  }

  private let learner: LearnerName
  private let book: SoundAddresses
  private var known: [Heard: Identifier] = [:]

  init(_ learner: LearnerName, in book: SoundAddresses) {
    self.learner = learner
    self.book = book
  }

  /// All addresses that were given out.
  var addresses: [Identifier] { Array(known.values) }

  /// Returns the address of utterances that are heard at a cue; `nil` for none.
  mutating func address(of cue: Cue, saying utterances: [Utterance]) -> Identifier? {
    guard !utterances.isEmpty else { return nil }
    return address(.utterances(cue, utterances), of: .utterances(utterances))
  }

  /// Returns the address of a cue whose utterances are only known when they are asked for.
  mutating func address(
    of cue: Cue, onRequest utterances: @escaping @Sendable () async -> [Utterance]
  ) -> Identifier {
    address(.onRequest(cue), of: .onRequest(utterances))
  }

  private mutating func address(
    _ heard: Heard, of content: SoundAddresses.Content
  ) -> Identifier {
    if let known = known[heard] { return known }
    let address = book.add(content, for: learner)
    known[heard] = address
    return address
  }
}
