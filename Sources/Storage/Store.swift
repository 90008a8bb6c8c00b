/// The place where all learners of a program keep their data: plain files, or a database that
/// several servers share.
public struct Store: Sendable {
  /// The folders of the usual learner's files. With a database, only the cache is used.
  public let folders: Folders
  private let database: PostgreSQLStore?

  /// Plain files.
  public init(_ folders: Folders) { (self.folders, database) = (folders, nil) }

  /// A database, in which the tables are made if they are not there.
  ///
  /// - Parameter folders: the folders of this computer, for the cache.
  /// - Throws: ``StorageError``.
  public init(at address: StoreAddress, folders: Folders) throws(StorageError) {
    (self.folders, database) = (folders, try PostgreSQLStore(address))
  }

  /// Whether reading and writing may take long, because the data is on another computer.
  public var mayBlock: Bool { database != nil }

  /// All learners but the usual one.
  public var learners: any LearnerDirectory {
    if let database {
      PostgreSQLLearners(database, folders: folders)
    } else {
      LearnerFolders(folders)
    }
  }

  /// Opens the files of a learner.
  ///
  /// - Parameters:
  ///   - name: the learner's name in the directory; `nil` for the usual learner.
  ///   - companion: a value of a room that belongs to the files.
  ///   - mostMedia: the most bytes of all sounds and pictures together; `nil` for no bound.
  ///   - onSetAside: a closure that gets each file that was moved aside, at once.
  public func files(
    of name: String?, companion: (any Sendable)? = nil, mostMedia: Int? = nil,
    onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil
  ) throws(StorageError) -> LearnerFiles {
    guard let database else {
      return try LearnerFiles(
        name.map(folders.ofLearner) ?? folders, companion: companion, mostMedia: mostMedia,
        onSetAside: onSetAside)
    }
    return try LearnerFiles(
      PostgreSQLLearners(database, folders: folders).space(of: name), folders: folders,
      companion: companion, mostMedia: mostMedia, onSetAside: onSetAside)
  }
}
