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
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .failedWrite(path) }
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
}
