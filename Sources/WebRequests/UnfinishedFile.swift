internal import ByteText
internal import FoundationEssentials
internal import Glibc
internal import Threads

/// The files of the cache that have not yet taken their names.
///
/// A process locks such a file while it writes it, and the kernel gives the lock back when the
/// process ends. So an unfinished file that is not locked is what a killed program left.
enum UnfinishedFile {
  /// The beginning of the name of every unfinished file.
  private static let prefix = ".unfinished-"
  /// The beginning of the names that earlier versions of the program gave, without a lock.
  private static let earlierPrefix = ".dat.nosync"
  /// The seconds after which no program writes a file of an earlier version any more.
  private static let longestWrite = 3600
  /// The folders from which this process has removed the leftovers.
  private static let cleaned = Guarded<Set<String>>([])

  /// Replaces a file whole: writes a file beside it and renames that, so that two processes may do
  /// it at the same time.
  ///
  /// - Returns: whether the file was replaced. If not, it is as it was.
  @discardableResult
  static func replace(_ path: String, in folder: String, with bytes: Data) -> Bool {
    let new = "\(folder)/\(prefix)" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let file = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { return false }
    defer {
      // Once the file has taken its place, nothing has this name.
      unlink(new)
      close(file)
    }
    // On a file system without locks, the leftovers of a killed program stay. They do no harm.
    _ = flock(file, LOCK_EX | LOCK_NB)
    return write(bytes, to: file) && rename(new, path) == 0
  }

  private static func write(_ bytes: Data, to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Removes the unfinished files that killed programs left in a folder. Each process does so once.
  static func removeLeftovers(in folder: String) {
    guard cleaned.withLock({ $0.insert(folder).inserted }) else { return }
    // Leftovers in an unreadable folder do no harm.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let path = "\(folder)/\(name)"
      if name.bytes.hasPrefix(prefix) ? !isLocked(path) : isOfEarlierVersion(name, at: path) {
        unlink(path)
      }
    }
  }

  /// Returns whether a process writes a file, or whether that can't be known.
  private static func isLocked(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return true }
    defer { close(file) }
    return flock(file, LOCK_EX | LOCK_NB) != 0
  }

  private static func isOfEarlierVersion(_ name: String, at path: String) -> Bool {
    var status = stat()
    return name.bytes.hasPrefix(earlierPrefix) && stat(path, &status) == 0
      && status.st_mtim.tv_sec < time(nil) - longestWrite
  }
}
