public import Threads

/// One learner's journal, documents and blobs. Each room makes its stores of them.
public final class LearnerFiles: Sendable {
  /// The folders of the files.
  public let folders: Folders
  /// The record of every try.
  public let journal: JournalStore
  /// The learner's blobs.
  package let blobs: BlobStore

  /// The thread of the actors that work with these files. If it waits for the disk, or for another
  /// process that holds the lock, only this learner waits.
  public let thread = DedicatedThread(name: "vocalvocab.files")

  private let reports: SetAsideReports
  /// The changes of open work that the disk refused.
  let refused = RefusedChanges()

  /// The engine that keeps the journal, the documents and the blobs.
  private let engine: any StorageEngine

  /// The folder of the data, for the repair of files.
  package let data: StoreFolder
  /// Whether the data is in files, and not in a database.
  package var isInFiles: Bool { space == nil }
  /// The learner's part of a database; `nil` for files.
  private let space: PostgreSQLSpace?

  /// The learner's documents, from which each room makes its stores.
  package var documents: any DocumentStore { engine.documents }
  /// The documents that take long to write. Nothing else waits for them.
  package var slowDocuments: any DocumentStore { engine.slowDocuments }
  /// The documents of the person's choices about this computer.
  package var configurationDocuments: any DocumentStore { engine.configurationDocuments }
  /// The documents of the learner's own settings.
  package var settingsDocuments: any DocumentStore { engine.settingsDocuments }
  /// The documents of the settings that hold where the learner has chosen nothing; `nil` if the
  /// learner's own settings are the usual ones.
  package var usualSettingsDocuments: (any DocumentStore)? { engine.usualSettingsDocuments }

  /// The stores that have a state, such as a queue, by their types.
  private let stores = Guarded<[ObjectIdentifier: any Sendable]>([:])
  /// A value of a room that belongs to these files.
  private let companion: (any Sendable)?

  /// Returns the only store of a type. All users of these files share it.
  ///
  /// - Parameter make: a closure that makes the store at the first call.
  package func shared<Store: Sendable>(_ make: (LearnerFiles) -> Store) -> Store {
    stores.withLock { stores in
      if let store = stores[ObjectIdentifier(Store.self)] as? Store { return store }
      let store = make(self)
      stores[ObjectIdentifier(Store.self)] = store
      return store
    }
  }

  /// Returns the value of a room with which these files were opened; `nil` if there is none of the
  /// type.
  package func companion<Companion: Sendable>(_ type: Companion.Type) -> Companion? {
    companion as? Companion
  }

  /// Opens a learner's files and makes the data folder.
  ///
  /// - Parameters:
  ///   - folders: the folders that hold the learner's files.
  ///   - isReading: whether the files are only read. The first change, if one comes, then makes the
  ///     data folder.
  ///   - companion: a value that stays with the files, whatever it is.
  ///   - mostMedia: the most bytes of all sounds and pictures together; `nil` if only the disk
  ///     limits them.
  ///   - onSetAside: a closure that gets each file that was moved aside, at once. Without it,
  ///     ``takeSetAside()`` returns the files.
  /// - Throws: ``StorageError/cannotWrite(path:reason:)`` when the data folder can't be made, and
  ///   ``StorageError/moved(path:)`` when one of several learners has no data folder.
  public convenience init(
    _ folders: Folders, isReading: Bool = false, companion: (any Sendable)? = nil,
    mostMedia: Int? = nil, onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil
  ) throws(StorageError) {
    try self.init(
      folders, isReading: isReading, companion: companion, mostMedia: mostMedia,
      onSetAside: onSetAside, calls: .system)
  }

  package init(
    _ folders: Folders, isReading: Bool = false, companion: (any Sendable)? = nil,
    mostMedia: Int? = nil, onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil, calls: FileCalls
  ) throws(StorageError) {
    // Only ``LearnerFolders/make(_:)`` makes the folder of one of several learners.
    let home = folders.isOneOfSeveral ? try LearnerHome(folders.data) : nil
    if home == nil, !isReading { try FileSystem.makeFolder(folders.data) }
    self.folders = folders
    self.companion = companion
    reports = SetAsideReports(onSetAside)
    let engine = FileEngine(folders, of: home, writer: FileWriter(calls), reports: reports)
    self.engine = engine
    data = engine.data
    space = nil
    journal = JournalStore(engine.journal, cache: folders.cache)
    blobs = BlobStore(engine.blobs, most: mostMedia)
  }

  /// Opens a learner's part of a database.
  init(
    _ space: PostgreSQLSpace, folders: Folders, companion: (any Sendable)? = nil,
    mostMedia: Int? = nil, onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil
  ) throws(StorageError) {
    self.folders = folders
    self.companion = companion
    reports = SetAsideReports(onSetAside)
    let engine = PostgreSQLEngine(space, reports: reports)
    self.engine = engine
    data = StoreFolder(folders.data, writer: FileWriter(.system), reports: reports)
    self.space = space
    journal = JournalStore(engine.journal, cache: folders.cache)
    blobs = BlobStore(engine.blobs, most: mostMedia)
  }

  // MARK: Several servers

  /// Whether other servers may work with the same data. Each of them takes its turn before it takes
  /// a step, and trusts what it has in memory only while it has the turn.
  public var isShared: Bool { space != nil }

  /// Returns whether another server has renamed or removed the learner since the files were opened.
  public func hasMoved() throws(StorageError) -> Bool { try space?.hasMoved() ?? false }

  /// Returns whether this server took the last turn.
  ///
  /// - Throws: ``StorageError/moved(path:)`` if the learner was renamed or removed meanwhile.
  public func hasTurn() throws(StorageError) -> Bool { try space?.hasTurn() ?? true }

  /// Takes the turn unless this server has it. Later changes by servers that had it before fail
  /// with ``StorageError/takenOver(path:)``, and so does this once another server has taken it.
  public func takeTurn() throws(StorageError) { try space?.takeTurn() }

  /// Makes all changes of a closure at once, or none of them, where other servers may work with the
  /// same data. Files take them one after another.
  ///
  /// - Throws: ``UndoneStep`` if the changes were undone; the errors of the closure, which undo
  ///   nothing unless they say that another server has the learner.
  nonisolated(nonsending) public func inOneStep<Value>(
    _ body: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    guard let space else { return try await body() }
    return try await space.inOneTransaction(body)
  }

  /// Whether the journal, as far as it was read, has lines from two computers.
  package var hasMixedJournal: Bool { reports.mixedJournal != nil }

  /// Returns the files that were moved aside since the last call.
  public func takeSetAside() -> [SetAsideFile] { reports.take() }
}
