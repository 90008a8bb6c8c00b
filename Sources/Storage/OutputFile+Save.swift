internal import Glibc

extension OutputFile {
  /// Writes a text anywhere a person wants it, whole or not at all: beside the file, synced, renamed
  /// over it. A link is followed; permissions of a file that was there are kept.
  ///
  /// - Throws: ``StorageError/cannotSave(path:reason:)``.
  public static func save(_ text: String, to path: String) throws(StorageError) {
    do {
      try FileSystem.save(Array(text.utf8), to: path)
    } catch .cannotWrite(_, let reason) {
      throw .cannotSave(path: path, reason: reason)
    }
  }
}

extension FileSystem {
  fileprivate static func save(_ bytes: [UInt8], to path: String) throws(StorageError) {
    let target = target(of: path)
    var status = stat()
    let exists = stat(target, &status) == 0
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      throw .cannotWrite(path: path, reason: "it is there, and is no file")
    }
    // A name that nobody has, so that no other file of the person's is written over.
    let beside = "\(target).\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotWrite(path: path, reason: reason) }
    do throws(StorageError) {
      defer { close(file) }
      if exists { fchmod(file, status.st_mode & 0o777) }
      try write(bytes, to: file, path: path)
      guard fsync(file) == 0, rename(beside, target) == 0 else {
        throw .cannotWrite(path: path, reason: reason)
      }
    } catch {
      unlink(beside)
      throw error
    }
    try syncFolder(of: target)
  }

  /// Where a path leads when it is a link; else the path itself.
  private static func target(of path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
