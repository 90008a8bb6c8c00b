internal import ByteText
package import Glibc

/// A file with a name of its own, beside the file that it will replace.
///
/// Unless ``replaceTarget(isSynced:)`` succeeds, the new file is removed at the end.
package struct NewFile: ~Copyable {
  private let target: String
  /// The name of the file in an error.
  private let shown: String
  /// A random name that no other file has. It is short, since the target's may be as long as a name
  /// can be.
  package let path: String
  private let file: Int32
  private let writer: FileWriter

  /// - Parameters:
  ///   - shown: the path that a person gave, where that is a link to the target.
  ///   - permissions: those of the new file, as far as the process's mask allows them.
  package init(
    beside target: String, shown: String? = nil, permissions: mode_t, writer: FileWriter
  ) throws(StorageError) {
    let name = Self.namePrefix + String(UInt64.random(in: 0 ... .max), radix: 36)
    let path = FileSystem.folder(of: target) + "/" + name
    let shown = shown ?? target
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard file >= 0 else { throw .failedWrite(shown) }
    self.target = target
    self.shown = shown
    self.path = path
    self.file = file
    self.writer = writer
  }

  deinit {
    close(file)
    // Once the file has replaced its target, nothing has this name.
    unlink(path)
  }

  /// The beginning of the name of every new file.
  private static let namePrefix = ".vocalvocab-"

  /// Returns whether a folder has new files, which a process is writing or left when it was killed.
  package static func hasLeftovers(in folder: String) -> Bool { !leftovers(in: folder).isEmpty }

  /// Removes the new files of a folder in which no process writes now.
  package static func removeLeftovers(in folder: String) {
    for name in leftovers(in: folder) { unlink(folder + "/" + name) }
  }

  private static func leftovers(in folder: String) -> [String] {
    // They do no harm where the folder can't be read.
    (try? FileSystem.entries(of: folder))?.filter { $0.bytes.hasPrefix(namePrefix) } ?? []
  }

  /// Gives the file the permissions of another.
  package func setPermissions(_ permissions: mode_t) {
    // Some file systems have none; the file is as good there.
    _ = fchmod(file, permissions)
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(StorageError) {
    try writer.write(bytes, to: file, path: shown)
  }

  /// Waits until the disk has all bytes.
  package func sync() throws(StorageError) { try writer.sync(file, path: shown) }

  /// Exchanges the file and its target, and waits for the disk. The old file has the name of the
  /// new one from then on, and goes with it.
  ///
  /// - Returns: whether it was done. Where there is no old file, or the file system knows no
  ///   exchange, nothing has changed.
  package func exchangeWithTarget() throws(StorageError) -> Bool {
    guard writer.calls.exchange(path, target) == 0 else {
      guard [ENOENT, EINVAL, ENOSYS, EPERM, EOPNOTSUPP].contains(errno) else {
        throw .failedWrite(shown)
      }
      return false
    }
    try writer.syncFolder(of: target)
    return true
  }

  /// Puts the file in the place of its target, which is not there yet, and waits for the disk.
  ///
  /// - Returns: whether the place was free; nothing has changed where it was not.
  package func takeFreePlace() throws(StorageError) -> Bool {
    if link(path, target) != 0 {
      if errno == EEXIST { return false }
      // A file system without links, as that of a memory card.
      guard writer.calls.rename(path, target) == 0 else { throw .failedWrite(shown) }
    }
    try writer.syncFolder(of: target)
    return true
  }

  /// Puts the file in the place of its target.
  ///
  /// - Parameter isSynced: whether to wait for the disk.
  package func replaceTarget(isSynced: Bool = true) throws(StorageError) {
    if isSynced { try sync() }
    guard writer.calls.rename(path, target) == 0 else { throw .failedWrite(shown) }
    if isSynced { try writer.syncFolder(of: target) }
  }
}
