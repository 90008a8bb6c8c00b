internal import Glibc

/// A file for bytes that are too many for memory. It has no name in its folder, so it disappears
/// with this object, also if the program is killed.
public final class TemporaryFile: Sendable {
  /// The path by which this process can open the file.
  public let path: String
  private let file: Int32

  /// - Parameter folder: the folder of the file, which is made unless it exists.
  public init(in folder: String) throws(StorageError) {
    try FileSystem.makeFolder(folder)
    let name = "\(folder)/temporary-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .failedWrite(name) }
    unlink(name)
    self.file = file
    path = "/proc/self/fd/\(file)"
  }

  deinit { close(file) }

  /// Appends bytes.
  public func write(_ bytes: [UInt8]) throws(StorageError) {
    try FileWriter().write(bytes, to: file, path: path)
  }
}
