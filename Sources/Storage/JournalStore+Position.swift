internal import Glibc
internal import Hashing

extension JournalStore {
  /// A position in one journal, up to which it was read.
  ///
  /// The journal is the same as before if it is the same file, if the block before the position has
  /// the same hash and, where nothing was added, if the times of the file are the same. One
  /// change isn't noticed: a program changes bytes in place before that block, keeps the size, and
  /// a step of ours follows before the next reading. The editors that we know replace the file.
  public struct Position: Hashable, Sendable {
    let offset: Int
    /// The hash of the block before the offset.
    let tail: UInt64
    let file: FileStamp.Identity
    /// The times of the last change of the content and of the file, each in seconds and
    /// nanoseconds; none where another process added lines meanwhile.
    let times: [Int]

    /// The most bytes of the block.
    fileprivate static let block = 4096
  }

  /// Gives the lines behind a position up to which the same journal was read before to a closure,
  /// oldest first.
  ///
  /// - Parameters:
  ///   - position: the result of the last call; `nil` for the first one.
  ///   - begin: called first, with whether all lines come, as they do where another file took the
  ///     journal's place.
  /// - Returns: the position up to which the journal is read now; `nil` where there is no journal.
  public func follow(
    from position: Position?, begin: (_ isAnew: Bool) -> Void, _ body: (JournalCursor) -> Void
  ) throws(StorageError) -> Position? {
    guard let (file, end) = try openLocked() else {
      begin(true)
      return nil
    }
    defer { close(file) }
    var start = 0
    if let position, try holds(position, of: file, end: end) { start = position.offset }
    begin(start == 0)
    let cursor = JournalCursor()
    try FileSystem.forEachLine(
      of: file, from: start, upTo: end, path: path
    ) { line throws(StorageError) in
      cursor.move(to: line)
      body(cursor)
      if let version = cursor.newerVersion { throw .newerVersion(path: path, version: version) }
    }
    return try self.position(of: file, end: end)
  }

  /// Returns whether the open journal still is what it was up to a position.
  func holds(_ position: Position, of file: Int32, end: Int) throws(StorageError) -> Bool {
    guard position.offset <= end, position.file == (try FileStamp.Identity(of: file, path: path)),
      try tail(of: file, before: position.offset) == position.tail
    else { return false }
    guard position.offset == end, !position.times.isEmpty else { return true }
    return try times(of: file, end: end) == position.times
  }

  /// Returns the position at the end of the open journal.
  func position(of file: Int32, end: Int) throws(StorageError) -> Position {
    Position(
      offset: end, tail: try tail(of: file, before: end),
      file: try FileStamp.Identity(of: file, path: path), times: try times(of: file, end: end))
  }

  private func times(of file: Int32, end: Int) throws(StorageError) -> [Int] {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .failedRead(path) }
    guard status.st_size == end else { return [] }
    return [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
  }

  /// Returns the hash of the block before a position.
  private func tail(of file: Int32, before end: Int) throws(StorageError) -> UInt64 {
    var tail = [UInt8](repeating: 0, count: min(end, Position.block))
    guard pread(file, &tail, tail.count, end - tail.count) == tail.count else {
      throw .failedRead(path)
    }
    return FNV1a(tail).value
  }
}
