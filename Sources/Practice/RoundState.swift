extension Round {
  /// The input that the round waits for.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// The round waits for a try.
    case asking
    /// The learner sees the word, and copies it.
    case copying
    /// The round is over.
    case over
  }

  /// How the round ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// Completed with a number of tries, the correct one included.
    case completed(tries: Int)
    /// Missed after the last wrong try, or given up.
    case missed
  }

  /// The parts of a round that change. With them, an unfinished round can go on later.
  public struct State: Hashable, Sendable, Codable {
    /// The input that the round waits for.
    public internal(set) var phase = Phase.asking
    /// How the round ended; `nil` while it waits for a try.
    public internal(set) var outcome: Outcome?
    /// The number of wrong tries.
    public internal(set) var wrongTries = 0
    /// The number of hints.
    public internal(set) var hints = 0
    /// The number of wrong tries that the learner took back as slips of the finger.
    public internal(set) var slips = 0
    /// Whether the learner can take the last try back as a slip of the finger.
    public internal(set) var canTakeBackSlip = false
    /// Whether the learner was told of a word that sounds nearly the same; `nil` in the states of
    /// earlier versions, and as long as there was none.
    public internal(set) var isNearWordTold: Bool?

    /// The last wrong tries that the learner did not take back, the last one last; `nil` in the
    /// states of earlier versions, and as long as there was none.
    public internal(set) var lastTries: [String]?
    /// The hints so far; `nil` in the states of earlier versions, and as long as there was none.
    public internal(set) var givenHints: [Hint]?

    /// The largest number of wrong tries by which a hint is chosen. With unlimited tries there may
    /// be thousands.
    static let mostTries = 5

    /// Creates the state of a new round.
    public init() {}

    /// Returns the state with the last wrong try, which the states of earlier versions lack.
    public func remembering(_ typed: String?) -> State {
      guard lastTries == nil, let typed else { return self }
      var state = self
      state.lastTries = [typed]
      return state
    }
  }
}
