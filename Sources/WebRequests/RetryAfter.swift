internal import ByteText
package import FoundationEssentials

extension WebAnswer {
  /// The rests that a server may ask for. Longer ones count as the longest.
  package static let rests = Duration.seconds(1)...Duration.seconds(3_600)

  /// Returns how long the server wants no requests, as its header `Retry-After` says in seconds or
  /// as a date (RFC 9110, section 10.2.3).
  ///
  /// - Parameters:
  ///   - now: the present time, for a date.
  ///   - usual: the rest of a server that says nothing, or nothing that can be read.
  package func rest(at now: Date, usually usual: Duration) -> Duration {
    guard let retryAfter else { return usual }
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var rest = usual
    if !retryAfter.isEmpty, retryAfter.utf8.allSatisfy(isDigit) {
      // A number that is too large for its type is a long rest.
      rest = Int32(retryAfter).map { .seconds($0) } ?? Self.rests.upperBound
    } else if let date = Self.date(retryAfter) {
      let seconds = date.timeIntervalSince(now).rounded()
      rest = .seconds(min(max(seconds, 0), 86_400))
    }
    return min(max(rest, Self.rests.lowerBound), Self.rests.upperBound)
  }

  /// Reads a date of HTTP: `Wed, 21 Oct 2026 07:28:00 GMT`.
  private static func date(_ text: String) -> Date? {
    let pieces = text.bytes.split(separator: " ")
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    guard pieces.count == 6, pieces[5] == "GMT", text.utf8.count < 40,
      let month = months.firstIndex(of: String(pieces[2]))
    else { return nil }
    let number = month < 9 ? "0\(month + 1)" : "\(month + 1)"
    // Another text is no date.
    return try? Date("\(pieces[3])-\(number)-\(pieces[1])T\(pieces[4])Z", strategy: .iso8601)
  }
}
