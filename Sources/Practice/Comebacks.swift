/// The words missed in a session, and when each one is asked again: two rounds later, then after longer
/// and longer waits, until it is spelled at first try, unaided.
public struct Comebacks: Hashable, Sendable, Codable {
  private struct Comeback: Hashable, Codable {
    let word: String
    /// The number of other rounds that come before it.
    var waits: Int
    /// The number of times that the word came back already.
    let times: Int
  }

  /// The number of other rounds before a word comes back for the first time: enough that the word has
  /// left the learner's mind. Each further time the number doubles.
  public static let roundsBetween = 2
  private static let mostBetween = 16
  /// The number of times that a word comes back at most when no other words are left to come between.
  /// Beyond that another day serves better.
  public static let most = 2

  private var waiting: [Comeback] = []
  /// The number of times that each word came back without being spelled.
  private var times: [String: Int] = [:]

  public init() {}

  public var isEmpty: Bool { waiting.isEmpty }
  /// The number of words that come back, whatever else is asked.
  public var count: Int { waiting.count { $0.times < Self.most } }
  /// The words that come back, the nearest first.
  public var words: [String] { waiting.sorted { $0.waits < $1.waits }.map(\.word) }

  /// Records a round that is over. Each waiting word is then one round nearer.
  public mutating func record(_ round: Round) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    let word = round.word.text
    guard round.outcome != nil, !round.isFirstTry else {
      times[word] = nil
      return
    }
    // A word that was not missed comes back only if it had been missed before.
    guard round.outcome == .missed || times[word] != nil else { return }
    let before = times[word] ?? 0
    times[word] = before + 1
    let between = min(Self.roundsBetween << min(before, 8), Self.mostBetween)
    waiting.append(Comeback(word: word, waits: between, times: before))
  }

  /// Forgets a word, so that it does not come back.
  public mutating func forget(_ word: String) {
    waiting.removeAll { $0.word == word }
    times[word] = nil
  }

  /// Takes the word whose turn it is; `nil` when it is no word's turn.
  ///
  /// - Parameter othersRemain: whether there are other words to ask. If not, a word need not wait.
  public mutating func next(othersRemain: Bool) -> String? {
    let place =
      othersRemain
      ? waiting.firstIndex { $0.waits <= 0 }
      : waiting.indices.filter { waiting[$0].times < Self.most }
        .min { waiting[$0].waits < waiting[$1].waits }
    return place.map { waiting.remove(at: $0).word }
  }
}
