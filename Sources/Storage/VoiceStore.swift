/// A voice that a program of the learner speaks, as it is kept.
public struct KeptVoice: Hashable, Sendable, Codable {
  /// The name of the voice.
  public var name: String
  /// The program and its arguments.
  public var command: [String]
  /// The folder in which the program runs.
  public var folder: String
  /// The samples a second of bare samples; `nil` for a program that writes a sound file.
  public var rawRate: Int?

  public init(name: String, command: [String], folder: String, rawRate: Int?) {
    self.name = name
    self.command = command
    self.folder = folder
    self.rawRate = rawRate
  }
}

/// The document of the voices that programs speak. Only commands of the terminal change it, because
/// it says which programs run.
public struct VoiceStore: Sendable {
  private let folder: StoreFolder
  private let document: Document<Content>

  private struct Content: Codable {
    var voices: [KeptVoice] = []
  }

  init(in folder: StoreFolder) {
    self.folder = folder
    document = Document("voices.json", in: folder.documents, format: "vocalvocab.voices")
  }

  /// Returns the voices by name; none without a document.
  public func read() throws(StorageError) -> [KeptVoice] { try document.read()?.voices ?? [] }

  /// Keeps a voice, in place of one of the same name.
  public func add(_ voice: KeptVoice) throws(StorageError) {
    try change { voices in
      voices.removeAll { $0.name == voice.name }
      voices.append(voice)
      voices.sort { $0.name < $1.name }
    }
  }

  /// Removes the voice with a name, if there is one.
  public func remove(_ name: String) throws(StorageError) {
    try change { voices in voices.removeAll { $0.name == name } }
  }

  private func change(_ body: (inout [KeptVoice]) -> Void) throws(StorageError) {
    try folder.makeFolder()
    try document.change { old in
      var content = old ?? Content()
      body(&content.voices)
      return content
    }
  }
}
