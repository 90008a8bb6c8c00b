/// The document of a learner's settings.
public struct SettingsStore: Sendable {
  private let folder: String
  private let document: Document<Settings>

  init(folder: String, lock: Lock, reports: SetAsideReports) {
    self.folder = folder
    document = Document(
      path: folder + "/settings.json", format: "vocalvocab.settings", version: 1, lock: lock,
      reports: reports)
  }

  /// Returns the settings; without a document, all have their normal values.
  public func read() throws(StorageError) -> Settings { try document.read() ?? Settings() }

  /// Changes settings while no other process can.
  public func change(_ body: (inout Settings) -> Void) throws(StorageError) {
    try FileSystem.makeFolder(folder)
    try document.change { old in
      var settings = old ?? Settings()
      body(&settings)
      return settings
    }
  }
}
