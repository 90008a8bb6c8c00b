internal import ByteText

/// The part of a file for which a request asks, as a `Range` field names it: `bytes=0-1`,
/// `bytes=500-` or, for the last bytes, `bytes=-500` (RFC 9110, section 14.1.2).
enum ByteRange: Equatable {
  /// The bytes from one position to another, or to the end of the file.
  case from(Int, through: Int?)
  /// So many bytes at the end of the file.
  case last(Int)

  /// Reads a field with one range. A server may pass over any other field, and send the whole
  /// file.
  init?(_ field: String) {
    let parts = field.bytes.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let ends = String(parts[1]).bytes.split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    switch (Self.number(ends[0]), Self.number(ends[1])) {
    case (let first?, let last?) where first <= last: self = .from(first, through: last)
    case (let first?, nil) where ends[1].isEmpty: self = .from(first, through: nil)
    case (nil, let count?) where ends[0].isEmpty: self = .last(count)
    default: return nil
    }
  }

  /// Reads a number of digits alone. A number beyond all files is the largest one.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }

  /// Returns the positions of the bytes in a file; `nil` if the file has none of them.
  ///
  /// - Parameter count: the number of bytes in the file.
  func positions(in count: Int) -> Range<Int>? {
    switch self {
    case .from(let first, let last):
      first < count ? first..<min(last ?? .max, count - 1) + 1 : nil
    case .last(let wanted): wanted > 0 && count > 0 ? max(count - wanted, 0)..<count : nil
    }
  }
}
