internal import FoundationEssentials

/// A text whose lines are sorted by their bytes. A binary search finds a line without reading the
/// rest.
struct SortedLines: Sendable {
  private let bytes: Data
  /// The start of the first line.
  private let start: Int

  /// - Parameter heading: the start of the text, above the lines.
  init(_ bytes: Data, heading: String) {
    self.bytes = bytes
    start = heading.utf8.count
  }

  /// - Returns: `nil` if the file is missing or has another heading.
  init?(path: String, heading: String) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      bytes.starts(with: heading.utf8), bytes.last == newline
    else { return nil }
    self.init(bytes, heading: heading)
  }

  /// Returns the first line that begins with a key.
  func line(beginningWith key: String) -> String? {
    let key = Array(key.utf8)
    return bytes.withUnsafeBytes { bytes in
      var (low, high) = (start, bytes.count)
      // `low` is always the start of a line, and the wanted line starts between `low` and `high`.
      while low < high {
        var middle = (low + high) / 2
        while middle > low, bytes[middle - 1] != newline { middle -= 1 }
        let end = Self.endOfLine(from: middle, in: bytes)
        if bytes[middle..<end].lexicographicallyPrecedes(key) {
          low = min(end + 1, bytes.count)
        } else {
          high = middle
        }
      }
      let end = Self.endOfLine(from: low, in: bytes)
      guard bytes[low..<end].starts(with: key) else { return nil }
      return String(decoding: bytes[low..<end], as: UTF8.self)
    }
  }

  private static func endOfLine(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    bytes[start...].firstIndex(of: newline) ?? bytes.count
  }
}

private let newline = UInt8(ascii: "\n")
