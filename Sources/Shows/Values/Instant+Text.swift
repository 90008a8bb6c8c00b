internal import Scheduling

extension Instant: LosslessStringConvertible {
  /// Reads a time of ISO 8601; `nil` for any other text.
  ///
  /// The date may stand alone, which is its first second. A time may lack its seconds, may have a
  /// fraction, which is dropped, and may have an offset (`+01:00`, `+0100`, `+01`). A time without
  /// an offset is in UTC.
  public init?(_ description: String) {
    let text = Array(description.utf8)
    guard text.count <= Self.longest, let day = Self.day(text.prefix(10)) else { return nil }
    guard text.count > 10 else {
      self.init(day)
      return
    }
    guard "T t".utf8.contains(text[10]) else { return nil }
    var rest = text[11...]
    guard let hour = Self.number(&rest), hour < 24, rest.popFirst() == Self.colon,
      let minute = Self.number(&rest), minute < 60
    else { return nil }
    var second = 0
    if rest.first == Self.colon {
      rest = rest.dropFirst()
      // A leap second is the last second of its minute.
      guard let number = Self.number(&rest), number <= 60 else { return nil }
      second = min(number, 59)
      if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
        let digits = rest.dropFirst().prefix(while: Self.isDigit)
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
      }
    }
    guard let offset = Self.offset(rest) else { return nil }
    let local = day.number * Self.day + hour * Self.hour + minute * 60 + second
    guard Self.bounds.contains(local - offset) else { return nil }
    self.init(seconds: local - offset)
  }

  /// The time in UTC: `2026-11-21T10:00:00Z`.
  public var description: String {
    let day = utcDay
    let left = seconds - day.number * Self.day
    let parts = [left / Self.hour, left / 60 % 60, left % 60]
    return "\(day)T" + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":") + "Z"
  }

  /// The most bytes of a text.
  private static let longest = 40
  private static let colon = UInt8(ascii: ":")

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Reads the date at the start of a text.
  private static func day(_ bytes: ArraySlice<UInt8>) -> Day? {
    let day = Day(String(decoding: bytes, as: UTF8.self))
    return day.flatMap { (1...9999).contains($0.civil.year) ? $0 : nil }
  }

  /// Takes a number of two digits.
  private static func number(_ text: inout ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(2)
    guard digits.count == 2, digits.allSatisfy(isDigit) else { return nil }
    text = text.dropFirst(2)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Reads an offset in seconds east of Greenwich at the end of a text.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    var rest = text.drop { $0 == UInt8(ascii: " ") }
    guard let sign = rest.popFirst() else { return text.isEmpty ? 0 : nil }
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return rest.isEmpty ? 0 : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = number(&rest) else {
      return nil
    }
    if rest.first == colon { rest = rest.dropFirst() }
    let minutes = rest.isEmpty ? 0 : number(&rest)
    guard let minutes, rest.isEmpty, hours < 24, minutes < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * hour + minutes * 60)
  }
}

extension Instant: Codable {
  /// Reads a time of ISO 8601.
  public init(from decoder: any Decoder) throws {
    self = try decoder.value(named: "time")
  }

  /// Writes the time in UTC.
  public func encode(to encoder: any Encoder) throws { try encoder.encodeText(self) }
}
