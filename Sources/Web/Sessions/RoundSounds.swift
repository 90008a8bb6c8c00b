internal import Learner
internal import Speech
internal import Spelling

/// The addresses of the sounds in a round. Utterances that sound the same at a cue share one
/// address.
struct RoundSounds: Sendable {
  private enum Heard: Hashable {
    case utterances(Cue, [Utterance])
    case onRequest(Cue)
  }

  private let learner: LearnerName
  private let owner: LearnerIdentity
  private let register: SoundAddresses
  /// The identity of the round; `nil` for no round.
  private let round: Identifier?
  private var known: [Heard: Identifier] = [:]

  init(
    of round: Identifier?, _ learner: LearnerName, _ owner: LearnerIdentity,
    in register: SoundAddresses
  ) {
    self.round = round
    self.learner = learner
    self.owner = owner
    self.register = register
  }

  /// All addresses of the round.
  var addresses: [Identifier] { Array(known.values) }

  /// Returns the address of the utterances for a cue; `nil` without utterances.
  mutating func address(of cue: Cue, saying utterances: [Utterance]) -> Identifier? {
    guard !utterances.isEmpty else { return nil }
    return address(.utterances(cue, utterances), of: .utterances(utterances)) {
      "\(cue.rawValue) \(NotedUtterance.key(of: utterances))"
    }
  }

  /// Returns the address of a cue whose utterances are not known before the first request.
  mutating func address(
    of cue: Cue, onRequest utterances: @escaping @Sendable () async -> [Utterance]
  ) -> Identifier {
    address(.onRequest(cue), of: .onRequest(utterances)) { cue.rawValue }
  }

  private mutating func address(
    _ heard: Heard, of content: SoundAddresses.Content, place: () -> String
  ) -> Identifier {
    if let known = known[heard] { return known }
    // The same word in another round has another address, which doesn't give the word away.
    let address = register.add(
      content, for: learner, owner, at: round.map { "\($0.text) \(place())" })
    known[heard] = address
    return address
  }
}
