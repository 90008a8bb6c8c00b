internal import ByteText
internal import Learner
internal import Storage

/// Finds the files that two computers changed separately.
extension FileRepair {
  /// Returns the copies of the files that are in no folder of a room, such as the journal.
  func copiesOfOwnFiles() throws(StorageError) -> ConflictCopies {
    let words = CopyContent(areUnique: false) { [files] bytes in
      let words = files.completed.decoded(bytes).map(\.word)
      return words.isEmpty ? nil : words
    }
    return try ConflictCopies(in: folder.path, areNamedByPeople: false) { original in
      switch original {
      case Self.journal: .journal
      case Self.completed: words
      default: .lines
      }
    }
  }

  /// Returns the copies of a room's documents.
  func copies(of rule: DocumentMerge) throws(StorageError) -> ConflictCopies {
    try ConflictCopies(
      in: folder.path(of: rule.folder), areNamedByPeople: rule.areNamedByPeople
    ) { _ in rule.content }
  }

  /// Follows all links of a file, and returns its folder, its name there, and its copies, which are
  /// in that folder.
  func copies(
    of rule: FileMerge
  ) throws(StorageError) -> (place: String, name: String, found: ConflictCopies) {
    let path = try FileSystem.target(of: rule.path)
    let (place, name) = (FileSystem.folder(of: path), FileSystem.name(of: path))
    let endings = name.bytes.lastIndex(of: ".").map { [name[$0...]] } ?? []
    // People name the other files of the folder.
    let found = try ConflictCopies(
      in: place, areNamedByPeople: true, endings: Set(endings), of: name
    ) { _ in .lines }
    return (place, name, found)
  }

  /// Returns the names of the files in a folder that have copies or hold the changes of two sides.
  func conflicted(
    in folder: String, _ found: ConflictCopies
  ) throws(StorageError) -> [String] {
    var names = Set(found.copies.map(\.original))
    let copies = Set(found.copies.map(\.name))
    for name in try FileSystem.entries(of: folder)
    where name.bytes.hasSuffix(".json") || name.bytes.hasSuffix(".jsonl") {
      // If a file can't be read, its store reports that.
      let bytes = try? FileSystem.read("\(folder)/\(name)")
      if let bytes, MergeMarkers.stand(in: bytes), !copies.contains(name) { names.insert(name) }
    }
    return names.sorted()
  }

  /// Returns the versions of a file and of its copies. A file with the changes of two sides gives
  /// one version for each side.
  func versions(
    of name: String, in folder: String, _ copies: [String]
  ) throws(StorageError) -> [[UInt8]] {
    var versions: [[UInt8]] = []
    for name in [name] + copies {
      guard let bytes = try FileSystem.read("\(folder)/\(name)") else { continue }
      versions += MergeMarkers.sides(of: bytes)
    }
    return versions
  }

  /// Returns the results that tell which files are named like copies, and stay.
  static func left(_ found: ConflictCopies) -> [RepairResult] {
    found.others.map { RepairResult.left(file: $0.name, original: $0.original) }
      + found.personal.map { RepairResult.personal(file: $0.name, original: $0.original) }
  }
}
