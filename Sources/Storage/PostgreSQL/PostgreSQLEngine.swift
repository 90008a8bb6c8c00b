/// A learner's storage in a database.
struct PostgreSQLEngine: StorageEngine {
  let journal: any JournalLines
  let documents: any DocumentStore
  /// The learner's choices, which plain files keep in another folder than the data.
  let settingsDocuments: any DocumentStore
  let blobs: any Blobs

  init(_ space: PostgreSQLSpace, reports: SetAsideReports) {
    journal = PostgreSQLJournal(space, reports: reports)
    documents = PostgreSQLDocuments(space: space, reports: reports, folder: "data/")
    settingsDocuments = PostgreSQLDocuments(space: space, reports: reports, folder: "config/")
    blobs = PostgreSQLBlobs(space: space)
  }

  /// A database locks single rows, so nothing waits for a document that takes long to write.
  var slowDocuments: any DocumentStore { documents }
  var configurationDocuments: any DocumentStore { settingsDocuments }
  var usualSettingsDocuments: (any DocumentStore)? { nil }
}
