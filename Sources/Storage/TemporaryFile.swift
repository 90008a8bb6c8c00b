internal import Glibc

/// A file for what is too large for memory. It goes away with this object.
public final class TemporaryFile: Sendable {
  public let path: String
  private let file: Int32

  /// - Parameter folder: the folder that gets the file, and which is made.
  public init(in folder: String) throws(StorageError) {
    try FileSystem.makeFolder(folder)
    path = "\(folder)/temporary-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .failedWrite(path) }
  }

  deinit {
    close(file)
    unlink(path)
  }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) throws(StorageError) {
    try FileWriter().write(bytes, to: file, path: path)
  }
}
