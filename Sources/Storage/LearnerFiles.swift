public import Threads

/// One learner's files, a store for each kind.
public final class LearnerFiles: Sendable {
  /// The folders of the files.
  public let folders: Folders
  /// The record of every try.
  public let journal: JournalStore
  /// The learner's own word lists.
  public let lists: ListStore
  /// The learner's blobs. They stand where the sounds and pictures of cards have always been.
  package let blobs: BlobStore
  /// The learner's settings.
  public let settings: SettingsStore
  /// The learner's own pronunciations.
  public let pronunciations: PronunciationStore
  /// The voices that programs speak. A server uses those of its owner's files alone.
  public let voices: VoiceStore
  /// What a server knows of the learner beside practice.
  public let profile: ProfileStore
  /// The secrets of this learner's server.
  public let access: AccessStore
  /// The lists and assignments that this learner gave a class, as its teacher.
  public let classWork: ClassStore
  /// The work that a teacher gave this learner; `nil` without one.
  public let schoolwork: Schoolwork?

  /// The thread of the actors that work with these files. It may wait for the disk, or for another
  /// process that holds the lock, and holds up this learner alone.
  public let thread = DedicatedThread(name: "vocalvocab.files")

  private let reports: SetAsideReports
  /// The changes of open work that the disk refused.
  let refused = RefusedChanges()

  /// The folder of the data, with what its stores share.
  package let data: StoreFolder

  /// The learner's documents, from which each room makes its stores.
  package var documents: any DocumentStore { data.documents }

  /// The documents that take long to write. Nothing else waits for them.
  package var slowDocuments: any DocumentStore { data.slowDocuments }

  /// The stores that have a state, such as a queue, by their types.
  private let stores = Guarded<[ObjectIdentifier: any Sendable]>([:])

  /// Returns the one store of a type, which all who use these files share.
  ///
  /// - Parameter make: makes the store, when somebody first asks for it.
  package func shared<Store: Sendable>(_ make: (LearnerFiles) -> Store) -> Store {
    stores.withLock { stores in
      if let store = stores[ObjectIdentifier(Store.self)] as? Store { return store }
      let store = make(self)
      stores[ObjectIdentifier(Store.self)] = store
      return store
    }
  }

  /// Opens a learner's files and makes the data folder.
  ///
  /// - Parameters:
  ///   - folders: the folders that hold the learner's files.
  ///   - isReading: whether only to read. The data folder is then made by the first change, if one
  ///     comes.
  ///   - schoolwork: the work that a teacher gave the learner.
  ///   - mostMedia: the most bytes of all sounds and pictures together; `nil` where only the disk
  ///     bounds them.
  ///   - onSetAside: a closure that gets each file that was moved aside, at once.
  ///     Without it, ``takeSetAside()`` returns the files.
  /// - Throws: ``StorageError/cannotWrite(path:reason:)`` when the data folder can't be made, and
  ///   ``StorageError/moved(path:)`` where one of several learners has none.
  public convenience init(
    _ folders: Folders, isReading: Bool = false, schoolwork: Schoolwork? = nil,
    mostMedia: Int? = nil, onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil
  ) throws(StorageError) {
    try self.init(
      folders, isReading: isReading, schoolwork: schoolwork, mostMedia: mostMedia,
      onSetAside: onSetAside, calls: .system)
  }

  package init(
    _ folders: Folders, isReading: Bool = false, schoolwork: Schoolwork? = nil,
    mostMedia: Int? = nil, onSetAside: (@Sendable (SetAsideFile) -> Void)? = nil, calls: FileCalls
  ) throws(StorageError) {
    // One of several learners is made by ``LearnerFolders/make(_:)`` alone.
    let home = folders.isOneOfSeveral ? try LearnerHome(folders.data) : nil
    if home == nil, !isReading { try FileSystem.makeFolder(folders.data) }
    self.folders = folders
    self.schoolwork = schoolwork
    reports = SetAsideReports(onSetAside)
    let writer = FileWriter(calls)
    let data = StoreFolder(folders.data, of: home, writer: writer, reports: reports)
    let config = StoreFolder(folders.config, of: home, writer: writer, reports: reports)
    self.data = data
    journal = JournalStore(in: data, cache: folders.cache)
    lists = ListStore(in: data, schoolwork: schoolwork)
    blobs = BlobStore(in: data, at: "decks/media", most: mostMedia)
    classWork = ClassStore(in: data, lists: lists)
    access = AccessStore(in: data)
    profile = ProfileStore(in: data)
    data.removeLeftovers()
    config.removeLeftovers()
    let own = StoreFolder(folders.settings, of: home, writer: writer, reports: reports)
    settings = SettingsStore(in: own, over: folders.usualSettings == nil ? nil : config)
    pronunciations = PronunciationStore(in: config)
    voices = VoiceStore(in: config)
  }

  /// Whether the journal was found mixed from those of two computers, as far as it was read.
  package var hasMixedJournal: Bool { reports.mixedJournal != nil }

  /// Returns the files that were moved aside since the last call.
  public func takeSetAside() -> [SetAsideFile] { reports.take() }

  /// Gives a list another name, also where a class has it.
  ///
  /// - Parameter isReplacing: whether a list that has the new name may be replaced.
  /// - Throws: ``StorageError``, among others ``StorageError/listExists(_:)``.
  public func renameList(
    _ name: String, to new: String, isReplacing: Bool = false
  ) throws(StorageError) {
    let isShared = try classWork.work().sharedLists.contains(name)
    try lists.rename(name, to: new, isReplacing: isReplacing)
    if isShared { try classWork.change { $0.renameList(name, to: new) } }
  }
}
