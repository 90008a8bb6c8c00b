internal import Speech

/// The sounds that learners want, in the order in which they are made: learners take turns.
struct SoundTurns {
  /// The sounds of each learner, the oldest first.
  private var wanted: [LearnerName: [[Utterance]]] = [:]
  /// The learners in the order of their turns.
  private var turns: [LearnerName] = []

  /// Returns how many sounds a learner wants.
  func count(of learner: LearnerName) -> Int { wanted[learner]?.count ?? 0 }

  /// Adds a sound behind those that its learner wants already.
  mutating func add(_ utterances: [Utterance], for learner: LearnerName) {
    if wanted[learner] == nil { turns.append(learner) }
    wanted[learner, default: []].append(utterances)
  }

  /// Removes the next sound to make, and returns it; `nil` where none is wanted.
  mutating func next() -> [Utterance]? {
    guard !turns.isEmpty else { return nil }
    let learner = turns.removeFirst()
    guard var own = wanted[learner] else { return nil }
    let next = own.removeFirst()
    wanted[learner] = own.isEmpty ? nil : own
    if !own.isEmpty { turns.append(learner) }
    return next
  }
}
