internal import Glibc

/// A file that a person asked for, in any place. It is written whole or not at all.
///
/// A link stays, and the file that it leads to is replaced. A replaced file keeps its permissions.
/// A pipe or a device is written to, not replaced.
public enum OutputFile {
  /// Writes a text.
  ///
  /// - Parameters:
  ///   - text: the text to write.
  ///   - path: the path of the file; `-` is standard output.
  ///   - isReplacing: whether a file that exists may be replaced.
  /// - Throws: ``StorageError/exists(path:)``, ``StorageError/cannotSave(path:reason:)``.
  public static func write(
    _ text: String, to path: String, isReplacing: Bool
  ) throws(StorageError) {
    try write(Array(text.utf8), to: path, isReplacing: isReplacing)
  }

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: the bytes to write.
  ///   - path: the path of the file; `-` is standard output.
  ///   - isReplacing: whether a file that exists may be replaced.
  /// - Throws: ``StorageError/exists(path:)``, ``StorageError/cannotSave(path:reason:)``.
  public static func write(
    _ bytes: [UInt8], to path: String, isReplacing: Bool
  ) throws(StorageError) {
    try write(bytes, to: path, isReplacing: isReplacing, writer: FileWriter())
  }

  static func write(
    _ bytes: [UInt8], to path: String, isReplacing: Bool, writer: FileWriter
  ) throws(StorageError) {
    do throws(StorageError) {
      if path == InputFile.standardInput {
        return try writeOut(bytes, writer)
      }
      var status = stat()
      guard stat(path, &status) == 0 else {
        return try replace(path, with: bytes, at: path, permissions: nil, writer)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        guard isReplacing else { throw .exists(path: path) }
        try replace(
          try linked(path), with: bytes, at: path, permissions: status.st_mode & 0o777, writer)
      case S_IFDIR: throw .cannotWrite(path: path, reason: "it is a folder")
      default: try writeThrough(bytes, to: path, writer)
      }
    } catch .cannotWrite(let path, let reason) {
      // `cannotWrite` is for the learner's own files only.
      throw .cannotSave(path: path, reason: reason)
    }
  }

  /// - Parameters:
  ///   - path: the path that the person gave.
  ///   - permissions: the permissions of the old file; `nil` without an old file.
  private static func replace(
    _ target: String, with bytes: [UInt8], at path: String, permissions: mode_t?,
    _ writer: FileWriter
  ) throws(StorageError) {
    let file = try NewFile(beside: target, shown: path, permissions: 0o666, writer: writer)
    if let permissions { file.setPermissions(permissions) }
    try file.write(bytes)
    try file.replaceTarget()
  }

  /// Writes to standard output. If the reader closes the pipe early, that is not an error.
  private static func writeOut(_ bytes: [UInt8], _ writer: FileWriter) throws(StorageError) {
    do throws(StorageError) {
      try writer.write(bytes, to: STDOUT_FILENO, path: InputFile.standardInput)
    } catch {
      guard errno == EPIPE else { throw error }
    }
  }

  private static func writeThrough(
    _ bytes: [UInt8], to path: String, _ writer: FileWriter
  ) throws(StorageError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .failedWrite(path) }
    defer { close(file) }
    try writer.write(bytes, to: file, path: path)
  }

  /// Returns the path with all links followed.
  private static func linked(_ path: String) throws(StorageError) -> String {
    guard let real = realpath(path, nil) else { throw .failedWrite(path) }
    defer { free(real) }
    return String(cString: real)
  }
}
