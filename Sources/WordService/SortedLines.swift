internal import FoundationEssentials

/// A text file whose lines are sorted by the bytes of their first field: looked up by halving, as
/// WordNet's own library does, without reading the file.
struct SortedLines: Sendable {
  private let bytes: Data

  /// - Returns: `nil` when there is no such file.
  init?(path: String) {
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    self.bytes = bytes
  }

  /// The lines that begin with a key, in the file's order. The key ends with what parts it from the
  /// rest, such as a space.
  func lines(beginningWith key: String) -> [String] {
    let key = Array(key.utf8)
    return bytes.withUnsafeBytes { file in
      var lines: [String] = []
      var start = Self.firstLine(notBefore: key, in: file)
      while start < file.count, file[start...].starts(with: key) {
        let end = Self.endOfLine(from: start, in: file)
        lines.append(String(decoding: file[start..<end], as: UTF8.self))
        start = end + 1
      }
      return lines
    }
  }

  /// The line that starts at an offset.
  func line(at offset: Int) -> String? {
    bytes.withUnsafeBytes { file in
      guard file.indices.contains(offset) else { return nil }
      let end = Self.endOfLine(from: offset, in: file)
      return String(decoding: file[offset..<end], as: UTF8.self)
    }
  }

  /// Where the first line starts that is not sorted before a key.
  private static func firstLine(notBefore key: [UInt8], in file: UnsafeRawBufferPointer) -> Int {
    var (low, high) = (0, file.count)
    // `low` is always the start of a line; the answer lies from it to `high`.
    while low < high {
      var start = (low + high) / 2
      while start > low, file[start - 1] != newline { start -= 1 }
      let end = Self.endOfLine(from: start, in: file)
      if Self.isLine(at: start, to: end, of: file, sortedBefore: key) {
        low = min(end + 1, file.count)
      } else {
        high = start
      }
    }
    return low
  }

  private static func endOfLine(from start: Int, in file: UnsafeRawBufferPointer) -> Int {
    var end = start
    while end < file.count, file[end] != newline { end += 1 }
    return end
  }

  private static func isLine(
    at start: Int, to end: Int, of file: UnsafeRawBufferPointer, sortedBefore key: [UInt8]
  ) -> Bool {
    for (offset, byte) in key.enumerated() {
      guard start + offset < end else { return true }
      let other = file[start + offset]
      if other != byte { return other < byte }
    }
    return false
  }
}

private let newline = UInt8(ascii: "\n")
