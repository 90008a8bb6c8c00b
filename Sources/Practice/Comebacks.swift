public import Vocabulary

/// The words missed in a session, and when each is asked again: two rounds later, then after longer and
/// longer waits, until it is spelled at first try, unaided.
public struct Comebacks: Hashable, Sendable {
  private struct Comeback: Hashable {
    let word: Word
    /// How many other rounds come before it.
    var waits: Int
    /// How often it came back already.
    let times: Int
  }

  /// How many other rounds come between the first time. Enough that the word has left the learner's
  /// mind; each further time twice as many.
  public static let roundsBetween = 2
  private static let mostBetween = 16
  /// How often one word comes back at the most when no other words are left to come between; beyond
  /// that another day serves better.
  public static let most = 2

  private var waiting: [Comeback] = []
  /// How often the words came back that are not spelled yet.
  private var times: [Word: Int] = [:]

  public init() {}

  public var isEmpty: Bool { waiting.isEmpty }
  /// How many words are to come back, whatever else is asked.
  public var count: Int { waiting.count { $0.times < Self.most } }

  /// Records a round that is over. Each word that waits is now one round nearer.
  public mutating func record(_ round: Round) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    let word = round.word
    guard round.outcome != nil, !round.isFirstTry else {
      times[word] = nil
      return
    }
    // A word that was not missed comes back only if it is one that was.
    guard round.outcome == .missed || times[word] != nil else { return }
    let before = times[word] ?? 0
    times[word] = before + 1
    let between = min(Self.roundsBetween << min(before, 8), Self.mostBetween)
    waiting.append(Comeback(word: word, waits: between, times: before))
  }

  /// The words that are to come back, the nearest first.
  public var words: [Word] { waiting.sorted { $0.waits < $1.waits }.map(\.word) }

  /// Has a word come back that was missed in a session before this was made.
  public mutating func expect(_ word: Word) {
    times[word] = 1
    waiting.append(Comeback(word: word, waits: Self.roundsBetween, times: 0))
  }

  /// Lets go of a word that is not to come back.
  public mutating func forget(_ word: Word) {
    waiting.removeAll { $0.word.text == word.text }
    times = times.filter { $0.key.text != word.text }
  }

  /// The word whose turn it is, if there is one.
  ///
  /// - Parameter othersRemain: whether there are other words to ask; if not, nothing is waited for.
  public mutating func next(othersRemain: Bool) -> Word? {
    let place =
      othersRemain
      ? waiting.firstIndex { $0.waits <= 0 }
      : waiting.indices.filter { waiting[$0].times < Self.most }
        .min { waiting[$0].waits < waiting[$1].waits }
    return place.map { waiting.remove(at: $0).word }
  }
}
