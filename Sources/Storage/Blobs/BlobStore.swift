internal import Glibc
internal import Hashing

/// The blobs of a learner, such as the sounds and pictures of cards. The name of a blob is the hash
/// of its content, so each is there once, and stays as it is. Documents in the folder above name
/// it.
public struct BlobStore: Sendable {
  private let folder: StoreFolder
  /// The folder of the blobs, in the learner's data folder.
  private let place: String
  /// The most bytes of all files together; `nil` where only the disk bounds them.
  private let most: Int?
  /// The time of this process's last ``removeUnused()``.
  private let lastCleaning = LastCleaning()

  init(in folder: StoreFolder, at place: String, most: Int?) {
    (self.folder, self.place, self.most) = (folder, place, most)
  }

  /// The most bytes of a file.
  public static let longest = 100 << 20

  /// The folder of the files.
  public var path: String { folder.path(of: place) }

  /// Returns whether a name is one that ``add(_:ending:)`` gives. A document that a person changed
  /// may have any.
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

  /// Returns the content of a file; `nil` where there is none of the name.
  public func bytes(of name: String) throws(StorageError) -> [UInt8]? {
    guard Self.isGood(name) else { return nil }
    return try FileSystem.read("\(path)/\(name)")
  }

  /// Returns the name by which a document knows a file.
  ///
  /// - Parameter ending: the ending of its name, such as `mp3`; one that is no word of ASCII is
  ///   left out.
  public static func name(of bytes: [UInt8], ending: String) -> String {
    let ending = ending.lowercased()
    let hash = SHA256(bytes).hexadecimal
    return isEnding(Array(ending.utf8)) ? "\(hash).\(ending)" : hash
  }

  /// Adds a file. It is safe on the disk after ``sync(_:)``.
  ///
  /// - Parameter ending: the ending of its name, such as `mp3`; one that is no word of ASCII is
  ///   left out.
  /// - Returns: the name by which a document knows the file.
  /// - Throws: ``StorageError/mediaFull(limit:)`` and others.
  public func add(_ bytes: [UInt8], ending: String) throws(StorageError) -> String {
    let name = Self.name(of: bytes, ending: ending)
    // A power cut may have left a file of the name without its content.
    if try self.bytes(of: name) == bytes {
      // Somebody may save a card with it, so it is as good as new.
      utimensat(AT_FDCWD, "\(path)/\(name)", nil, 0)
      return name
    }
    if lastCleaning.isDue() { try removeUnused() }
    if let most, try size() + bytes.count > most { throw .mediaFull(limit: most) }
    try folder.stay { () throws(StorageError) in
      try FileSystem.makeFolder(path)
      try folder.writer.replace("\(path)/\(name)", with: bytes, isSynced: false)
    }
    return name
  }

  /// Runs a closure while no program of ours changes a document.
  func whileNoDocumentChanges(
    _ body: () throws(StorageError) -> Void
  ) throws(StorageError) {
    try folder.lock.held { () throws(StorageError) in try body() }
  }

  /// Makes files that were added outlast a power cut.
  public func sync(_ names: some Collection<String>) throws(StorageError) {
    guard !names.isEmpty else { return }
    for name in names {
      let file = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw .failedWrite("\(path)/\(name)") }
      defer { close(file) }
      try folder.writer.sync(file, path: "\(path)/\(name)")
    }
    try folder.writer.syncFolder(of: "\(path)/any")
  }
}
