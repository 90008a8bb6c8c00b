internal import Glibc

/// The facts that show whether a file has changed: its identity, size and modification time.
public struct FileStamp: Hashable, Sendable {
  /// The identity of a file, whatever its content.
  package struct Identity: Hashable, Sendable {
    let device: UInt
    let number: UInt

    init(device: UInt, number: UInt) { (self.device, self.number) = (device, number) }

    init(_ status: stat) { self.init(device: status.st_dev, number: status.st_ino) }

    /// - Parameters:
    ///   - file: an open file.
    ///   - path: the name of the file in an error.
    init(of file: Int32, path: String) throws(StorageError) {
      var status = stat()
      guard fstat(file, &status) == 0 else { throw .failedRead(path) }
      self.init(status)
    }
  }

  private let file: Identity
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// Makes the stamp of a document that is not a file, from a number that changes with it.
  init(version: Int) {
    file = Identity(device: 0, number: UInt(bitPattern: version))
    (size, seconds, nanoseconds) = (0, 0, 0)
  }

  /// - Returns: `nil` if the file does not exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (file, size) = (Identity(status), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
