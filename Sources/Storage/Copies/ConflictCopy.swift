internal import ByteText
internal import Glibc

/// A copy of one of our files, which another program made because two computers had changed the
/// file.
package struct ConflictCopy: Hashable {
  /// The name of the copy.
  package let name: String
  /// The name of the file of which it is a copy.
  package let original: String

  /// Recognises the names that Syncthing (`journal.sync-conflict-20261123-101500-ABCDEFG.jsonl`),
  /// Dropbox (`journal (Ada's conflicted copy 2026-11-23).jsonl`) and Nextcloud
  /// (`journal (conflicted copy 2026-11-23 101500).jsonl`) give.
  ///
  /// - Parameter endings: the endings of the files that may have copies.
  /// - Returns: `nil` for any other name.
  package init?(_ name: String, endings: Set<Substring> = [".json", ".jsonl"]) {
    guard let dot = name.bytes.lastIndex(of: "."), endings.contains(name[dot...]) else {
      return nil
    }
    let stem = name[..<dot]
    guard let start = Self.endOfOriginal(in: stem), start > stem.startIndex else { return nil }
    self.name = name
    original = String(stem[..<start] + name[dot...])
  }

  private static func endOfOriginal(in stem: Substring) -> Substring.Index? {
    if let mark = stem.bytes.firstRange(of: ".sync-conflict-") { return mark.lowerBound }
    guard stem.bytes.hasSuffix(")"), let mark = stem.bytes.firstRange(of: "conflicted copy"),
      let bracket = stem[..<mark.lowerBound].bytes.lastIndex(of: "(")
    else { return nil }
    let before = stem[..<bracket]
    return (before.bytes.dropping(suffix: " ") ?? before).endIndex
  }

  /// Returns the copies of our files in a folder.
  package static func all(in folder: String) throws(StorageError) -> [ConflictCopy] {
    try FileSystem.entries(of: folder).sorted().compactMap { ConflictCopy($0) }
  }

  /// Returns the copies in a folder of documents that people name. There, a file whose original is
  /// missing is not a copy.
  package static func ofDocuments(in folder: String) throws(StorageError) -> [ConflictCopy] {
    try all(in: folder).filter { access("\(folder)/\($0.original)", F_OK) == 0 }
  }

  /// Returns the names of the copies of a file, which may have any ending.
  package static func names(of file: String, in folder: String) throws(StorageError) -> [String] {
    guard let dot = file.bytes.lastIndex(of: ".") else { return [] }
    return try FileSystem.entries(of: folder).sorted().filter {
      ConflictCopy($0, endings: [file[dot...]])?.original == file
    }
  }
}
