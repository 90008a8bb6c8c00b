/// The words that a learner missed in a session, and the number of rounds after which each comes back.
///
/// A word comes back after two other rounds, then after more and more, until the learner spells it at the
/// first try, unaided.
public struct Comebacks: Hashable, Sendable, Codable {
  private struct Comeback: Hashable, Codable {
    let word: String
    /// The number of other rounds before this word.
    var waits: Int
    /// How often the word came back before.
    let times: Int

    init(word: String, waits: Int, times: Int) {
      self.word = word
      // A file may say any number.
      self.waits = min(max(waits, -Comebacks.mostTimes), Comebacks.mostBetween)
      self.times = min(max(times, 0), Comebacks.mostTimes)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        word: try values.decode(String.self, forKey: .word),
        waits: try values.decode(Int.self, forKey: .waits),
        times: try values.decode(Int.self, forKey: .times))
    }
  }

  /// The number of other rounds before a word first comes back. They are enough to clear the word from
  /// the learner's mind. The number doubles each further time, up to ``mostBetween``.
  private static let roundsBetween = 2
  private static let mostBetween = 16
  /// How often a word comes back if no other words are left. After that, another day is better.
  private static let most = 2
  /// The most times that are counted.
  private static let mostTimes = 1000

  private var waiting: [Comeback] = []
  /// For each missed word that the learner has not spelled since, how often it comes back.
  private var times: [String: Int] = [:]

  /// Creates the state at the beginning of a session.
  public init() {}

  /// The number of words that come back even if no other words are left.
  public var count: Int { waiting.count { $0.times < Self.most } }

  /// Records a round that is over. Each waiting word is now one round nearer.
  public mutating func record(_ round: Round) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    let word = round.word.text
    guard round.outcome != nil, !round.isFirstTry else {
      times[word] = nil
      return
    }
    // A word completed with help or after a wrong try comes back only if it was missed before.
    guard round.outcome == .missed || times[word] != nil else { return }
    let before = min(max(times[word] ?? 0, 0), Self.mostTimes)
    times[word] = before + 1
    let between = min(Self.roundsBetween << min(before, 8), Self.mostBetween)
    waiting.append(Comeback(word: word, waits: between, times: before))
  }

  /// Removes a word, so that it does not come back.
  public mutating func forget(_ word: String) {
    waiting.removeAll { $0.word == word }
    times[word] = nil
  }

  /// Returns the word whose turn it is, and removes it; `nil` if it is no word's turn.
  ///
  /// - Parameter othersRemain: whether other words are left to ask. If not, the nearest word comes at
  ///   once.
  public mutating func next(othersRemain: Bool) -> String? {
    let place =
      othersRemain
      ? waiting.firstIndex { $0.waits <= 0 }
      : waiting.indices.filter { waiting[$0].times < Self.most }
        .min { waiting[$0].waits < waiting[$1].waits }
    return place.map { waiting.remove(at: $0).word }
  }
}
