/// The document of the studies and reviews of cards that were left. The type that Tutor keeps says what it holds.
public struct StudyStore: Sendable {
  private let folder: StoreFolder

  init(in folder: StoreFolder) { self.folder = folder }

  /// Returns what was kept; `nil` for nothing.
  public func read<Content: Codable & Sendable>(
    as content: Content.Type
  ) throws(StorageError) -> Content? {
    try document(of: content).read()
  }

  /// Changes what is kept while no other process can. It does not wait for the disk: a power cut may lose where a
  /// study stood, but no answer.
  public func change<Content: Codable & Sendable>(
    _ body: (Content?) -> Content
  ) throws(StorageError) {
    try document(of: Content.self).change(isSynced: false, body)
  }

  private func document<Content>(of content: Content.Type) -> Document<Content> {
    Document("studies.json", in: folder, format: "vocalvocab.studies")
  }
}
