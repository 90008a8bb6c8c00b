internal import Glibc

/// Keeps other processes of ours from a folder while something in it is changed: `flock` on a file
/// of its own, which the kernel lets go of when a process ends, however it ends.
struct Lock: Sendable {
  private let path: String

  /// Another process holds the lock for milliseconds; one that holds it this long has stopped.
  private static let patienceMilliseconds = 5000

  init(folder: String) { path = folder + "/.lock" }

  func held<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
    defer { close(file) }
    var waited = 0
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .cannotWrite(path: path, reason: FileSystem.reason)
      }
      guard waited < Self.patienceMilliseconds else { throw .locked(path: path) }
      usleep(2000)
      waited += 2
    }
    return try body()
  }
}
