package import Storage

/// The documents of a learner's settings: the learner's own, and the usual ones, which hold where
/// the learner has chosen nothing.
package struct SettingsStore: Sendable {
  private let document: Document<Settings>
  /// The usual settings; `nil` if the learner's own settings are in the same folder.
  private let usual: Document<Settings>?

  init(in documents: any DocumentStore, over usual: (any DocumentStore)? = nil) {
    func document(_ documents: any DocumentStore) -> Document<Settings> {
      Document("settings.json", in: documents, format: "vocalvocab.settings")
    }
    self.document = document(documents)
    self.usual = usual.map(document)
  }

  /// The file of the learner's own settings.
  public var path: String { document.path }

  /// Returns the settings; without a document, all have their normal values.
  public func read() throws(StorageError) -> Settings {
    let own = try own()
    guard let usual = try usual?.read() else { return own }
    return own.over(usual)
  }

  /// Returns the settings that the learner has chosen.
  public func own() throws(StorageError) -> Settings { try document.read() ?? Settings() }

  /// Changes the learner's own settings. The closure is called again if another process has changed
  /// them meanwhile.
  public func change(_ body: (inout Settings) -> Void) throws(StorageError) {
    try document.update(orNew: Settings(), body)
  }
}

extension LearnerFiles {
  /// The learner's settings.
  package var settings: SettingsStore {
    SettingsStore(in: settingsDocuments, over: usualSettingsDocuments)
  }
}
