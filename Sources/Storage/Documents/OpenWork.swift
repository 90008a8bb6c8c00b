internal import Threads

/// The document of unfinished work, such as a session, the studies of cards, or a quiz. Its content
/// has the room's own type. In any case, every answer is in the journal.
public struct OpenWork<Content: Codable & Sendable>: Sendable {
  private let document: Document<Content>
  /// The changes that the disk refused; `nil` if refused changes are forgotten.
  private let refused: RefusedChanges?

  /// - Parameters:
  ///   - name: the name of the document, without its ending.
  ///   - files: the learner's files.
  ///   - version: the version of the content. An older document counts as absent.
  ///   - remembersRefused: whether a change that the disk refuses counts all the same, until the
  ///     disk accepts another change.
  package init(
    _ name: String, in files: LearnerFiles, version: Int = 1, remembersRefused: Bool = false
  ) {
    document = Document(
      "\(name).json", in: files.documents, format: "vocalvocab.\(name)", version: version,
      oldestVersion: version)
    refused = remembersRefused ? files.refused : nil
  }

  /// Returns the kept work; `nil` without any.
  public func read() throws(StorageError) -> Content? {
    switch refused?[document.path] {
    case .kept(let bytes):
      if case .content(let content) = try document.decode(bytes) { return content }
      return nil
    case .removed: return nil
    case nil: return try document.read()
    }
  }

  /// Changes the kept work. The closure is called again if another process has changed it
  /// meanwhile.
  ///
  /// - Parameter isSynced: whether to wait for the disk. Without that, a power cut may lose the
  ///   place in the work, but no answer.
  package func change(
    isSynced: Bool = false, _ body: (Content?) throws(StorageError) -> Content
  ) throws(StorageError) {
    try document.change(isSynced: isSynced, body)
  }

  /// Keeps work without waiting for the disk: a power cut may lose the place in the work, but no
  /// answer.
  public func keep(_ content: Content) throws(StorageError) { try put(content) }

  /// Removes the kept work.
  public func clear() throws(StorageError) { try put(nil) }

  private func put(_ content: Content?) throws(StorageError) {
    do {
      try document.put(content)
      refused?[document.path] = nil
    } catch {
      if let refused {
        refused[document.path] =
          if let content { .kept(try document.encode(content)) } else { .removed }
      }
      throw error
    }
  }
}

/// The last change of each document that the disk refused.
final class RefusedChanges: Sendable {
  enum Change {
    /// The bytes of the document.
    case kept([UInt8])
    case removed
  }

  private let changes = Guarded<[String: Change]>([:])

  /// The change of the document at a path; `nil` if the disk accepted the last one.
  subscript(path: String) -> Change? {
    get { changes.withLock { $0[path] } }
    set { changes.withLock { $0[path] = newValue } }
  }
}
