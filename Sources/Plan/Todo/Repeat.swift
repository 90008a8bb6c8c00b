internal import ByteText
public import Scheduling

/// How a task comes back once it is done: `rec:1d`, `rec:2w`, `rec:+1m`.
///
/// The notation is the one that topydo, SimpleTask, sleek and dorecur share: a number and a unit,
/// counted from the day on which the task is done; with `+`, from the day on which it was due.
public struct Repeat: Hashable, Sendable {
  /// A length of time.
  public enum Unit: Character, Hashable, Sendable, CaseIterable {
    case day = "d"
    /// A day from Monday to Friday. Holidays are not left out.
    case workday = "b"
    case week = "w"
    case month = "m"
    case year = "y"
  }

  /// The number of units, at least 1.
  public let count: Int
  public let unit: Unit
  /// Whether the time is counted from the day on which the task was due.
  public let isStrict: Bool

  /// The numbers of units that can be meant.
  public static let counts = 1...999

  /// - Returns: `nil` unless the number is one of ``counts``.
  public init?(every count: Int = 1, _ unit: Unit, isStrict: Bool = false) {
    guard Self.counts.contains(count) else { return nil }
    (self.count, self.unit, self.isStrict) = (count, unit, isStrict)
  }

  /// Returns the day on which the task is due again.
  ///
  /// A day that a month lacks becomes the last day of that month.
  ///
  /// - Parameters:
  ///   - day: the day on which the task is due.
  ///   - monthDay: the day of the month to which months and years come back; `nil` for that of
  ///     `day`. See ``TodoLine/monthDay``.
  public func next(after day: Day, monthDay: Int? = nil) -> Day { moved(day, by: 1, to: monthDay) }

  /// Returns the day on which the task was due before.
  func last(before day: Day, monthDay: Int? = nil) -> Day { moved(day, by: -1, to: monthDay) }

  /// Whether months or years are counted.
  var isByMonth: Bool { unit == .month || unit == .year }

  /// Returns whether a day stands for a later day of the month, which its month lacks.
  func isShortened(_ day: Day, from monthDay: Int) -> Bool {
    isByMonth && day.civil.day < monthDay && day.advanced(by: 1).civil.day == 1
  }

  /// Returns another day, or the same one if the other is beyond the years 1 to 9999, which no line
  /// can hold.
  ///
  /// - Parameter direction: 1 for later, -1 for earlier.
  private func moved(_ day: Day, by direction: Int, to monthDay: Int?) -> Day {
    let moved = unbounded(day, by: direction, to: monthDay)
    return (1...9999).contains(moved.civil.year) ? moved : day
  }

  private func unbounded(_ day: Day, by direction: Int, to monthDay: Int?) -> Day {
    switch unit {
    case .day: return day.advanced(by: direction * count)
    case .week: return day.advanced(by: direction * 7 * count)
    case .month: return day.advanced(byMonths: direction * count, to: monthDay)
    case .year: return day.advanced(byMonths: direction * 12 * count, to: monthDay)
    case .workday:
      var (moved, left) = (day, count)
      while left > 0 {
        moved = moved.advanced(by: direction)
        if moved.weekday != .saturday, moved.weekday != .sunday { left -= 1 }
      }
      return moved
    }
  }
}

extension Repeat: LosslessStringConvertible {
  /// Reads the notation. A number alone counts days. The number and its unit may also be a word:
  /// `daily`, `weekdays`, `weekly`, `monthly`, `yearly`.
  public init?(_ text: String) {
    let words: [String: Unit] = [
      "daily": .day, "weekdays": .workday, "weekly": .week, "monthly": .month, "yearly": .year,
    ]
    let isStrict = text.bytes.hasPrefix("+")
    let amount = (text.bytes.dropping(prefix: "+") ?? text[...]).lowercased()
    if let unit = words[amount] {
      self.init(unit, isStrict: isStrict)
      return
    }
    let digits = amount.prefix { ("0"..."9").contains($0) }
    let rest = amount.dropFirst(digits.count)
    let unit = rest.isEmpty ? Unit.day : rest.count == 1 ? rest.first.flatMap(Unit.init) : nil
    guard let unit, let count = Int(digits) else { return nil }
    self.init(every: count, unit, isStrict: isStrict)
  }

  public var description: String { "\(isStrict ? "+" : "")\(count)\(unit.rawValue)" }
}

/// JSON holds the notation.
extension Repeat: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = Repeat(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This is no time of a repeat.")
    }
    self = time
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Day {
  /// Returns a day of a later month, or the last day of that month if it lacks the day. A month
  /// beyond the years 1 to 9999 leaves the day as it is.
  ///
  /// - Parameters:
  ///   - months: the number of months, which may be 0 or negative.
  ///   - monthDay: the day of the month; `nil` for that of this day.
  package func advanced(byMonths months: Int, to monthDay: Int? = nil) -> Day {
    let (year, month, date) = civil
    let day = monthDay ?? date
    let count = year * 12 + month - 1 + months
    guard let first = Day(year: count / 12, month: count % 12 + 1, date: 1) else { return self }
    let following =
      Day(year: (count + 1) / 12, month: (count + 1) % 12 + 1, date: 1) ?? first.advanced(by: 31)
    return first.advanced(by: min(day, first.distance(to: following)) - 1)
  }

  /// - Returns: `nil` for a date that the calendar lacks, or one beyond the years 1 to 9999.
  package init?(year: Int, month: Int, date: Int) {
    let text = [(year, 4), (month, 2), (date, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    self.init(text.joined(separator: "-"))
  }
}
