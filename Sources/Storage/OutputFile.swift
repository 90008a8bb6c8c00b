internal import Glibc

/// A file that a person asked for, anywhere: written whole or not at all.
public enum OutputFile {
  /// - Parameter isReplacing: whether a file that is there may be replaced.
  /// - Throws: ``StorageError/exists(path:)``, ``StorageError/cannotWrite(path:reason:)``.
  public static func write(
    _ text: String, to path: String, isReplacing: Bool
  ) throws(StorageError) {
    var status = stat()
    var target = path
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw .cannotWrite(path: path, reason: "it is a folder")
      }
      // A pipe or a device is written to, not replaced.
      guard status.st_mode & S_IFMT == S_IFREG else { return try append(text, to: path) }
      guard isReplacing else { throw .exists(path: path) }
      target = try followed(path)
    }
    try replace(target, with: text, named: path)
  }

  private static func append(_ text: String, to path: String) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
    defer { close(file) }
    try FileSystem.write(Array(text.utf8), to: file, path: path)
  }

  /// The file that a link leads to, so that the link stays one.
  private static func followed(_ path: String) throws(StorageError) -> String {
    guard let real = realpath(path, nil) else {
      throw .cannotWrite(path: path, reason: FileSystem.reason)
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func replace(
    _ target: String, with text: String, named path: String
  ) throws(StorageError) {
    // A name that nothing of the person's has.
    var beside = Array((target + ".XXXXXX").utf8CString)
    let file = mkstemp(&beside)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
    do throws(StorageError) {
      defer { close(file) }
      try FileSystem.write(Array(text.utf8), to: file, path: path)
      // As any other program would have made it. Where the file system knows no modes, that is fine.
      let mask = umask(0)
      umask(mask)
      _ = fchmod(file, 0o666 & ~mask)
      guard fsync(file) == 0 else { throw .cannotWrite(path: path, reason: FileSystem.reason) }
      guard rename(beside, target) == 0 else {
        throw .cannotWrite(path: path, reason: FileSystem.reason)
      }
    } catch {
      unlink(beside)
      throw error
    }
    try FileSystem.syncFolder(of: target)
  }
}
