public import Learner
public import Practice
public import Scheduling

/// What a teacher wants to know of a learner at a glance.
public struct LearnerReport: Hashable, Sendable, Encodable {
  /// The last day on which the learner practised; `nil` for a learner who never did.
  @OrNull public var lastDay: Day?
  /// The rounds of today that were not given up.
  public let roundsToday: Int
  /// The days of practice since Monday.
  public let daysThisWeek: Int
  /// The rounds since Monday, and how many of them were right at the first try without help. Words
  /// that came back on the same day are left out.
  public let firstTriesThisWeek: Share
  /// The words that the learner missed or gave up most often.
  public let missedMost: [Statistics.MissedWord]
  /// The commonest kinds of mistakes.
  public let mistakes: [Kind]

  /// A kind of mistake, and the tries that had it.
  public struct Kind: Hashable, Sendable, Encodable {
    public let title: String
    public let tries: Int

    public init(title: String, tries: Int) { (self.title, self.tries) = (title, tries) }
  }

  private static let mostWords = 10
  private static let mostKinds = 3

  /// Takes from a learner's statistics what a teacher wants to know.
  public init(_ statistics: Statistics) {
    let days = statistics.calendar.entries.filter { $0.rounds > 0 }
    let monday = statistics.today.monday
    _lastDay = OrNull(wrappedValue: days.last?.day)
    roundsToday = days.last { $0.day == statistics.today }?.rounds ?? 0
    daysThisWeek = days.count { $0.day >= monday }
    firstTriesThisWeek =
      statistics.byWeek.last { $0.key == monday }?.rounds.share(.firstTry) ?? Share(0, of: 0)
    missedMost = Array(statistics.missedMost.prefix(Self.mostWords))
    mistakes = statistics.mistakes.prefix(Self.mostKinds).map {
      Kind(title: $0.kind.title, tries: $0.tries.part)
    }
  }
}
