/// The document of a learner's settings.
public struct SettingsStore: Sendable {
  private let document: Document<Settings>

  init(in folder: StoreFolder) {
    document = Document("settings.json", in: folder, format: "vocalvocab.settings")
  }

  /// Returns the settings; without a document, all have their normal values.
  public func read() throws(StorageError) -> Settings { try document.read() ?? Settings() }

  /// Changes settings while no other process can.
  public func change(_ body: (inout Settings) -> Void) throws(StorageError) {
    try FileSystem.makeFolder(document.folder.path)
    try document.change { old in
      var settings = old ?? Settings()
      body(&settings)
      return settings
    }
  }
}
