public import Summaries

/// The days of practice with their rounds, and the days that a journey took away.
public struct PracticeDays: Hashable, Sendable {
  /// The number of rounds on each day of practice.
  public private(set) var rounds: [Day: Int] = [:]
  /// The days that the learner did not have, or only in part: a learner who flies east over the
  /// date line on Monday evening may land on Wednesday morning.
  public private(set) var lost: Set<Day> = []
  private var last: Moment?

  /// Creates an empty record.
  public init() {}

  /// Records a round. The rounds must come in the order of time.
  public mutating func record(_ time: Moment) {
    let day = time.day
    rounds[day, default: 0] += 1
    if let last, last.utcOffset != time.utcOffset { lose(from: last, to: time) }
    last = time
  }

  /// Marks the days between two rounds that passed on the calendar, but not by both places' clocks.
  private mutating func lose(from last: Moment, to time: Moment) {
    let passed = last.day.distance(to: time.day)
    let byOldClock = last.day.distance(
      to: Moment(seconds: time.seconds, utcOffset: last.utcOffset).day)
    let byNewClock = Moment(seconds: last.seconds, utcOffset: time.utcOffset).day
      .distance(to: time.day)
    let lived = max(1, min(passed, byOldClock, byNewClock))
    guard lived < passed else { return }
    for number in 1...(passed - lived) { lost.insert(time.day.advanced(by: -number)) }
  }
}

extension PracticeDays: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    rounds = try [Day: Int](from: &summary)
    lost = try Set<Day>(from: &summary)
    last = try Moment?(from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    rounds.write(to: &summary)
    lost.write(to: &summary)
    last.write(to: &summary)
  }
}
