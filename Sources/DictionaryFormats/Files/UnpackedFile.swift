internal import CZlib
internal import Glibc

/// A file that is read from its beginning to its end, and unpacked if it is gzip (RFC 1952). Files
/// of several members and those of dictzip, which are gzip, too, are read as one.
package final class UnpackedFile {
  private let path: String
  private let file: Int32
  private let stream: OpaquePointer?
  /// The size of the file on the disk, in bytes.
  package let size: Int
  /// The bytes of the file that were read, packed as they are.
  package private(set) var position = 0

  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  /// The bytes of the buffer that are to be used next.
  private var unused = 0..<0
  /// Whether a member has begun and not ended.
  private var isInMember = false
  private var isAtEnd = false

  /// - Throws: ``DictionaryFileError/notReadable(path:reason:)``,
  ///   ``DictionaryFileError/missingLibrary(_:)``.
  package init(_ path: String) throws(DictionaryFileError) {
    // Opening a pipe would wait for a writer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw .notReadable(path: path, reason: String(cString: strerror(errno)))
    }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw .notReadable(path: path, reason: "it is not a file")
    }
    var signature: [UInt8] = [0, 0]
    let count = pread(file, &signature, 2, 0)
    if count == 2, signature == [0x1F, 0x8B] {
      guard let opened = czlib_open() else {
        close(file)
        throw .missingLibrary("zlib")
      }
      stream = opened
    } else {
      stream = nil
    }
    (self.path, self.file, size) = (path, file, Int(status.st_size))
    posix_fadvise(file, 0, 0, POSIX_FADV_SEQUENTIAL)
  }

  deinit {
    close(file)
    buffer.deallocate()
    if let stream { czlib_close(stream) }
  }

  /// The share of the file that was read, from 0 to 1.
  package var share: Double { size == 0 ? 1 : min(1, Double(position) / Double(size)) }

  /// Reads the next bytes.
  ///
  /// - Returns: their number; 0 at the end of the file.
  /// - Throws: ``DictionaryFileError/cutOff(path:)``, ``DictionaryFileError/damaged(path:)``, and
  ///   ``DictionaryFileError/notReadable(path:reason:)``. All bytes before the damage were given.
  package func read(into room: UnsafeMutableRawBufferPointer) throws(DictionaryFileError) -> Int {
    guard !room.isEmpty, !isAtEnd else { return 0 }
    guard let stream else {
      let count = try readFile(into: room)
      isAtEnd = count == 0
      return count
    }
    while true {
      if unused.isEmpty {
        unused = 0..<(try readFile(into: buffer))
        if unused.isEmpty {
          isAtEnd = true
          if isInMember { throw .cutOff(path: path) }
          return 0
        }
      }
      if !isInMember, try !begin() { continue }
      let made = try inflate(stream, into: room)
      if made > 0 { return made }
    }
  }

  /// Begins a member, unless only zeros are left in the buffer, with which some tapes are filled.
  private func begin() throws(DictionaryFileError) -> Bool {
    while let first = unused.first, buffer[first] == 0 { unused = (first + 1)..<unused.upperBound }
    guard let first = unused.first else { return false }
    guard buffer[first] == 0x1F else {
      isAtEnd = true
      throw .damaged(path: path)
    }
    isInMember = true
    return true
  }

  private func inflate(
    _ stream: OpaquePointer, into room: UnsafeMutableRawBufferPointer
  ) throws(DictionaryFileError) -> Int {
    var (read, made) = (UInt32(0), UInt32(0))
    let state = czlib_inflate(
      stream, buffer.baseAddress.map { $0 + unused.lowerBound }, UInt32(clamping: unused.count),
      room.baseAddress, UInt32(clamping: room.count), &read, &made)
    unused = (unused.lowerBound + Int(read))..<unused.upperBound
    switch state {
    case CZLIB_END:
      isInMember = false
      czlib_next(stream)
    case CZLIB_DAMAGED where made == 0:
      isAtEnd = true
      throw .damaged(path: path)
    case CZLIB_MORE where read == 0 && made == 0:
      isAtEnd = true
      throw .damaged(path: path)
    // After damage behind good bytes, the next call finds the damage again.
    default:
      break
    }
    return Int(made)
  }

  private func readFile(
    into room: UnsafeMutableRawBufferPointer
  ) throws(DictionaryFileError) -> Int {
    while true {
      let count = Glibc.read(file, room.baseAddress, room.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .notReadable(path: path, reason: String(cString: strerror(errno)))
      }
      position += count
      return count
    }
  }
}

extension UnpackedFile {
  /// Returns the whole content.
  ///
  /// - Parameter most: the most bytes that it may have.
  /// - Throws: ``DictionaryFileError``.
  package func content(atMost most: Int) throws(DictionaryFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let part = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { part.deallocate() }
    while true {
      let count = try read(into: part)
      guard count > 0 else { return bytes }
      guard bytes.count + count <= most else { throw .tooLarge(limit: most) }
      bytes.append(contentsOf: part[..<count])
    }
  }
}
