internal import ByteText
public import Scheduling

/// A time on the learner's clock, to the minute.
public struct TimeOfDay: Hashable, Sendable, Comparable, Codable {
  /// The minutes since midnight, from 0 to 1439.
  public let minutes: Int

  /// The minutes of a day.
  static let day = 24 * 60

  /// - Returns: `nil` for a time that no clock shows.
  public init?(hour: Int, minute: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// The time at a moment.
  public init(_ moment: Moment) { minutes = moment.localMinutes.time }

  public var hour: Int { minutes / 60 }
  public var minute: Int { minutes % 60 }

  public static func < (one: TimeOfDay, other: TimeOfDay) -> Bool { one.minutes < other.minutes }

  /// Reads a time such as `18:30`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let time = TimeOfDay(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "This is no time.")
    }
    self = time
  }

  /// Writes the time as `18:30`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension TimeOfDay: LosslessStringConvertible {
  /// Reads a time such as `18:30`, `8:05` or `18`.
  public init?(_ text: String) {
    let parts = text.bytes.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      parts.joined().allSatisfy({ ("0"..."9").contains($0) }), let hour = Int(parts[0])
    else { return nil }
    guard parts.count == 2 else {
      self.init(hour: hour)
      return
    }
    guard parts[1].count == 2, let minute = Int(parts[1]) else { return nil }
    self.init(hour: hour, minute: minute)
  }

  public var description: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}

extension Moment {
  /// The days since 1970 on the learner's clock, which begin at midnight, and the minutes since
  /// then.
  var localMinutes: (date: Int, time: Int) {
    let minutes = ((seconds + Double(utcOffset)) / 60).rounded(.down)
    // A wrong clock can give any number, even NaN.
    let bounded = Int(min(max(-5e9, minutes), 5e9))
    let time = (bounded % TimeOfDay.day + TimeOfDay.day) % TimeOfDay.day
    return ((bounded - time) / TimeOfDay.day, time)
  }
}
