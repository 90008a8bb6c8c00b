internal import Glibc

/// A lock that every process of ours takes before it changes what the lock is for: `flock` on a file of its
/// own. The kernel releases it when a process ends, however it ends.
struct Lock: Sendable {
  private let path: String

  /// The time to wait for another process. It holds the lock for milliseconds unless it hangs.
  private static let patienceMilliseconds = 5000

  /// - Parameter name: the name of the lock's file in the folder.
  init(_ name: String, in folder: String) { path = folder + "/" + name }

  /// Runs a closure while this process holds the lock.
  ///
  /// - Parameter isPatient: whether to wait for another process that holds the lock.
  /// - Throws: ``StorageError/locked(path:)`` when another process does not release the lock.
  func held<Value>(
    isPatient: Bool = true, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    let file = try opened()
    defer { close(file) }
    var waited = 0
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .failedWrite(path) }
      guard isPatient, waited < Self.patienceMilliseconds else { throw .locked(path: path) }
      usleep(2000)
      waited += 2
    }
    return try body()
  }

  /// Opens the lock's file. The first change in a folder makes the folder.
  private func opened() throws(StorageError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT {
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      file = open(path, flags, 0o600)
    }
    guard file >= 0 else { throw .failedWrite(path) }
    return file
  }
}
