internal import Glibc

/// The folders of all learners who practise in one place.
struct LearnerFolders: LearnerDirectory {
  /// The folder of all learners' data, then the folder of all learners' settings.
  private let roots: [String]
  private let folders: Folders
  private let lock: Lock
  private let writer = FileWriter()

  /// The folder of removed learners. No learner's name begins with a full stop.
  private static let removed = ".removed"

  init(_ folders: Folders) {
    roots = [folders.data, folders.config].map { $0 + "/learners" }
    self.folders = folders
    lock = Lock(".lock", in: folders.data)
  }

  /// Returns the names of the learners who have folders, sorted.
  func names() throws(StorageError) -> [String] {
    try FileSystem.entries(of: roots[0]).filter { name in
      // A hidden folder holds the removed learners, or belongs to another program.
      name.utf8.first != UInt8(ascii: ".") && FileSystem.isFolder("\(roots[0])/\(name)")
    }.sorted()
  }

  /// Makes the folder of a new learner.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name.
  func make(_ name: String) throws(StorageError) {
    let path = "\(roots[0])/\(name)"
    try lock.held { () throws(StorageError) in
      try FileSystem.makeFolder(roots[0])
      guard mkdir(path, 0o700) == 0 else {
        throw errno == EEXIST ? .exists(path: path) : .failedWrite(path)
      }
      try writer.syncFolder(of: path)
    }
  }

  /// Gives a learner's folders another name.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name.
  func rename(_ name: String, to new: String) throws(StorageError) {
    try lock.held { () throws(StorageError) in try move(name, to: new) }
  }

  /// Moves a learner's folders aside, so that they can be restored.
  ///
  /// - Parameter id: the learner's identity, by which ``restore(_:)`` finds them.
  func remove(_ name: String, id: String) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      try move(name, to: "\(Self.removed)/\(id)/\(name)")
    }
  }

  /// Returns the name of a removed learner; `nil` where no removed learner has the identity.
  func removedName(of id: String) throws(StorageError) -> String? {
    try FileSystem.entries(of: "\(roots[0])/\(Self.removed)/\(id)").first
  }

  /// Returns the removed learners, sorted by their identities.
  func removed() throws(StorageError) -> [RemovedLearner] {
    let place = "\(roots[0])/\(Self.removed)"
    var removed: [RemovedLearner] = []
    for id in try FileSystem.entries(of: place).sorted()
    where FileSystem.isFolder("\(place)/\(id)") {
      guard let name = try removedName(of: id) else { continue }
      removed.append(RemovedLearner(id: id, name: name))
    }
    return removed
  }

  func files(ofRemoved learner: RemovedLearner) throws(StorageError) -> LearnerFiles {
    let name = "\(Self.removed)/\(learner.id)/\(learner.name)"
    return try LearnerFiles(folders.ofLearner(named: name), isReading: true)
  }

  /// Puts the folders of a removed learner back.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name by now, and
  ///   ``StorageError/moved(path:)`` where no removed learner has the identity.
  func restore(_ id: String) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      guard let name = try removedName(of: id) else {
        throw .moved(path: "\(roots[0])/\(Self.removed)/\(id)")
      }
      try move("\(Self.removed)/\(id)/\(name)", to: name)
      for root in roots { rmdir("\(root)/\(Self.removed)/\(id)") }
    }
  }

  func erase(_ id: String) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      for root in roots {
        let path = "\(root)/\(Self.removed)/\(id)"
        try FileSystem.removeAll(at: path)
        if access(FileSystem.folder(of: path), F_OK) == 0 { try writer.syncFolder(of: path) }
      }
    }
  }

  /// Moves the settings folder, then the data folder. A learner exists if the data folder does. If
  /// a program was killed between the two moves, a repetition of the same move completes it.
  private func move(_ old: String, to new: String) throws(StorageError) {
    try LearnerHome("\(roots[0])/\(old)").leave { () throws(StorageError) in
      // A learner who has changed no setting has no folder for them.
      let moved = roots.filter { access("\($0)/\(old)", F_OK) == 0 }
      for root in moved where access("\(root)/\(new)", F_OK) == 0 {
        throw .exists(path: "\(root)/\(new)")
      }
      for root in moved.reversed() {
        let (from, to) = ("\(root)/\(old)", "\(root)/\(new)")
        try FileSystem.makeFolder(FileSystem.folder(of: to))
        guard Glibc.rename(from, to) == 0 else { throw .failedWrite(to) }
        try writer.syncFolder(of: from)
        try writer.syncFolder(of: to)
      }
      // The cache must not keep what a renamed or removed learner practised.
      SummaryFile.removeAll(of: "\(roots[0])/\(old)/journal.jsonl", in: folders.cache)
    }
  }
}
