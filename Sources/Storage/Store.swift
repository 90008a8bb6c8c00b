/// The place where all learners of a program keep their data: plain files, or a database that
/// several servers share.
public struct Store: Sendable {
  /// The folders of the usual learner's files. With a database, only the cache is used.
  public let folders: Folders
  /// The values that the servers of the store share for a while.
  public let notes: any Notes
  private let database: PostgreSQLStore?

  /// Plain files.
  ///
  /// - Parameters:
  ///   - folders: the folders of the usual learner's files.
  ///   - notes: the notes of the only server.
  public init(_ folders: Folders, notes: MemoryNotes = MemoryNotes()) {
    (self.folders, self.notes, database) = (folders, notes, nil)
  }

  /// A database, in which the tables are made if they are not there.
  ///
  /// - Parameters:
  ///   - address: the address of the database.
  ///   - folders: the folders of this computer, for the cache.
  /// - Throws: ``StorageError``.
  public init(at address: StoreAddress, folders: Folders) throws(StorageError) {
    let database = try PostgreSQLStore(address)
    (self.folders, self.database) = (folders, database)
    notes = PostgreSQLNotes(database)
  }

  /// Whether reading and writing may take long, because the data is on another computer.
  public var mayBlock: Bool { database != nil }

  /// The number of changes of the database's tables that opening the store made.
  public var newMigrations: Int { database?.newMigrations ?? 0 }

  /// The counts and times of the database's transactions; `nil` for files.
  public var figures: StoreFigures? { database?.figures }

  /// Checks that data can be kept now, and that a database's tables are as this program needs them.
  ///
  /// - Throws: ``StorageError``.
  public func check() throws(StorageError) {
    if let database { return try database.checkTables() }
    try FileSystem.makeFolder(folders.data)
  }

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

  /// The store as a copy sees it.
  var copyPlace: any CopyPlace {
    if let database {
      PostgreSQLCopyPlace(store: database, folders: folders)
    } else {
      FileCopyPlace(folders: folders)
    }
  }
}
