internal import Glibc

/// Writes numbers and texts to a file, from which ``PlainReader`` reads them.
struct PlainWriter {
  private let file: Int32
  private let owner: OpenFile?
  private var bytes: [UInt8] = []

  init(_ file: Int32) { (self.file, owner) = (file, nil) }

  init(_ file: OpenFile) { (self.file, owner) = (file.descriptor, file) }

  /// The error of a file that can't take more, with the system's reason.
  struct Full: Error {
    let code: Int32
  }

  mutating func write(_ number: Int) throws(Full) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
    if bytes.count >= 1 << 16 { try flush() }
  }

  mutating func write(_ number: Double) throws(Full) {
    try write(Int(truncatingIfNeeded: number.bitPattern))
  }

  mutating func write(_ text: String) throws(Full) {
    var text = text
    let utf8 = text.withUTF8 { Array($0) }
    try write(utf8)
  }

  mutating func write(_ content: [UInt8]) throws(Full) {
    try write(content.count)
    bytes += content
    if bytes.count >= 1 << 16 { try flush() }
  }

  mutating func flush() throws(Full) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Full(code: errno) }
      written += count
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Reads what ``PlainWriter`` wrote. If a stranger's file has taken over the writing process, the
/// bytes may be anything.
struct PlainReader {
  private let descriptor: Int32
  private var bytes: ArraySlice<UInt8> = []
  /// The bytes of the file that are still to be read.
  private var left: Int

  /// - Parameter descriptor: the descriptor of a file on a disk, which is read from its beginning.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    left = Int(max(0, lseek(descriptor, 0, SEEK_END)))
    lseek(descriptor, 0, SEEK_SET)
  }

  /// The error of a file with other content.
  struct Broken: Error {}

  mutating func number() throws(Broken) -> Int {
    let taken = try take(8)
    var number: UInt64 = 0
    for byte in taken.reversed() { number = number << 8 | UInt64(byte) }
    return Int(truncatingIfNeeded: number)
  }

  /// Returns the number of elements that follow. Each of them takes at least one byte.
  mutating func count() throws(Broken) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.count + left else { throw Broken() }
    return count
  }

  mutating func double() throws(Broken) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(try number())))
  }

  mutating func text() throws(Broken) -> String {
    guard let text = String(validating: try content(), as: UTF8.self) else { throw Broken() }
    return text
  }

  mutating func content() throws(Broken) -> ArraySlice<UInt8> { try take(try count()) }

  private mutating func take(_ count: Int) throws(Broken) -> ArraySlice<UInt8> {
    if bytes.count < count {
      guard count <= bytes.count + left else { throw Broken() }
      var buffer = Array(bytes)
      let wanted = min(left, max(count - bytes.count, 1 << 16))
      buffer.reserveCapacity(bytes.count + wanted)
      while buffer.count < count {
        var piece = [UInt8](repeating: 0, count: min(wanted, 1 << 16))
        let got = Glibc.read(descriptor, &piece, piece.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { throw Broken() }
        buffer += piece[..<got]
        left -= got
      }
      bytes = buffer[...]
    }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }
}
