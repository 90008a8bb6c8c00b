package import Storage

/// The documents of a learner's settings: the learner's own, those of the learner's class, and the
/// usual ones. The later ones hold where the earlier ones have no value.
package struct SettingsStore: Sendable {
  private let document: Document<Settings>
  /// The usual settings; `nil` if the learner's own settings are in the same folder.
  private let usual: Document<Settings>?
  /// The work of a class, with what its teacher chose for everyone; `nil` without a teacher.
  private let schoolwork: Schoolwork?

  init(
    in documents: any DocumentStore, over usual: (any DocumentStore)? = nil,
    schoolwork: Schoolwork? = nil
  ) {
    self.schoolwork = schoolwork
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
    var settings = try own()
    if let schoolwork { settings = settings.over(try schoolwork.choices().settings) }
    if let usual = try usual?.read() { settings = settings.over(usual) }
    return settings
  }

  /// Returns what the teacher of a class chose for everyone.
  func classChoices() throws(StorageError) -> ClassChoices {
    try schoolwork?.choices() ?? ClassChoices()
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
    SettingsStore(
      in: settingsDocuments, over: usualSettingsDocuments, schoolwork: schoolwork)
  }
}
