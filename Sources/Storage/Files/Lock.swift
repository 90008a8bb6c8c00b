internal import Glibc

/// A lock that each of our processes takes before it changes the protected files: `flock` on a file
/// of its own. The kernel releases the lock when the process ends, for whatever reason.
package struct Lock: Sendable {
  private let path: String
  /// Whether the first change in a folder makes the folder.
  private let makesFolder: Bool
  /// The home of the learner whose files the lock protects, if several learners practise in one
  /// place.
  private let home: LearnerHome?

  /// The time to wait for another process, which holds the lock for milliseconds unless it hangs.
  private static let patienceMilliseconds = 5000

  /// - Parameters:
  ///   - name: the name of the lock's file in the folder.
  ///   - home: the learner's home, which can't move while the lock is held.
  package init(_ name: String, in folder: String, home: LearnerHome?) {
    path = folder + "/" + name
    makesFolder = true
    self.home = home
  }

  /// - Parameter makesFolder: whether the first change in the folder makes the folder.
  package init(_ name: String, in folder: String, makesFolder: Bool = true) {
    path = folder + "/" + name
    self.makesFolder = makesFolder
    home = nil
  }

  /// Runs a closure while this process holds the lock.
  ///
  /// - Parameters:
  ///   - isPatient: whether to wait for another process that holds the lock.
  ///   - isShared: whether other processes may hold the lock at the same time, if they share it,
  ///     too.
  /// - Throws: ``StorageError/locked(path:)`` when another process does not release the lock, and
  ///   ``StorageError/moved(path:)`` when the learner's files have moved.
  package func held<Value>(
    isPatient: Bool = true, isShared: Bool = false, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    guard let home else { return try taken(isPatient, isShared, body) }
    return try home.stay { () throws(StorageError) in try taken(isPatient, isShared, body) }
  }

  private func taken<Value>(
    _ isPatient: Bool, _ isShared: Bool, _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    let file = try opened()
    defer { close(file) }
    var waited = 0
    while flock(file, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw .failedWrite(path) }
      guard isPatient, waited < Self.patienceMilliseconds else { throw .locked(path: path) }
      usleep(2000)
      waited += 2
    }
    return try body()
  }

  private func opened() throws(StorageError) -> Int32 {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT {
      guard makesFolder else { throw .moved(path: FileSystem.folder(of: path)) }
      try FileSystem.makeFolder(FileSystem.folder(of: path))
      file = open(path, flags, 0o600)
    }
    guard file >= 0 else { throw .failedWrite(path) }
    return file
  }
}
