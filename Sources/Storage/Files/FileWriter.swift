internal import Glibc

/// The writer of our files. It replaces a file whole or not at all.
package struct FileWriter: Sendable {
  package let calls: FileCalls

  package init(_ calls: FileCalls = .system) { self.calls = calls }

  /// Replaces one of our files, or creates it. Only this user may read the new file. If the path is
  /// a link, the link stays, and the file that it leads to is replaced and keeps its permissions.
  ///
  /// - Parameter isSynced: whether to wait for the disk. Without that, a power cut may leave the
  ///   old file, or an empty one.
  package func replace(_ path: String, with bytes: [UInt8], isSynced: Bool = true)
    throws(StorageError)
  {
    let target = try FileSystem.target(of: path)
    let file = try NewFile(beside: target, shown: path, permissions: 0o600, writer: self)
    if target != path, let permissions = FileSystem.permissions(of: target) {
      file.setPermissions(permissions)
    }
    try file.write(bytes)
    try file.replaceTarget(isSynced: isSynced)
  }

  /// Writes all bytes to an open file.
  ///
  /// - Parameter path: the name of the file in an error.
  package func write(_ bytes: [UInt8], to file: Int32, path: String) throws(StorageError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { calls.write(file, $0) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .failedWrite(path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the disk has the bytes of an open file.
  package func sync(_ file: Int32, path: String) throws(StorageError) {
    guard calls.sync(file) == 0 else { throw .failedWrite(path) }
  }

  /// Waits until the disk has a path's new, renamed or removed entry in its folder.
  package func syncFolder(of path: String) throws(StorageError) {
    let folder = open(FileSystem.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw .failedWrite(path) }
    defer { close(folder) }
    try sync(folder, path: path)
  }

  /// Moves a file to another path, which may be in another folder. A link that is moved still leads
  /// to the same file.
  ///
  /// - Parameter isOntoTarget: whether a link at the new path stays, and the file that it leads to
  ///   is replaced.
  package func move(_ old: String, to new: String, isOntoTarget: Bool = false) throws(StorageError)
  {
    if isOntoTarget, FileSystem.isLink(new), let bytes = try FileSystem.read(old) {
      try replace(new, with: bytes)
      unlink(old)
    } else if FileSystem.isLink(old), FileSystem.folder(of: old) != FileSystem.folder(of: new) {
      guard symlink(try FileSystem.target(of: old), new) == 0, unlink(old) == 0 else {
        throw .failedWrite(new)
      }
    } else {
      guard calls.rename(old, new) == 0 else { throw .failedWrite(new) }
    }
  }

  /// Deletes a file for good.
  ///
  /// - Returns: whether the file existed.
  package func remove(_ path: String) throws(StorageError) -> Bool {
    guard unlink(path) == 0 else {
      if errno == ENOENT { return false }
      throw .failedWrite(path)
    }
    try syncFolder(of: path)
    return true
  }

  /// Moves a file that can't be understood out of the way, to a free name. When it throws, the file
  /// is where it was.
  ///
  /// - Parameter keepsName: whether the file also keeps its old name until another file replaces
  ///   it. Then a file has that name at any time, even if the program is killed. Without hard
  ///   links, as on a memory card, the file has only the new name.
  /// - Returns: the new path.
  package func setAside(_ path: String, keepsName: Bool = false) throws(StorageError) -> String {
    var number = 1
    while access("\(path).unreadable-\(number)", F_OK) == 0 { number += 1 }
    let aside = "\(path).unreadable-\(number)"
    guard keepsName && link(path, aside) == 0 || calls.rename(path, aside) == 0 else {
      throw .failedWrite(path)
    }
    do throws(StorageError) {
      try syncFolder(of: path)
    } catch {
      if calls.rename(aside, path) == 0 { unlink(aside) }
      throw error
    }
    return aside
  }
}
