/// A file that a program left beside one of ours because two computers had changed it.
struct ConflictCopy: Hashable {
  /// The name of the copy.
  let name: String
  /// The name of the file of which it is a copy.
  let original: String

  /// Recognises the names that Syncthing (`journal.sync-conflict-20261123-101500-ABCDEFG.jsonl`), Dropbox
  /// (`journal (Ada's conflicted copy 2026-11-23).jsonl`) and Nextcloud (`journal (conflicted copy 2026-11-23
  /// 101500).jsonl`) give.
  ///
  /// - Returns: `nil` for any other name.
  init?(_ name: String) {
    guard let dot = name.lastIndex(of: "."), name[dot...] == ".json" || name[dot...] == ".jsonl"
    else { return nil }
    let stem = name[..<dot]
    guard let start = Self.endOfOriginal(in: stem), start > stem.startIndex else { return nil }
    self.name = name
    original = String(stem[..<start] + name[dot...])
  }

  private static func endOfOriginal(in stem: Substring) -> Substring.Index? {
    if let mark = stem.firstRange(of: ".sync-conflict-") { return mark.lowerBound }
    guard stem.hasSuffix(")"), let mark = stem.firstRange(of: "conflicted copy"),
      let bracket = stem[..<mark.lowerBound].lastIndex(of: "(")
    else { return nil }
    let before = stem[..<bracket]
    return before.hasSuffix(" ") ? before.index(before: before.endIndex) : before.endIndex
  }

  /// Returns the copies in a folder.
  static func all(in folder: String) throws(StorageError) -> [ConflictCopy] {
    try FileSystem.entries(of: folder).sorted().compactMap(ConflictCopy.init)
  }
}
