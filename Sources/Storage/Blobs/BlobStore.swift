internal import Hashing

/// A learner's blobs, such as the sounds and pictures of cards. The name of a blob is the hash of
/// its content, so a content is kept only once, and a blob never changes. Documents name
/// the blobs.
public struct BlobStore: Sendable {
  private let blobs: any Blobs
  /// The most bytes of all blobs together; `nil` if only the disk limits them.
  private let most: Int?
  /// The time of this process's last ``removeUnused()``.
  private let lastCleaning = LastCleaning()

  init(_ blobs: any Blobs, most: Int?) { (self.blobs, self.most) = (blobs, most) }

  /// The most bytes of a blob.
  public static let longest = 100 << 20

  /// Returns whether a name has the form that ``add(_:ending:)`` gives. A document that a person
  /// changed may hold any name.
  public static func isGood(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let hash = parts.first, hash.count == 64 else { return false }
    return hash.allSatisfy { digits.contains($0) || (0x61...0x66).contains($0) }
      && parts.dropFirst().allSatisfy { isEnding($0) }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func isEnding(_ ending: some Collection<UInt8>) -> Bool {
    (1...5).contains(ending.count)
      && ending.allSatisfy { digits.contains($0) || (0x61...0x7A).contains($0) }
  }

  /// Returns the content of a blob; `nil` if no blob has the name.
  public func bytes(of name: String) throws(StorageError) -> [UInt8]? {
    guard Self.isGood(name) else { return nil }
    return try blobs.read(name)
  }

  /// Returns the name by which documents refer to a blob.
  ///
  /// - Parameters:
  ///   - bytes: the content of the blob.
  ///   - ending: the ending of its name, such as `mp3`. It is left out unless it has one to five
  ///     ASCII letters or digits.
  public static func name(of bytes: [UInt8], ending: String) -> String {
    let ending = ending.lowercased()
    let hash = SHA256(bytes).hexadecimal
    return isEnding(Array(ending.utf8)) ? "\(hash).\(ending)" : hash
  }

  /// Adds a blob. It is safe after ``sync(_:)``.
  ///
  /// - Parameters:
  ///   - bytes: the content of the blob.
  ///   - ending: the ending of its name, such as `mp3`. It is left out unless it has one to five
  ///     ASCII letters or digits.
  /// - Returns: the name by which documents refer to the blob.
  /// - Throws: ``StorageError/mediaFull(limit:)`` and others.
  public func add(_ bytes: [UInt8], ending: String) throws(StorageError) -> String {
    let name = Self.name(of: bytes, ending: ending)
    // A power cut may have left a file with this name, but without its content.
    if try self.bytes(of: name) == bytes {
      // So it is not removed before a card that names it is saved.
      blobs.renew(name)
      return name
    }
    if lastCleaning.isDue() { try removeUnused() }
    if let most, try blobs.size() + bytes.count > most { throw .mediaFull(limit: most) }
    try blobs.add(bytes, named: name)
    return name
  }

  /// Removes the blobs that are older than a day and that no document names.
  func removeUnused() throws(StorageError) { try blobs.removeUnused() }

  /// Returns when the added blobs are safe, so that they outlast a power cut.
  public func sync(_ names: some Collection<String>) throws(StorageError) {
    if !names.isEmpty { try blobs.sync(names) }
  }
}
