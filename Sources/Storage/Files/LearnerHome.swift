internal import Glibc

/// The data folder of one of several learners who practise in one place.
///
/// A rename gives the folder another path, and a removal puts it aside. Another learner may then
/// get the old path. Therefore, every change of a learner's files runs in ``stay(_:)``, which makes
/// sure that the path still leads to the learner's folder. A rename and a removal wait until no
/// closure runs there.
package final class LearnerHome: Sendable {
  private let path: String
  private let identity: Identity
  private let lock: Lock

  /// The numbers by which the file system identifies a folder.
  private struct Identity: Hashable {
    let device: UInt
    let inode: UInt

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
      (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
    }
  }

  /// - Throws: ``StorageError/moved(path:)`` where there is no folder.
  init(_ path: String) throws(StorageError) {
    guard let identity = Identity(path) else { throw .moved(path: path) }
    self.path = path
    self.identity = identity
    lock = Lock(".home.lock", in: path, makesFolder: false)
  }

  /// Runs a closure while the folder can't move.
  ///
  /// - Throws: ``StorageError/moved(path:)`` if the folder has moved, and the errors of the
  ///   closure.
  func stay<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    try held(isShared: true, body)
  }

  /// Runs a closure that moves the folder, while no closure of ``stay(_:)`` runs.
  ///
  /// - Throws: ``StorageError/moved(path:)`` if the folder has moved already, and the errors of the
  ///   closure.
  func leave(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    try held(isShared: false, body)
  }

  private func held<Value>(
    isShared: Bool, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    guard Identity(path) == identity else { throw .moved(path: path) }
    return try lock.held(isShared: isShared) { () throws(StorageError) in
      // The last holder of the lock may have moved the folder, and the lock's file with it.
      guard Identity(path) == identity else { throw .moved(path: path) }
      return try body()
    }
  }
}
