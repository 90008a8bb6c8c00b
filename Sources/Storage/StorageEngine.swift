/// The three primitives of one learner's storage: a journal, documents and blobs, in files or in a
/// database.
package protocol StorageEngine: Sendable {
  var journal: any JournalLines { get }
  var documents: any DocumentStore { get }
  /// The documents that take long to write. They have their own lock, so that nothing else waits
  /// for them.
  var slowDocuments: any DocumentStore { get }
  /// The documents of the person's choices about this computer.
  var configurationDocuments: any DocumentStore { get }
  /// The documents of the learner's own settings.
  var settingsDocuments: any DocumentStore { get }
  /// The documents of the settings that hold where the learner has chosen nothing; `nil` if the
  /// learner's own settings are the usual ones.
  var usualSettingsDocuments: (any DocumentStore)? { get }
  var blobs: any Blobs { get }
}

/// Storage in plain files.
struct FileEngine: StorageEngine {
  /// The folder of the data.
  let data: StoreFolder
  private let config: StoreFolder
  private let settings: StoreFolder
  private let hasUsualSettings: Bool

  init(_ folders: Folders, of home: LearnerHome?, writer: FileWriter, reports: SetAsideReports) {
    func folder(_ path: String) -> StoreFolder {
      StoreFolder(path, of: home, writer: writer, reports: reports)
    }
    data = folder(folders.data)
    config = folder(folders.config)
    settings = folder(folders.settings)
    hasUsualSettings = folders.usualSettings != nil
    data.removeLeftovers()
    config.removeLeftovers()
  }

  package var journal: any JournalLines { FileJournal(in: data) }
  package var documents: any DocumentStore { data.documents }
  package var slowDocuments: any DocumentStore { data.slowDocuments }
  package var configurationDocuments: any DocumentStore { config.documents }
  package var settingsDocuments: any DocumentStore { settings.documents }
  package var usualSettingsDocuments: (any DocumentStore)? {
    hasUsualSettings ? config.documents : nil
  }
  /// The blobs, in the folder that has always held the sounds and pictures of cards.
  package var blobs: any Blobs { FileBlobs(in: data, at: "decks/media") }
}
