internal import Shows

extension Instant {
  /// Reads a time as files of other programs have it: in ISO 8601, with a date that lacks zeros
  /// (`2020-1-5`), or in seconds, milliseconds or microseconds since the beginning of 1970.
  init?(inFile text: String) {
    if let instant = Instant(text) ?? Instant(Self.padded(text)) {
      self = instant
    } else if let number = Double(text), (1e8..<1e18).contains(number) {
      // A time between the years 1973 and 5138 has one of these sizes.
      let divisor = number < 1e11 ? 1.0 : number < 1e14 ? 1e3 : 1e6
      self.init(seconds: Int(number / divisor))
    } else {
      return nil
    }
  }

  /// Returns a date with two digits for the month and for the day.
  private static func padded(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      .map { ($0.count == 1 ? "0" : "") + String(Substring($0)) }.joined(separator: "-")
  }
}
