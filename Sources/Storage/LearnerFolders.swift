internal import Glibc

/// The folders of several learners who practise in one place, as a whole.
public struct LearnerFolders: Sendable {
  /// The folder of all data, then that of all settings.
  private let roots: [String]
  private let lock: Lock
  private let writer = FileWriter()

  /// The folder of the learners who were removed. No learner's name begins with a full stop.
  private static let removed = ".removed"

  public init(_ folders: Folders) {
    roots = [folders.data, folders.config].map { $0 + "/learners" }
    lock = Lock(".lock", in: folders.data)
  }

  /// Gives a learner's folders another name.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name.
  public func rename(_ name: String, to new: String) throws(StorageError) {
    try move(name, to: new)
  }

  /// Puts a learner's folders aside, where they can be found again.
  ///
  /// - Returns: the name that they have there, for ``restore(_:as:)``.
  public func remove(_ name: String) throws(StorageError) -> String {
    try FileSystem.makeFolder(roots[0] + "/" + Self.removed)
    var (kept, number) = (name, 1)
    while access("\(roots[0])/\(Self.removed)/\(kept)", F_OK) == 0 {
      number += 1
      kept = "\(name)-\(number)"
    }
    try move(name, to: Self.removed + "/" + kept)
    return kept
  }

  /// Puts the folders of a removed learner back.
  ///
  /// - Throws: ``StorageError/exists(path:)`` where another learner has the name by now.
  public func restore(_ kept: String, as name: String) throws(StorageError) {
    try move(Self.removed + "/" + kept, to: name)
  }

  /// Moves the folder of the settings, then that of the data, which makes the learner. Where a program was
  /// killed between the two, the same move once more does the rest.
  private func move(_ old: String, to new: String) throws(StorageError) {
    try lock.held { () throws(StorageError) in
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
    }
  }
}
