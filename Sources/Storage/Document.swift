internal import FoundationEssentials
internal import Glibc

/// A JSON document that is read and replaced whole.
///
/// A document names its format and its version. A document of a newer version is refused and left
/// untouched; one that can't be understood is moved aside before anything is written.
struct Document<Content: Codable & Sendable>: Sendable {
  let folder: StoreFolder
  /// The lock under which the document is changed.
  let lock: Lock
  let path: String
  let format: String
  let version: Int
  /// The oldest version that still means something. A document of an older one counts as absent.
  let oldestVersion: Int
  /// The coder of the plain form, for a document that may be long; `nil` for others.
  let plainForm: PlainForm?

  /// - Parameter name: the file's name in the folder.
  init(
    _ name: String, in folder: StoreFolder, format: String, version: Int = 1,
    oldestVersion: Int = 1, lock: Lock? = nil, plainForm: PlainForm? = nil
  ) {
    self.folder = folder
    self.lock = lock ?? folder.lock
    path = folder.path(of: name)
    self.format = format
    self.version = version
    self.oldestVersion = oldestVersion
    self.plainForm = plainForm
  }

  /// A reader and a writer of documents as VocalVocab writes them, many times as fast as `JSONDecoder`
  /// and `JSONEncoder`. Both return `nil` where only those can tell what is right.
  struct PlainForm: Sendable {
    let read: @Sendable (UnsafeBufferPointer<UInt8>) -> Content?
    let write: @Sendable (Content) -> [UInt8]?
  }

  /// The members that every document has.
  private struct Heading: Codable {
    var format: String
    var version: Int
  }

  /// The meaning of a document's bytes.
  enum Decoded {
    /// The content; `nil` where the document is too old to mean something.
    case content(Content?)
    case unreadable
  }

  /// Returns the content, or `nil` where there is no document. Moves a file that can't be understood
  /// aside.
  func read() throws(StorageError) -> Content? {
    guard let bytes = try FileSystem.read(path) else { return nil }
    if case .content(let content) = try decode(bytes) { return content }
    // Another process may have mended the file meanwhile, so it is read again where none can change it.
    return try lock.held { () throws(StorageError) in try readWhileLocked() }
  }

  private func readWhileLocked() throws(StorageError) -> Content? {
    guard let bytes = try FileSystem.read(path) else { return nil }
    if case .content(let content) = try decode(bytes) { return content }
    guard !MergeMarkers.stand(in: bytes) else { throw .conflicted(path: path) }
    folder.reports.add(try folder.writer.setAside(path))
    return nil
  }

  /// Reads, changes and replaces the document while no other process can.
  ///
  /// - Parameters:
  ///   - isSynced: whether to wait for the disk.
  ///   - change: returns the new content. When it throws, the document stays as it is.
  func change(
    isSynced: Bool = true, _ change: (Content?) throws(StorageError) -> Content
  ) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      try folder.writer.replace(
        path, with: encode(try change(try readWhileLocked())), isSynced: isSynced)
    }
  }

  /// Replaces the document, or removes it, without waiting for the disk.
  func put(_ content: Content?) throws(StorageError) {
    try lock.held { () throws(StorageError) in
      guard let content else {
        _ = try folder.writer.remove(path)
        return
      }
      try folder.writer.replace(path, with: encode(content), isSynced: false)
    }
  }

  /// Decodes the bytes of a document, which may stand in any file.
  ///
  /// - Throws: ``StorageError/newerVersion(path:version:)``.
  func decode(_ bytes: [UInt8], from path: String? = nil) throws(StorageError) -> Decoded {
    if let content = plainForm.flatMap({ bytes.withUnsafeBufferPointer($0.read) }) {
      return .content(content)
    }
    let decoder = JSONDecoder.ofFiles
    let data = Data(bytes)
    // Whatever is wrong with the JSON, the answer is the same: it can't be read.
    guard let heading = try? decoder.decode(Heading.self, from: data), heading.format == format
    else { return .unreadable }
    guard heading.version <= version else {
      throw .newerVersion(path: path ?? self.path, version: heading.version)
    }
    guard heading.version >= oldestVersion else { return .content(nil) }
    guard let content = try? decoder.decode(Content.self, from: data) else { return .unreadable }
    return .content(content)
  }

  /// Returns the bytes of the document with a content.
  func encode(_ content: Content) throws(StorageError) -> [UInt8] {
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
