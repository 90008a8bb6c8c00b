package import Learner
package import Practice
package import Scheduling

/// A short report on a learner, for the teacher.
package struct LearnerReport: Hashable, Sendable, Encodable {
  /// The last day on which the learner practised; `nil` before the first practice.
  @OrNull public var lastDay: Day?
  /// The number of today's rounds, without the words that were given up.
  package let roundsToday: Int
  /// The number of days with practice since Monday.
  package let daysThisWeek: Int
  /// The share of the rounds since Monday that were right at the first try without help. Words that
  /// came back on the same day are left out.
  package let firstTriesThisWeek: Share
  /// The words that the learner missed or gave up most often.
  package let missedMost: [Statistics.MissedWord]
  /// The most frequent kinds of mistakes.
  public let mistakes: [Kind]

  /// A kind of mistake, and the tries that had it.
  public struct Kind: Hashable, Sendable, Encodable {
    public let title: String
    public let tries: Int

    public init(title: String, tries: Int) { (self.title, self.tries) = (title, tries) }
  }

  private static let mostWords = 10
  private static let mostKinds = 3

  /// Makes the report from a learner's statistics.
  package init(_ statistics: Statistics) {
    let days = statistics.calendar.entries.filter { $0.rounds > 0 }
    let monday = statistics.today.monday
    _lastDay = OrNull(wrappedValue: days.last?.day)
    roundsToday = days.last { $0.day == statistics.today }?.rounds ?? 0
    daysThisWeek = days.count { $0.day >= monday }
    firstTriesThisWeek =
      statistics.byWeek.last { $0.key == monday }?.rounds.share(.firstTry) ?? Share(0, of: 0)
    missedMost = Array(statistics.missedMost.prefix(Self.mostWords))
    mistakes = statistics.mistakes.prefix(Self.mostKinds).map {
      Kind(title: $0.kind.titleWithExample, tries: $0.tries.part)
    }
  }
}
