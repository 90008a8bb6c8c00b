internal import Glibc

extension FileSystem {
  /// Returns the end of a file's last whole line, and the end of the file.
  package static func ends(of file: Int32, path: String) throws(StorageError) -> (
    lines: Int, file: Int
  ) {
    let size = lseek(file, 0, SEEK_END)
    guard size >= 0 else { throw .failedRead(path) }
    var block = [UInt8](repeating: 0, count: 1 << 12)
    var end = size
    while end > 0 {
      let start = max(0, end - block.count)
      guard pread(file, &block, end - start, start) == end - start else { throw .failedRead(path) }
      if let last = block[..<(end - start)].lastIndex(of: newline) {
        return (start + last + 1, size)
      }
      end = start
    }
    return (0, size)
  }

  /// Passes the lines of a file to a closure, one after another. Only a block of the file, or its
  /// longest line, is in memory.
  ///
  /// - Parameters:
  ///   - start: the offset to begin at, usually the start of a line.
  ///   - end: the offset to stop at. A line that does not end before it is skipped.
  package static func forEachLine(
    of file: Int32, from start: Int = 0, upTo end: Int, path: String,
    _ body: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) {
    var block = [UInt8](repeating: 0, count: 1 << 18)
    // The number of bytes at the block's start that belong to an unfinished line.
    var begun = 0
    var offset = start
    while offset < end {
      if begun == block.count { block += [UInt8](repeating: 0, count: block.count) }
      let count = block.withUnsafeMutableBytes { bytes in
        let room = UnsafeMutableRawBufferPointer(
          rebasing: bytes[begun..<min(bytes.count, begun + end - offset)])
        return pread(file, room.baseAddress, room.count, offset)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw .failedRead(path) }
      // Another process has made the file shorter.
      if count == 0 { return }
      offset += count
      let filled = begun + count
      let given = try block.withUnsafeBufferPointer { bytes throws(StorageError) in
        try forEachLine(of: UnsafeBufferPointer(rebasing: bytes[..<filled]), body)
      }
      block.withUnsafeMutableBytes { bytes in
        bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[given..<filled]))
      }
      begun = filled - given
    }
  }

  /// - Returns: the end of the last whole line.
  private static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) throws(StorageError) -> Void
  ) throws(StorageError) -> Int {
    guard let first = bytes.baseAddress else { return 0 }
    var start = 0
    while let end = memchr(first + start, Int32(newline), bytes.count - start) {
      let length = UnsafeRawPointer(end) - UnsafeRawPointer(first + start)
      try body(UnsafeBufferPointer(start: first + start, count: length))
      start += length + 1
    }
    return start
  }
}

package let newline = UInt8(ascii: "\n")
