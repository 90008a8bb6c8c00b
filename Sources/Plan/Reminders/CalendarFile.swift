internal import ByteText
public import Scheduling

/// A calendar that any calendar program reads: iCalendar, RFC 5545.
public struct CalendarFile: Hashable, Sendable {
  /// An entry of the calendar.
  public struct Event: Hashable, Sendable {
    /// The name that tells the entry from all others, and stays when the calendar is written anew.
    /// Of entries with one name, the calendar gives each after the first a number: `7-2`.
    public var id: String
    public var title: String
    /// More text about the entry; it may be empty.
    public var about: String
    /// The day, or the first one.
    public var day: Day
    /// The time at which it begins, on the learner's clock wherever they are; `nil` for the whole
    /// day.
    public var time: TimeOfDay?
    /// How long it takes, in minutes. It counts only if the entry has a time.
    public var minutes: Int
    public var repeats: Repeat?
    /// The day of the month to which it comes back; `nil` for that of `day`. See
    /// ``TodoLine/monthDay``.
    public var monthDay: Int?
    /// The last day on which it comes back; `nil` for no end.
    public var last: Day?
    /// The moment at which it begins, the same everywhere; `nil` for one that begins by the
    /// learner's clock. It counts in place of ``day`` and ``time``.
    public private(set) var moment: Moment?
    /// The minutes between an alarm and ``moment``; `nil` for no alarm.
    public private(set) var alarm: Int?

    public init(
      id: String, title: String, about: String = "", day: Day, time: TimeOfDay? = nil,
      minutes: Int = 0, repeats: Repeat? = nil, monthDay: Int? = nil, last: Day? = nil
    ) {
      (self.id, self.title, self.about, self.day) = (id, title, about, day)
      (self.time, self.minutes, self.repeats) = (time, minutes, repeats)
      (self.monthDay, self.last) = (monthDay, last)
    }

    /// Makes an entry that begins at the same moment everywhere.
    ///
    /// - Parameter alarm: the minutes between an alarm and the beginning; `nil` for no alarm.
    public init(
      id: String, title: String, about: String = "", at moment: Moment, minutes: Int,
      alarm: Int? = nil
    ) {
      self.init(id: id, title: title, about: about, day: moment.day, minutes: minutes)
      (self.moment, self.alarm) = (moment, alarm)
    }
  }

  /// The bytes of the file, which are UTF-8.
  public let text: String

  /// - Parameters:
  ///   - name: the name that a program shows for the calendar.
  ///   - events: the entries.
  ///   - now: the present moment.
  public init(_ name: String, _ events: [Event], at now: Moment) {
    var lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//VocalVocab//Plan//EN", "CALSCALE:GREGORIAN",
    ]
    lines.append("X-WR-CALNAME:\(Self.escaped(name))")
    for event in Self.distinct(events) { lines += event.lines(at: now) }
    lines.append("END:VCALENDAR")
    text = lines.map { Self.folded($0) + "\r\n" }.joined()
  }

  /// Returns entries of which no two have one name. A program that finds two shows only one.
  private static func distinct(_ events: [Event]) -> [Event] {
    var taken = Set(events.map(\.id))
    // The last number that was tried for each name.
    var numbers: [String: Int] = [:]
    return events.map { event in
      guard var number = numbers[event.id] else {
        numbers[event.id] = 1
        return event
      }
      var other = event
      repeat {
        number += 1
        other.id = "\(event.id)-\(number)"
      } while !taken.insert(other.id).inserted
      numbers[event.id] = number
      return other
    }
  }

  /// Writes a value of the type TEXT (section 3.3.11). It may have no control characters but tabs.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += "\\\(scalar)"
      case "\n" where previous == "\r": break
      case "\n", "\r": escaped += "\\n"
      case "\t": escaped += "\t"
      case "\0"..."\u{1F}", "\u{7F}": break
      default: escaped.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return escaped
  }

  /// Breaks a line of more than 75 bytes (section 3.1), but never within a character.
  private static func folded(_ line: String) -> String {
    var (folded, length) = ("", 0)
    for scalar in line.unicodeScalars {
      let count = UTF8.width(scalar)
      if length + count > 75 {
        folded += "\r\n "
        length = 1
      }
      folded.unicodeScalars.append(scalar)
      length += count
    }
    return folded
  }
}

