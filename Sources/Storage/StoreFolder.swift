/// A folder of a learner's files, with all that the stores in it share.
struct StoreFolder: Sendable {
  let path: String
  let lock: Lock
  let writer: FileWriter
  let reports: SetAsideReports

  init(_ path: String, writer: FileWriter, reports: SetAsideReports) {
    self.path = path
    lock = Lock(folder: path)
    self.writer = writer
    self.reports = reports
  }

  /// Returns the path of a file in the folder.
  func path(of name: String) -> String { path + "/" + name }
}
