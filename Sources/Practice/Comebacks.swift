/// The words that a learner missed in a session, and the number of rounds after which each comes
/// back.
///
/// A word comes back until the learner spells it at the first try, unaided, but at most twice. One
/// success is enough, and the rest is for other days: Rawson and Dunlosky, "Optimizing Schedules of
/// Retrieval Practice for Durable and Efficient Learning", Journal of Experimental Psychology:
/// General 140, 2011.
public struct Comebacks: Hashable, Sendable, Codable {
  private struct Comeback: Hashable, Codable {
    let word: String
    /// The number of other rounds before this word.
    var waits: Int

    init(word: String, waits: Int) {
      self.word = word
      // A file may hold any number.
      self.waits = min(max(waits, -Comebacks.mostTimes), Comebacks.lag)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        word: try values.decode(String.self, forKey: .word),
        waits: try values.decode(Int.self, forKey: .waits))
    }
  }

  /// The number of other rounds before a missed word comes back. A word that comes back after some
  /// seconds is still in the learner's ear. More words were recalled a week later with 34 items
  /// between than with 6 (Pyc and Rawson, "Testing the Retrieval Effort Hypothesis", Journal of
  /// Memory and Language 60, 2009). Sessions here are short, so the number is smaller. A word whose
  /// turn does not come begins the next session.
  public static let lag = 16
  /// How often a word comes back. After that, another day is better, and other words have their
  /// turn.
  static let most = 2
  /// The largest number of times that is counted.
  private static let mostTimes = 1000

  private var waiting: [Comeback] = []
  /// For each missed word that the learner has not spelled since, how often it comes back.
  private var times: [String: Int] = [:]

  /// Creates the state at the beginning of a session.
  public init() {}

  /// The number of words that come back.
  public var count: Int { waiting.count }

  /// Records a round that is over. Each waiting word is now one round nearer.
  public mutating func record(_ round: Round) {
    let isOver = round.outcome != nil && !round.isFirstTry
    record(round.word.text, isMissed: round.outcome == .missed, isKnown: !isOver)
  }

  /// Records a round that is over.
  ///
  /// - Parameter isKnown: whether the word need not come back: it was right at the first try, or
  ///   was excluded.
  mutating func record(_ word: String, isMissed: Bool, isKnown: Bool) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    guard !isKnown else {
      times[word] = nil
      return
    }
    // A word completed with help or after a wrong try comes back only if it was missed before.
    guard isMissed || times[word] != nil else { return }
    let before = min(max(times[word] ?? 0, 0), Self.mostTimes)
    times[word] = before + 1
    waiting.removeAll { $0.word == word }
    if before < Self.most { waiting.append(Comeback(word: word, waits: Self.lag)) }
  }

  /// Returns whether a word was missed in this session and has not been spelled since.
  public func contains(_ word: String) -> Bool { times[word] != nil }

  /// Removes a word, so that it does not come back.
  public mutating func forget(_ word: String) {
    waiting.removeAll { $0.word == word }
    times[word] = nil
  }

  /// Returns the word whose turn it is, and removes it; `nil` if it is no word's turn.
  ///
  /// - Parameter othersRemain: whether other words are left to ask. If not, the nearest word comes
  ///   at once.
  public mutating func next(othersRemain: Bool) -> String? {
    let index =
      othersRemain
      ? waiting.firstIndex { $0.waits <= 0 }
      : waiting.indices.min { waiting[$0].waits < waiting[$1].waits }
    return index.map { waiting.remove(at: $0).word }
  }
}
