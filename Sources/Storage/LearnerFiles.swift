/// One learner's files, a store for each kind.
public final class LearnerFiles: Sendable {
  public let folders: Folders
  /// The record of every try.
  public let journal: JournalStore
  /// The list of completed words.
  public let completed: CompletedStore
  /// The learner's own word lists.
  public let lists: ListStore
  public let settings: SettingsStore
  /// The learner's own pronunciations.
  public let pronunciations: PronunciationStore
  /// The session that was left open.
  public let openSession: OpenSessionStore

  private let reports: SetAsideReports

  /// Opens a learner's files and makes the data folder.
  ///
  /// - Parameter onSetAside: a closure that gets a sentence at once for each file that was moved aside.
  ///   Without it, ``takeReports()`` returns the sentences.
  /// - Throws: ``StorageError/cannotWrite(path:reason:)`` when the data folder can't be made.
  public init(
    _ folders: Folders, onSetAside: (@Sendable (String) -> Void)? = nil
  ) throws(StorageError) {
    try FileSystem.makeFolder(folders.data)
    self.folders = folders
    let reports = SetAsideReports(onSetAside)
    self.reports = reports
    let lock = Lock(folder: folders.data)
    journal = JournalStore(path: folders.data + "/journal.jsonl", lock: lock, reports: reports)
    completed = CompletedStore(
      path: folders.data + "/completed.json", lock: lock, reports: reports, journal: journal)
    lists = ListStore(folder: folders.data + "/lists", lock: lock, reports: reports)
    openSession = OpenSessionStore(
      path: folders.data + "/session.json", lock: lock, reports: reports)
    let settingsLock = Lock(folder: folders.config)
    settings = SettingsStore(folder: folders.config, lock: settingsLock, reports: reports)
    pronunciations = PronunciationStore(folder: folders.config, lock: settingsLock)
  }

  /// Returns one sentence for each file that was moved aside since the last call.
  public func takeReports() -> [String] { reports.take() }
}
