internal import Glibc

/// The old file, after a new one has just taken its place. A program that opened it before may
/// still write to it.
struct ReplacedFile: ~Copyable {
  private let file: Int32
  /// The path of the file in errors.
  private let shown: String

  /// The maximum time to wait for a program that still writes to the old file.
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

  /// Whether another program has the file open for writing. The system then refuses a read lease
  /// (fcntl(2)). If the file system has no leases, this waits for 20 ms and assumes that no program
  /// has it open.
  private var isWritten: Bool {
    // F_SETLEASE, which the C headers define only with _GNU_SOURCE.
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
