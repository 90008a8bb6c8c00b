/// A part of a file in memory, which moves from the beginning of the file to its end.
struct FileWindow {
  private let file: UnpackedFile
  private var bytes: [UInt8] = []
  /// The offset of the first byte of the window in the unpacked file.
  private var start = 0

  init(_ file: UnpackedFile) { self.file = file }

  /// Calls a closure with a range of the bytes, which may not begin before an earlier one.
  ///
  /// - Returns: `nil` if the file ends before.
  mutating func read<Result>(
    at range: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(DictionaryFileError) -> Result? {
    guard range.lowerBound >= start else { return nil }
    while start + bytes.count < range.upperBound {
      let passed = min(bytes.count, range.lowerBound - start)
      bytes.removeFirst(passed)
      start += passed
      let count = bytes.count
      bytes.reserveCapacity(count + (1 << 18))
      bytes.append(contentsOf: repeatElement(0, count: 1 << 18))
      let read: Int
      do throws(DictionaryFileError) {
        read = try bytes.withUnsafeMutableBufferPointer { all throws(DictionaryFileError) in
          try file.read(
            into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: all[count...]))
          )
        }
      } catch {
        bytes.removeLast(bytes.count - count)
        throw error
      }
      bytes.removeLast(bytes.count - count - read)
      guard read > 0 else { return nil }
    }
    let first = range.lowerBound - start
    return bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[first..<first + range.count]))
    }
  }
}
