public import Scheduling

/// The times at which a learner wants to be reminded. Reminders come only to a learner who asked
/// for them.
///
/// ```swift
/// let reminders = Reminders(at: [evening])
/// reminders.isDue(at: now, last: lastReminder)
/// ```
public struct Reminders: Hashable, Sendable, Codable {
  /// The times of each day, in their order.
  public let times: [TimeOfDay]
  /// The hours in which no reminder comes; `nil` for a learner who wants to be reminded at night,
  /// too.
  public let quiet: QuietHours?

  /// - Parameters:
  ///   - times: the times of each day.
  ///   - quiet: the hours in which no reminder comes.
  public init(at times: [TimeOfDay], quiet: QuietHours? = .usual) {
    self.times = Set(times).sorted()
    self.quiet = quiet
  }

  /// The times at which no reminder ever comes, because they lie in the quiet hours.
  public var silentTimes: [TimeOfDay] { times.filter { quiet?.contains($0) ?? false } }

  /// The times at which a reminder comes.
  public var heardTimes: [TimeOfDay] { times.filter { !(quiet?.contains($0) ?? false) } }

  /// Returns whether to remind now.
  ///
  /// A reminder that was missed because the computer was off comes later on the same date, once,
  /// and not in the quiet hours.
  ///
  /// - Parameters:
  ///   - now: the present moment.
  ///   - last: the moment of the last reminder; `nil` before the first one.
  public func isDue(at now: Moment, last: Moment?) -> Bool {
    if quiet?.contains(TimeOfDay(now)) ?? false { return false }
    let (date, time) = now.localMinutes
    guard let latest = heardTimes.last(where: { $0.minutes <= time }) else { return false }
    guard let last else { return true }
    // A reminder in the future comes from a wrong clock.
    guard last.seconds <= now.seconds else { return true }
    // The time of the last reminder in the present time zone, so that a journey repeats no
    // reminder.
    let old = Moment(seconds: last.seconds, utcOffset: now.utcOffset).localMinutes
    return (old.date, old.time) < (date, latest.minutes)
  }

  /// Returns the seconds until the next time at which a reminder comes; `nil` without any.
  public func wait(after now: Moment) -> Double? {
    let (_, time) = now.localMinutes
    let waits = heardTimes.map { ($0.minutes - time - 1 + TimeOfDay.day) % TimeOfDay.day + 1 }
    guard let next = waits.min() else { return nil }
    let intoMinute = (now.seconds + Double(now.utcOffset)).truncatingRemainder(dividingBy: 60)
    return Double(next * 60) - (intoMinute < 0 ? intoMinute + 60 : intoMinute)
  }
}
