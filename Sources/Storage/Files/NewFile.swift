internal import ByteText
internal import Glibc

/// A new file with its own name, beside the file that it will replace.
///
/// Unless it takes the place of its target, the new file is removed when this value ends.
package struct NewFile: ~Copyable {
  private let target: String
  /// The name of the file in an error.
  private let shown: String
  /// The path of the file. Its random name is short, because the target's name may have the
  /// greatest possible length.
  package let path: String
  private let file: Int32
  private let writer: FileWriter

  /// - Parameters:
  ///   - shown: the path for errors: the one that a person gave, if it is a link to the target.
  ///   - permissions: the permissions of the new file, as far as the process's mask allows them.
  package init(
    beside target: String, shown: String? = nil, permissions: UInt32, writer: FileWriter
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

  /// Removes the new files of a folder. No process may be writing them.
  package static func removeLeftovers(in folder: String) {
    for name in leftovers(in: folder) { unlink(folder + "/" + name) }
  }

  private static func leftovers(in folder: String) -> [String] {
    // Leftovers in an unreadable folder do no harm.
    (try? FileSystem.entries(of: folder))?.filter { $0.bytes.hasPrefix(namePrefix) } ?? []
  }

  /// Sets the permissions of the file.
  package func setPermissions(_ permissions: UInt32) {
    // Some file systems have no permissions. The file is good without them.
    _ = fchmod(file, permissions)
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(StorageError) {
    try writer.write(bytes, to: file, path: shown)
  }

  /// Waits until the disk has all bytes.
  package func sync() throws(StorageError) { try writer.sync(file, path: shown) }

  /// Exchanges the file and its target, and waits for the disk. The old file then has the new
  /// file's random name, and is removed with it.
  ///
  /// - Returns: whether the files were exchanged. Without an old file, or on a file system that
  ///   can't exchange files, nothing has changed.
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

  /// Puts the file in the place of its target, which must not exist yet, and waits for the disk.
  ///
  /// - Returns: whether the place was free. If it was not, nothing has changed.
  package func takeFreePlace() throws(StorageError) -> Bool {
    if link(path, target) != 0 {
      if errno == EEXIST { return false }
      // The file system may have no hard links, as on a memory card.
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
