/// The days of practice: how many rounds each had, and which days a journey took away.
public struct PracticeDays: Hashable, Sendable {
  public private(set) var rounds: [Day: Int] = [:]
  /// Days of the calendar that did not happen, or not for long enough: who flies east over the date
  /// line on Monday evening may land on Wednesday morning.
  public private(set) var lost: Set<Day> = []
  private var last: Moment?

  public init() {}

  /// Records a round. Rounds come in the order of time.
  public mutating func record(_ time: Moment) {
    let day = time.day
    rounds[day, default: 0] += 1
    if let last, last.utcOffset != time.utcOffset { lose(from: last, to: time) }
    last = time
  }

  /// A day between two rounds was missed only if it was missed by the clocks of both places.
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
