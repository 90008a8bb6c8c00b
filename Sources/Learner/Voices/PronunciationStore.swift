package import Storage

/// The learner's own pronunciations: plain text, one line a word.
package struct PronunciationStore: Sendable {
  private let documents: any DocumentStore

  /// The name of the file among the documents.
  private static let name = "pronunciations"

  init(in documents: any DocumentStore) { self.documents = documents }

  /// Returns the bytes of the file; without a file there are none. Other programs may have written
  /// bytes that are not UTF-8.
  public func read() throws(StorageError) -> [UInt8] {
    try documents.read(Self.name)?.bytes ?? []
  }

  /// Changes the bytes. The closure is called again if another process has changed them meanwhile.
  public func change(_ change: ([UInt8]) -> [UInt8]) throws(StorageError) {
    while true {
      let stored = try documents.read(Self.name)
      let bytes = change(stored?.bytes ?? [])
      let state = stored?.state ?? .absent
      if try documents.replace(Self.name, with: bytes, ifStill: state, isSynced: true) { return }
    }
  }
}

extension LearnerFiles {
  /// The learner's own pronunciations.
  package var pronunciations: PronunciationStore {
    PronunciationStore(in: configurationDocuments)
  }
}
