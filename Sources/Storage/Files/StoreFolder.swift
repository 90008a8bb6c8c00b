/// A folder of a learner's files, with the objects that its stores share.
package struct StoreFolder: Sendable {
  package let path: String
  /// The lock that a process takes before it changes a file in the folder.
  package let lock: Lock
  /// The lock for files that take long to write, so that nothing else waits for those files.
  package let slowLock: Lock
  package let writer: FileWriter
  package let reports: SetAsideReports
  /// The learner's home, if several learners practise in one place.
  private let home: LearnerHome?

  package init(
    _ path: String, of home: LearnerHome? = nil, writer: FileWriter, reports: SetAsideReports
  ) {
    self.path = path
    self.home = home
    lock = Lock(".lock", in: path, home: home)
    slowLock = Lock(".slow.lock", in: path, home: home)
    self.writer = writer
    self.reports = reports
  }

  /// The documents that are files in the folder.
  package var documents: FileDocuments { FileDocuments(folder: self, lock: lock) }

  /// The documents that take long to write.
  package var slowDocuments: FileDocuments { FileDocuments(folder: self, lock: slowLock) }

  /// Returns the path of a file in the folder.
  package func path(of name: String) -> String { path + "/" + name }

  /// Runs a closure that changes files without a lock, while the learner's home can't move.
  package func stay<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    guard let home else { return try body() }
    return try home.stay(body)
  }

  /// Makes this folder, or a folder in it, unless it exists.
  package func makeFolder(_ name: String? = nil) throws(StorageError) {
    try stay { () throws(StorageError) in
      try FileSystem.makeFolder(name.map(path(of:)) ?? path)
    }
  }

  /// Removes the unfinished files that our programs left in this folder when they were killed.
  package func removeLeftovers() {
    for folder in Self.folders(in: path, levels: 2) where NewFile.hasLeftovers(in: folder) {
      // A process that holds one of the locks may be writing one of the files. The removal can
      // wait.
      try? lock.held(isPatient: false) { () throws(StorageError) in
        try slowLock.held(isPatient: false) { NewFile.removeLeftovers(in: folder) }
      }
    }
  }

  /// Returns a folder and the folders in it that may belong to a store of the learner.
  private static func folders(in path: String, levels: Int) -> [String] {
    // Leftovers in an unreadable folder do no harm. No folder of a store has a full stop in its
    // name.
    let names = levels == 0 ? [] : (try? FileSystem.entries(of: path)) ?? []
    return [path]
      + names.filter { !$0.utf8.contains(UInt8(ascii: ".")) && !strangers.contains($0) }
      .map { "\(path)/\($0)" }.filter(FileSystem.isFolder)
      .flatMap { folders(in: $0, levels: levels - 1) }
  }

  /// The folders that belong to no store: that of other learners, and that of files put aside.
  private static let strangers: Set<String> = ["learners", "conflicts"]
}
