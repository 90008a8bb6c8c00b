internal import Threads

/// The document of the session that was left open. The front end's own type says what it holds; every
/// answer is in the journal in any case.
public final class OpenSessionStore: Sendable {
  private let folder: StoreFolder
  /// The last change, where the disk refused it. It counts until the disk takes one.
  private let refused = Guarded<Change?>(nil)

  private enum Change {
    /// The bytes of the document.
    case kept([UInt8])
    case removed
  }

  init(in folder: StoreFolder) { self.folder = folder }

  /// Returns the session that was left open, if there is one. A document of an older version counts as none.
  public func read<Content: Codable & Sendable>(
    as content: Content.Type
  ) throws(StorageError) -> Content? {
    switch refused.withLock({ $0 }) {
    case .kept(let bytes):
      if case .content(let content) = try document(of: content).decode(bytes) { return content }
      return nil
    case .removed: return nil
    case nil: return try document(of: content).read()
    }
  }

  /// Keeps a session; `nil` removes the one that is kept. It does not wait for the disk: a power cut
  /// may lose where the session stood, but no answer.
  public func keep<Content: Codable & Sendable>(_ content: Content?) throws(StorageError) {
    let document = document(of: Content.self)
    do {
      try document.put(content)
      refused.withLock { $0 = nil }
    } catch {
      let change: Change = if let content { .kept(try document.encode(content)) } else { .removed }
      refused.withLock { $0 = change }
      throw error
    }
  }

  /// Removes the session that is kept.
  public func clear() throws(StorageError) { try keep(nil as String?) }

  private func document<Content>(of content: Content.Type) -> Document<Content> {
    Document("session.json", in: folder, format: "vocalvocab.session", version: 6, oldestVersion: 6)
  }
}
