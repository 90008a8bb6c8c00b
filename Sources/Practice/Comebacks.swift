public import Vocabulary

/// The words missed in a session, and when each is asked again: after a few others, or sooner when
/// there are no others left.
public struct Comebacks: Hashable, Sendable {
  private struct Comeback: Hashable {
    let word: Word
    var waits: Int
  }

  /// How many other rounds come between. Enough that the word has left the learner's mind.
  public static let roundsBetween = 2
  /// How often one word comes back in one session; beyond that another day serves better.
  public static let most = 2

  private var waiting: [Comeback] = []
  private var misses: [Word: Int] = [:]

  public init() {}

  public var isEmpty: Bool { waiting.isEmpty }

  /// Records how a round ended. Each that waits is now one round nearer.
  public mutating func record(_ word: Word, _ outcome: Round.Outcome) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    guard outcome == .missed else { return }
    misses[word, default: 0] += 1
    if misses[word, default: 0] <= Self.most {
      waiting.append(Comeback(word: word, waits: Self.roundsBetween))
    }
  }

  /// Lets go of a word that is not to come back.
  public mutating func forget(_ word: Word) { waiting.removeAll { $0.word.text == word.text } }

  /// The word whose turn it is, if there is one.
  ///
  /// - Parameter othersRemain: whether there are other words to ask; if not, nothing is waited for.
  public mutating func next(othersRemain: Bool) -> Word? {
    guard let first = waiting.first, first.waits <= 0 || !othersRemain else { return nil }
    return waiting.removeFirst().word
  }
}
