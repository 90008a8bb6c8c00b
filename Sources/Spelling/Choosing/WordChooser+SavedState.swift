internal import Practice

extension WordChooser {
  /// The state that a left session needs to go on.
  struct SavedState: Hashable, Codable {
    /// The number of words taken so far, without those that came back after a miss.
    var newWords = 0
    /// The number of rounds so far whose word came back after a miss.
    var repeats = 0
    /// The words that come back, and how the rounds went.
    var rounds = RoundChooser.SavedState()
    /// The words that the learner excluded in this session.
    var excluded: [String] = []
    /// The seed that mixed the words of a list; `nil` where they come in their own order.
    var mixing: UInt64?

    init() {}

    /// Reads the state. Earlier versions of the program kept it without `repeats`, `rounds` and
    /// `mixing`.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      newWords = try values.decode(Int.self, forKey: .newWords)
      repeats = try values.decodeIfPresent(Int.self, forKey: .repeats) ?? 0
      rounds = try values.decodeIfPresent(RoundChooser.SavedState.self, forKey: .rounds) ?? .init()
      excluded = try values.decode([String].self, forKey: .excluded)
      mixing = try values.decodeIfPresent(UInt64.self, forKey: .mixing)
    }
  }
}