extension CalendarFile.Event {
  fileprivate func lines(at now: Moment) -> [String] {
    let day = repeats?.unit == .workday ? self.day.workday : self.day
    var lines = [
      "BEGIN:VEVENT", "UID:\(CalendarFile.escaped(id))@vocalvocab", "DTSTAMP:\(now.stamp)",
    ]
    if let moment {
      lines += ["DTSTART:\(moment.stamp)", "DURATION:PT\(max(1, minutes))M", "TRANSP:TRANSPARENT"]
    } else if let time {
      lines += ["DTSTART:\(day.stamp)T\(time.stamp)", "DURATION:PT\(max(1, minutes))M"]
    } else {
      // A whole day does not make the learner busy.
      lines += ["DTSTART;VALUE=DATE:\(day.stamp)", "TRANSP:TRANSPARENT"]
    }
    if let rule = repeats?.rule(from: day, monthDay: monthDay) {
      let end = last.map { ";UNTIL=\($0.stamp)" + (time == nil ? "" : "T235959") } ?? ""
      lines.append("RRULE:\(rule)\(end)")
    }
    lines.append("SUMMARY:\(CalendarFile.escaped(title))")
    if !about.isEmpty { lines.append("DESCRIPTION:\(CalendarFile.escaped(about))") }
    if let ahead = moment == nil ? time.map({ _ in 0 }) : alarm {
      let trigger = ahead == 0 ? "PT0S" : "-PT\(ahead)M"
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:\(trigger)"]
      lines += ["DESCRIPTION:\(CalendarFile.escaped(title))", "END:VALARM"]
    }
    return lines + ["END:VEVENT"]
  }
}

extension Repeat {
  /// Returns the rule of RFC 5545 (section 3.3.10); `nil` if there is none, as for every third
  /// workday.
  ///
  /// In a month that lacks the day, the entry comes on the last day of the month.
  fileprivate func rule(from day: Day, monthDay: Int?) -> String? {
    let interval = count == 1 ? "" : ";INTERVAL=\(count)"
    let month = day.civil.month
    let date = monthDay ?? day.civil.day
    let dates = (28...max(28, date)).map(String.init).joined(separator: ",")
    let last = date > 28 ? ";BYMONTHDAY=\(dates);BYSETPOS=-1" : ""
    switch unit {
    case .day: return "FREQ=DAILY\(interval)"
    case .workday: return count == 1 ? "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR" : nil
    case .week: return "FREQ=WEEKLY\(interval)"
    case .month: return "FREQ=MONTHLY\(interval)\(last)"
    case .year:
      return "FREQ=YEARLY\(interval)" + (month == 2 && date > 28 ? ";BYMONTH=2\(last)" : "")
    }
  }
}

extension Day {
  /// The day, or the Monday after a weekend.
  fileprivate var workday: Day {
    switch weekday {
    case .saturday: advanced(by: 2)
    case .sunday: advanced(by: 1)
    default: self
    }
  }

  fileprivate var stamp: String { description.bytes.replacing("-", with: "") }
}

extension TimeOfDay {
  fileprivate var stamp: String { description.bytes.replacing(":", with: "") + "00" }
}

extension Moment {
  /// The time in Greenwich.
  fileprivate var stamp: String {
    let utc = Moment(seconds: seconds, utcOffset: 0)
    let (date, time) = utc.localMinutes
    let rest =
      seconds.isFinite ? Int(seconds.truncatingRemainder(dividingBy: 60).rounded(.down)) : 0
    let second = (rest + 60) % 60
    let minutes = TimeOfDay(hour: time / 60, minute: time % 60)?.description ?? "00:00"
    let clock = minutes.bytes.replacing(":", with: "") + (second < 10 ? "0" : "") + "\(second)"
    return "\(Day(number: date).stamp)T\(clock)Z"
  }
}
