package import Learner
package import Practice

/// The result of a session.
package struct Summary: Hashable, Sendable, Codable {
  /// The number of mistakes of one kind.
  package struct KindCount: Hashable, Sendable, Codable {
    /// The kind of mistake.
    public let kind: Mistake.Kind
    /// The kind in words.
    public let title: String
    /// The number of wrong tries that had it.
    public let count: Int

    init(kind: Mistake.Kind, count: Int) {
      (self.kind, title, self.count) = (kind, kind.titleWithExample, count)
    }
  }

  /// The words of the session that come back first.
  package struct Comeback: Hashable, Sendable, Codable {
    /// The words that the sentence names.
    public let words: [String]
    /// The sentence that says when they come back.
    public let sentence: String

    init(_ outlook: ComebackOutlook) {
      (words, sentence) = (outlook.named, outlook.sentence)
    }
  }

  /// The one sentence that says how the session went.
  public let headline: String
  /// The words that come back first; `nil` if the schedule has none of the session's words.
  @OrNull public private(set) var comeback: Comeback?
  /// The result in words, a sentence each.
  public let results: [String]
  /// The words, grouped by how far the learner got with them.
  package let firstTry, later, learned, missed: [String]
  /// The number of rounds of words that had been asked before.
  public let repeats: Int
  /// The kinds of mistake, the most frequent first.
  public let mistakes: [KindCount]
  /// The number of words that are still due today.
  public let dueToday: Int
  /// The number of words that come due tomorrow.
  package let dueTomorrow: Int
  /// Whether the clock ended the session.
  package let isTimeOver: Bool
  /// The completed words in an hour at the pace of the session; `nil` where no clock runs.
  @OrNull package private(set) var wordsAnHour: Int?

  init(
    tally: Tally, comeback: ComebackOutlook? = nil, mistakes: [KindCount], dueToday: Int,
    dueTomorrow: Int, isTimeOver: Bool, wordsAnHour: Int?
  ) {
    headline = tally.headline
    self.comeback = comeback.map(Comeback.init)
    results = tally.results(wordsAnHour: wordsAnHour)
    (firstTry, later) = (tally.words(.firstTry), tally.words(.later))
    (learned, missed) = (tally.words(.learned), tally.words(.missed))
    repeats = tally.repeats
    self.mistakes = mistakes
    (self.dueToday, self.dueTomorrow) = (dueToday, dueTomorrow)
    self.isTimeOver = isTimeOver
    self.wordsAnHour = wordsAnHour
  }

  /// All words of the session.
  package var words: [String] { firstTry + later + learned + missed }
}
