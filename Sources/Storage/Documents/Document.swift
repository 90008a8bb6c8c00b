internal import FoundationEssentials

/// A JSON document that is read and replaced whole.
///
/// A document names its format and its version. A document of a newer version is refused and left
/// untouched; one that can't be understood is moved aside before anything is written.
package struct Document<Content: Codable & Sendable>: Sendable {
  let store: any DocumentStore
  package let name: String
  let format: String
  let version: Int
  /// The oldest version that can be read. An older document counts as absent.
  let oldestVersion: Int
  /// The fast coder, for a document that may be long; `nil` for any other document.
  let plainForm: PlainForm?

  /// - Parameter name: the document's name in the store.
  package init(
    _ name: String, in store: any DocumentStore, format: String, version: Int = 1,
    oldestVersion: Int = 1, plainForm: PlainForm? = nil
  ) {
    (self.store, self.name) = (store, name)
    self.format = format
    self.version = version
    self.oldestVersion = oldestVersion
    self.plainForm = plainForm
  }

  /// A reader and a writer of documents in the form that VocalVocab writes, many times as fast as
  /// `JSONDecoder` and `JSONEncoder`. Both return `nil` if only those can read or write the
  /// document.
  package struct PlainForm: Sendable {
    let read: @Sendable (UnsafeBufferPointer<UInt8>) -> Content?
    let write: @Sendable (Content) -> [UInt8]?

    package init(
      read: @escaping @Sendable (UnsafeBufferPointer<UInt8>) -> Content?,
      write: @escaping @Sendable (Content) -> [UInt8]?
    ) {
      (self.read, self.write) = (read, write)
    }
  }

  /// The document's location, for messages about it.
  package var path: String { store.location(of: name) }

  /// The members that every document has.
  private struct Heading: Codable {
    var format: String
    var version: Int
  }

  /// The result of decoding a document's bytes.
  package enum Decoded {
    /// The content; `nil` if the document is older than `oldestVersion`.
    case content(Content?)
    case unreadable
  }

  /// Returns the content; `nil` without a document. Moves a document aside that can't be
  /// understood.
  package func read() throws(StorageError) -> Content? { try current().content }

  /// Returns the content and the state of the document.
  private func current() throws(StorageError) -> (content: Content?, state: DocumentState) {
    while let stored = try store.read(name) {
      if case .content(let content) = try decode(stored.bytes) { return (content, stored.state) }
      guard !MergeMarkers.stand(in: stored.bytes) else { throw .conflicted(path: path) }
      // Another process may have mended the document meanwhile. Then it is read again.
      _ = try store.setAside(name, ifStill: stored.state)
    }
    return (nil, .absent)
  }

  /// Reads, changes and replaces the document.
  ///
  /// - Parameters:
  ///   - isSynced: whether to wait for the disk.
  ///   - change: a closure that returns the new content. It is called again if another process has
  ///     changed the document meanwhile. If it throws, the document stays as it is.
  package func change(
    isSynced: Bool = true, _ change: (Content?) throws(StorageError) -> Content
  ) throws(StorageError) {
    while true {
      let (content, state) = try current()
      let bytes = try encode(try change(content))
      if try store.replace(name, with: bytes, ifStill: state, isSynced: isSynced) { return }
    }
  }

  /// Changes the content, or a new one if there is no document. The closure is called again if
  /// another process has changed the document meanwhile.
  ///
  /// - Throws: ``StorageError``. The document then stays as it is.
  package func update(
    orNew new: Content, _ body: (inout Content) -> Void
  ) throws(StorageError) {
    try change { old in
      var content = old ?? new
      body(&content)
      return content
    }
  }

  /// Returns the stored document; `nil` if it does not exist.
  package func stored() throws(StorageError) -> StoredDocument? { try store.read(name) }

  /// Removes the document for good.
  ///
  /// - Returns: whether the document existed.
  package func remove() throws(StorageError) -> Bool { try store.remove(name, ifStill: .any) }

  /// Replaces the document without waiting for the disk; `nil` removes it.
  package func put(_ content: Content?) throws(StorageError) {
    if let content {
      _ = try store.replace(name, with: encode(content), ifStill: .any, isSynced: false)
    } else {
      _ = try remove()
    }
  }

  /// Decodes the bytes of a document, which may come from any file.
  ///
  /// - Throws: ``StorageError/newerVersion(path:version:)``.
  package func decode(_ bytes: [UInt8], from path: String? = nil) throws(StorageError) -> Decoded {
    if let content = plainForm.flatMap({ bytes.withUnsafeBufferPointer($0.read) }) {
      return .content(content)
    }
    let decoder = JSONDecoder.ofFiles
    let data = Data(bytes)
    // The answer is the same for every mistake in the JSON: it can't be read.
    guard let heading = try? decoder.decode(Heading.self, from: data), heading.format == format
    else { return .unreadable }
    guard heading.version <= version else {
      throw .newerVersion(path: path ?? self.path, version: heading.version)
    }
    guard heading.version >= oldestVersion else { return .content(nil) }
    guard let content = try? decoder.decode(Content.self, from: data) else { return .unreadable }
    return .content(content)
  }

  /// Returns the bytes of the document with this content.
  package func encode(_ content: Content) throws(StorageError) -> [UInt8] {
    if let bytes = plainForm?.write(content) { return bytes }
    let document = Headed(heading: Heading(format: format, version: version), content: content)
    return try JSONEncoder.encode(document, for: path, formatting: .prettyPrinted)
  }

  /// The heading and the content's own keys, side by side in one object.
  private struct Headed: Encodable {
    let heading: Heading
    let content: Content

    func encode(to encoder: any Encoder) throws {
      try heading.encode(to: encoder)
      try content.encode(to: encoder)
    }
  }
}
