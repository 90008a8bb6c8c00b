/// A folder of a learner's files, with all that the stores in it share.
package struct StoreFolder: Sendable {
  package let path: String
  /// Taken before a file is changed here.
  package let lock: Lock
  /// Taken in its place for a file that takes long to write, so that nothing else waits for that
  /// file.
  package let slowLock: Lock
  package let writer: FileWriter
  package let reports: SetAsideReports
  /// The learner's home, where several learners practise in one place.
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

  /// Makes this folder, or one in it, where it is not there.
  package func makeFolder(_ name: String? = nil) throws(StorageError) {
    try stay { () throws(StorageError) in
      try FileSystem.makeFolder(name.map(path(of:)) ?? path)
    }
  }

  /// Removes the files that programs of ours left half written here when they were killed.
  package func removeLeftovers() {
    for folder in Self.folders(in: path, levels: 2) where NewFile.hasLeftovers(in: folder) {
      // Where another process holds a lock, it may write one of the files. They can wait.
      try? lock.held(isPatient: false) { () throws(StorageError) in
        try slowLock.held(isPatient: false) { NewFile.removeLeftovers(in: folder) }
      }
    }
  }

  /// Returns a folder and those in it that stores of one learner have.
  private static func folders(in path: String, levels: Int) -> [String] {
    // They do no harm where the folder can't be read. No folder of a store has a full stop in its
    // name.
    let names = levels == 0 ? [] : (try? FileSystem.entries(of: path)) ?? []
    return [path]
      + names.filter { !$0.utf8.contains(UInt8(ascii: ".")) && !strangers.contains($0) }
      .map { "\(path)/\($0)" }.filter(FileSystem.isFolder)
      .flatMap { folders(in: $0, levels: levels - 1) }
  }

  /// The folders that are no store's: those of other learners, and of files that were put aside.
  private static let strangers: Set<String> = ["learners", "conflicts"]
}
