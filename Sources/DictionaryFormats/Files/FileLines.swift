internal import Glibc

/// The lines of a file that may be packed, one after another, however long the file is.
final class FileLines {
  private let file: UnpackedFile
  private let most: Int
  private let buffer: UnsafeMutableRawBufferPointer
  /// The bytes of the buffer that belong to the next lines.
  private var unused = 0..<0
  private var isAtEnd = false
  /// The number of lines that were longer than the limit. They are skipped.
  private(set) var tooLong = 0

  /// - Parameter most: the most bytes of a line.
  init(_ file: UnpackedFile, most: Int) {
    (self.file, self.most) = (file, most)
    buffer = .allocate(byteCount: 2 * most + 1, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The share of the file that was read, from 0 to 1.
  var share: Double { file.share }

  /// Calls a closure with the bytes of the next line.
  ///
  /// - Returns: `nil` at the end of the file.
  func next<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) throws(DictionaryFileError) -> Result? {
    var isSkipping = false
    var searched = unused.lowerBound
    while true {
      if let end = lineEnd(from: searched) {
        let line = unused.lowerBound..<end
        unused = (end + 1)..<unused.upperBound
        searched = unused.lowerBound
        if !isSkipping, line.count <= most { return body(bytes(line)) }
        if !isSkipping { tooLong += 1 }
        isSkipping = false
      } else if isAtEnd {
        let line = unused
        unused = line.upperBound..<line.upperBound
        return line.isEmpty || isSkipping ? nil : body(bytes(line))
      } else {
        if unused.count > most {
          if !isSkipping { tooLong += 1 }
          isSkipping = true
          unused = 0..<0
        }
        searched = unused.count
        try fill()
      }
    }
  }

  /// Returns the place of the next line end; `nil` if the buffer has none.
  private func lineEnd(from start: Int) -> Int? {
    guard let base = buffer.baseAddress, start < unused.upperBound,
      let found = memchr(base + start, 0x0A, unused.upperBound - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Moves the unused bytes to the front of the buffer, and reads others behind them.
  private func fill() throws(DictionaryFileError) {
    if unused.lowerBound > 0, let base = buffer.baseAddress {
      memmove(base, base + unused.lowerBound, unused.count)
      unused = 0..<unused.count
    }
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[unused.upperBound...])
    let count = try file.read(into: room)
    isAtEnd = count == 0
    unused = 0..<(unused.upperBound + count)
  }

  private func bytes(_ line: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer.assumingMemoryBound(to: UInt8.self)[line])
  }
}
