/// Blobs: the third primitive of the storage. A blob is some bytes whose name is the hash of its
/// content, so it exists once and never changes.
package protocol Blobs: Sendable {
  /// Returns the content of a blob; `nil` if no blob has the name.
  func read(_ name: String) throws(StorageError) -> [UInt8]?

  /// Adds a blob. It is safe after ``sync(_:)``.
  func add(_ bytes: [UInt8], named name: String) throws(StorageError)

  /// Makes a blob as good as a new one, which ``removeUnused()`` leaves alone.
  func renew(_ name: String)

  /// Returns when blobs that were added are safe.
  func sync(_ names: some Collection<String>) throws(StorageError)

  /// Returns the size of all blobs together, in bytes.
  func size() throws(StorageError) -> Int

  /// Removes the blobs that are older than a day and that no document names, not even a removed
  /// document or a copy of one.
  func removeUnused() throws(StorageError)
}
