internal import Glibc
internal import Hashing

/// How a file of lines knows itself again.
///
/// It counts as unchanged up to a position if it is the same file, if the block before the position
/// has the same hash and, if nothing was added, if the file has the same times. One change isn't
/// noticed: a program changes bytes in place before that block and keeps the size, and we append an
/// entry before the next reading. The editors that we know replace the file.
extension FileJournal {
  /// The most bytes of the block before a position.
  private static let block = 4096

  /// Returns whether the open file is unchanged up to a position.
  func holds(_ position: JournalPosition, of file: Int32, end: Int) throws(StorageError) -> Bool {
    guard position.offset <= end,
      try marks(of: file, before: position.offset).elementsEqual(position.marks.prefix(3))
    else { return false }
    let times = position.marks.dropFirst(3)
    guard position.offset == end, !times.isEmpty else { return true }
    return try self.times(of: file, end: end).elementsEqual(times)
  }

  /// Returns the position at the end of the open file.
  func position(of file: Int32, end: Int) throws(StorageError) -> JournalPosition {
    JournalPosition(
      offset: end, marks: try marks(of: file, before: end) + times(of: file, end: end))
  }

  /// Returns the hash of the block before an offset, and the identity of the file.
  private func marks(of file: Int32, before end: Int) throws(StorageError) -> [Int] {
    let identity = try FileStamp.Identity(of: file, path: path)
    return [
      Int(truncatingIfNeeded: try tail(of: file, before: end)),
      Int(truncatingIfNeeded: identity.device), Int(truncatingIfNeeded: identity.number),
    ]
  }

  /// Returns the times of the last change of the content and of the file, each in seconds and
  /// nanoseconds; none if another process added lines meanwhile.
  private func times(of file: Int32, end: Int) throws(StorageError) -> [Int] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failedRead(path) }
    guard status.st_size == end else { return [] }
    return [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }

  /// Returns the hash of the block before a position.
  private func tail(of file: Int32, before end: Int) throws(StorageError) -> UInt64 {
    var tail = [UInt8](repeating: 0, count: min(end, Self.block))
    guard pread(file, &tail, tail.count, end - tail.count) == tail.count else {
      throw .failedRead(path)
    }
    return FNV1a(tail).value
  }
}
