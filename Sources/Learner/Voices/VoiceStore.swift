package import Storage

/// A voice that one of the learner's programs speaks, as a file keeps it.
package struct StoredVoice: Hashable, Sendable, Codable {
  /// The name of the voice.
  public var name: String
  /// The program and its arguments.
  package var command: [String]
  /// The folder in which the program runs.
  public var folder: String
  /// The sample rate in samples a second, for a program that writes bare samples; `nil` for a
  /// program that writes a sound file.
  package var rawRate: Int?

  package init(name: String, command: [String], folder: String, rawRate: Int?) {
    self.name = name
    self.command = command
    self.folder = folder
    self.rawRate = rawRate
  }
}

/// The document of the voices that programs speak. Only commands of the terminal change it, because
/// it says which programs run.
package struct VoiceStore: Sendable {
  private let document: Document<Content>

  private struct Content: Codable {
    var voices: [StoredVoice] = []
  }

  init(in documents: any DocumentStore) {
    document = Document("voices.json", in: documents, format: "vocalvocab.voices")
  }

  /// Returns the voices by name; an empty array without a document.
  public func read() throws(StorageError) -> [StoredVoice] { try document.read()?.voices ?? [] }

  /// Keeps a voice, and replaces one of the same name.
  public func add(_ voice: StoredVoice) throws(StorageError) {
    try change { voices in
      voices.removeAll { $0.name == voice.name }
      voices.append(voice)
      voices.sort { $0.name < $1.name }
    }
  }

  /// Removes the voice with a name, if it exists.
  public func remove(_ name: String) throws(StorageError) {
    try change { voices in voices.removeAll { $0.name == name } }
  }

  private func change(_ body: (inout [StoredVoice]) -> Void) throws(StorageError) {
    try document.update(orNew: Content()) { body(&$0.voices) }
  }
}

extension LearnerFiles {
  /// The voices that programs speak. A server uses those of its owner's files alone.
  package var voices: VoiceStore { VoiceStore(in: configurationDocuments) }
}
