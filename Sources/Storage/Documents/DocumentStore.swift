internal import Hashing

/// A namespace of documents, of one learner or of a server. Each document has a name, such as
/// `lists/week.json`, and some bytes.
package protocol DocumentStore: Sendable {
  /// Returns a document; `nil` where there is none.
  ///
  /// - Parameter most: the most bytes that the document may have.
  /// - Throws: ``StorageError/malformed(path:_:)`` for a longer document, among others.
  func read(_ name: String, most: Int) throws(StorageError) -> StoredDocument?

  /// Replaces the bytes of a document, or creates the document.
  ///
  /// - Parameters:
  ///   - state: the state in which the document must be.
  ///   - isSynced: whether to wait for the disk.
  /// - Returns: whether the document was in that state. If it was not, it stays as it is.
  func replace(
    _ name: String, with bytes: [UInt8], ifStill state: DocumentState, isSynced: Bool
  ) throws(StorageError) -> Bool

  /// Removes a document.
  ///
  /// - Returns: whether the document existed, in that state.
  func remove(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool

  /// Puts documents of one folder in their places, or makes them: all of them or none, even if the
  /// program is killed meanwhile. It waits for the disk.
  ///
  /// - Returns: whether each document was in its state. If one was not, all stay as they are.
  func replaceAll(_ replacements: [DocumentReplacement]) throws(StorageError) -> Bool

  /// Gives a document another name.
  ///
  /// - Parameter isReplacing: whether it may replace a document that has the new name.
  func move(
    _ name: String, to new: String, isReplacing: Bool
  ) throws(StorageError) -> DocumentMove

  /// Changes a document that other programs change, too, at any moment and without our lock. None
  /// of their changes is lost.
  ///
  /// - Parameters:
  ///   - most: the most bytes that the document may have.
  ///   - change: changes the bytes, and returns anything. It is called again if another program has
  ///     changed the document meanwhile. If it changes nothing, the document stays as it is.
  /// - Throws: ``StorageError/malformed(path:_:)`` for a longer document, among others.
  func changeShared<Value>(
    _ name: String, most: Int, _ change: (inout [UInt8]) throws(StorageError) -> Value
  ) throws(StorageError) -> Value

  /// Returns a stamp that changes with the document, without reading the document; `nil` if there
  /// is none.
  func stamp(of name: String) -> FileStamp?

  /// Moves a document that can't be understood out of the way, and reports it.
  ///
  /// - Returns: whether the document was in that state.
  func setAside(_ name: String, ifStill state: DocumentState) throws(StorageError) -> Bool

  /// Returns the names of the documents in a folder, sorted. The names have neither the folder nor
  /// `.json`.
  func names(in folder: String) throws(StorageError) -> [String]

  /// Returns the location of a document, for messages about it.
  func location(of name: String) -> String
}

extension DocumentStore {
  /// Returns a document of any length; `nil` where there is none.
  package func read(_ name: String) throws(StorageError) -> StoredDocument? {
    try read(name, most: .max)
  }
}

/// New bytes for a document.
package struct DocumentReplacement: Sendable {
  package let name: String
  package let bytes: [UInt8]
  /// The state in which the document must be.
  package let state: DocumentState

  package init(_ name: String, _ bytes: [UInt8], ifStill state: DocumentState) {
    (self.name, self.bytes, self.state) = (name, bytes, state)
  }
}

/// The result of giving a document another name.
package enum DocumentMove: Sendable {
  case done
  /// There is no document with the old name.
  case absent
  /// Another document has the new name.
  case taken
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

  /// The version as a number, for an engine that keeps it beside the document.
  var number: Int { Int(truncatingIfNeeded: hash.value) }

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
