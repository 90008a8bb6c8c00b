/// A folder of a learner's files, with all that the stores in it share.
struct StoreFolder: Sendable {
  let path: String
  /// Taken before a file is changed here.
  let lock: Lock
  /// Taken in its place for a file that takes long to write, so that nothing else waits for that file.
  let slowLock: Lock
  let writer: FileWriter
  let reports: SetAsideReports
  /// The learner's home, where several learners practise in one place.
  private let home: LearnerHome?

  init(
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
  var documents: FileDocuments { FileDocuments(folder: self, lock: lock) }

  /// The documents that take long to write.
  var slowDocuments: FileDocuments { FileDocuments(folder: self, lock: slowLock) }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { path + "/" + name }

  /// Runs a closure that changes files without a lock, while the learner's home can't move.
  func stay<Value>(
    _ body: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    guard let home else { return try body() }
    return try home.stay(body)
  }

  /// Makes this folder, or one in it, where it is not there.
  func makeFolder(_ name: String? = nil) throws(StorageError) {
    try stay { () throws(StorageError) in
      try FileSystem.makeFolder(name.map(path(of:)) ?? path)
    }
  }

  /// Removes the files that programs of ours left half written here when they were killed.
  func removeLeftovers() {
    let places = ["lists", DeckStore.place, MediaStore.place, PlanStore.place]
    for folder in [path] + places.map(path(of:)) where NewFile.hasLeftovers(in: folder) {
      // Where another process holds a lock, it may write one of the files. They can wait.
      try? lock.held(isPatient: false) { () throws(StorageError) in
        try slowLock.held(isPatient: false) { NewFile.removeLeftovers(in: folder) }
      }
    }
  }
}
