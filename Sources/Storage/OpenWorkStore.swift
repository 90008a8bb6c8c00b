/// The document of work that was left open, such as the studies of cards, or a quiz. The type that a room keeps says
/// what it holds; every answer is in the journal in any case.
public struct OpenWorkStore: Sendable {
  private let folder: StoreFolder
  private let name: String

  /// - Parameter name: the name of the document, without its ending.
  init(_ name: String, in folder: StoreFolder) {
    (self.name, self.folder) = (name, folder)
  }

  /// Returns what was kept; `nil` for nothing.
  public func read<Content: Codable & Sendable>(
    as content: Content.Type
  ) throws(StorageError) -> Content? {
    try document(of: content).read()
  }

  /// Changes what is kept while no other process can.
  ///
  /// - Parameter isSynced: whether to wait for the disk. Without that, a power cut may lose where the work stood, but
  ///   no answer.
  public func change<Content: Codable & Sendable>(
    isSynced: Bool = false, _ body: (Content?) throws(StorageError) -> Content
  ) throws(StorageError) {
    try document(of: Content.self).change(isSynced: isSynced, body)
  }

  private func document<Content>(of content: Content.Type) -> Document<Content> {
    Document("\(name).json", in: folder, format: "vocalvocab.\(name)")
  }
}
