internal import Glibc
internal import Storage

/// The file that stood in the place of a new one, until a moment ago. Another program that had
/// opened it may still write to it.
struct ReplacedFile: ~Copyable {
  private let file: Int32
  /// The name of the file in an error.
  private let shown: String

  /// How long a program may go on writing to a file that is no longer in its place.
  private static let patience = Duration.seconds(1)

  init(_ path: String, shown: String) throws(StorageError) {
    file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .failedRead(shown) }
    self.shown = shown
  }

  deinit { close(file) }

  /// Waits until no program writes to the file, and returns its bytes.
  func lastBytes(most: Int) throws(StorageError) -> [UInt8] {
    let deadline = ContinuousClock.now + Self.patience
    while isWritten, ContinuousClock.now < deadline { usleep(1000) }
    return try FileSystem.read(file, path: shown, most: most)
  }

  /// Whether another program has the file open to write: then the system gives no lease to read it
  /// alone (fcntl(2)). A file system without leases gets a moment instead.
  private var isWritten: Bool {
    // F_SETLEASE, which the headers have only for GNU.
    let lease: Int32 = 1024
    if fcntl(file, lease, F_RDLCK) == 0 {
      _ = fcntl(file, lease, F_UNLCK)
      return false
    }
    if errno == EAGAIN { return true }
    usleep(20_000)
    return false
  }
}
