/// A folder of a learner's files, with all that the stores in it share.
struct StoreFolder: Sendable {
  let path: String
  /// Taken before a file is changed here.
  let lock: Lock
  /// Taken in its place for a file that takes long to write, so that nothing else waits for that file.
  let slowLock: Lock
  let writer: FileWriter
  let reports: SetAsideReports

  init(_ path: String, writer: FileWriter, reports: SetAsideReports) {
    self.path = path
    lock = Lock(".lock", in: path)
    slowLock = Lock(".slow.lock", in: path)
    self.writer = writer
    self.reports = reports
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { path + "/" + name }

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
