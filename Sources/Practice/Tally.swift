/// The results of a session, in which each word counts once.
///
/// A word that comes back after a miss can still be learned. How often words came back stands
/// apart.
public struct Tally: Hashable, Sendable, Codable {
  /// How far the learner got with a word.
  public enum Result: String, Hashable, Sendable, Codable, CaseIterable {
    /// Completed at the first try, without help.
    case firstTry
    /// Completed with help, or after a wrong try.
    case later
    /// Missed, and completed when it came back.
    case learned
    /// Missed, and not completed since.
    case missed
  }

  private struct Entry: Hashable, Codable {
    let word: String
    var result: Result
  }

  private var entries: [Entry] = []
  /// The number of rounds of words that had been asked before.
  public private(set) var repeats = 0

  /// Creates the results of a new session.
  public init() {}

  /// Records a round; one without an outcome does not count.
  public mutating func record(_ round: Round) {
    guard let outcome = round.outcome else { return }
    let word = round.word.text
    guard let index = entries.lastIndex(where: { $0.word == word }) else {
      let completed = round.isFirstTry ? Result.firstTry : .later
      entries.append(Entry(word: word, result: outcome == .missed ? .missed : completed))
      return
    }
    repeats += 1
    switch (entries[index].result, outcome) {
    case (.missed, .completed): entries[index].result = .learned
    // The word was known, and isn't now.
    case (_, .missed): entries[index].result = .missed
    case (_, .completed): break
    }
  }

  /// Returns the words with a result, in the order in which they were first asked.
  public func words(_ result: Result) -> [String] {
    entries.filter { $0.result == result }.map(\.word)
  }

  /// All words, in the order in which they were first asked.
  public var words: [String] { entries.map(\.word) }

  /// The words that were completed in the end.
  public var completed: [String] { entries.filter { $0.result != .missed }.map(\.word) }
}
