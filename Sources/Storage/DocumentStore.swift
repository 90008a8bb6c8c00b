internal import Hashing

/// A namespace of documents: those of one learner, or of a server. Each document is some bytes with
/// a name, such as `lists/week.json`.
package protocol DocumentStore: Sendable {
  /// Returns a document; `nil` where there is none.
  func read(_ name: String) throws(StorageError) -> StoredDocument?

  /// Puts bytes in the place of a document, or makes one.
  ///
  /// - Parameters:
  ///   - state: the state in which the document must be.
  ///   - isSynced: whether to wait for the disk.
  /// - Returns: whether the document was in that state. Where it was not, it stays as it is.
  func replace(
    _ name: String, with bytes: [UInt8], ifStill state: DocumentState, isSynced: Bool
  ) throws(StorageError) -> Bool

  /// Removes a document.
  ///
  /// - Returns: whether there was one in that state.
  func remove(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool

  /// Moves a document that can't be understood out of the way, and reports it.
  ///
  /// - Returns: whether the document was in that state.
  func setAside(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool

  /// Returns the names of the documents that begin with a text and a slash, without either, and
  /// without `.json`, sorted.
  func names(in folder: String) throws(StorageError) -> [String]

  /// Returns where a document is, for the messages about it.
  func location(of name: String) -> String
}

/// A document as it was read.
package struct StoredDocument: Sendable {
  package let bytes: [UInt8]

  /// The state of the document with these bytes.
  package var state: DocumentState { .version(DocumentVersion(bytes)) }
}

/// The version of a document: the hash of its content, because other programs edit files, too.
package struct DocumentVersion: Hashable, Sendable {
  private let hash: FNV1a

  package init(_ bytes: [UInt8]) {
    hash = FNV1a(wordsOf: bytes[...])
  }
}

/// The state in which a document must be before it is changed.
package enum DocumentState: Hashable, Sendable {
  case any
  case absent
  case version(DocumentVersion)
}
