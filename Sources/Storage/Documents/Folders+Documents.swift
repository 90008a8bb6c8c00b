extension Folders {
  /// The documents in the configuration folder of this computer. They are files, also where a
  /// database keeps the learners' data, so a backup of that data doesn't have them.
  package var ownDocuments: any DocumentStore {
    StoreFolder(config, writer: FileWriter(.system), reports: SetAsideReports(nil)).documents
  }
}
