internal import ByteText
internal import CardPractice
internal import FoundationEssentials
internal import Glibc
package import Learner
internal import Planning
package import Storage
package import Vocabulary

/// A repair that merges the files of a data folder after two computers have changed them
/// separately.
///
/// The entries of the journals are merged in the order of time, and the list of completed words is
/// rebuilt from them. Each room says how its own documents are merged. Any other file stays as this
/// computer has it. The folder `conflicts` keeps the original of every file that was merged or put
/// aside.
package struct FileRepair: Sendable {
  let files: LearnerFiles
  let folder: StoreFolder
  /// The rules for merging the documents of each room.
  let documents: [DocumentMerge]
  /// The rules for merging the rooms' files that may be in any folder.
  let others: [FileMerge]

  /// - Parameter files: the learner's files.
  package init(_ files: LearnerFiles) {
    self.files = files
    folder = files.data
    documents = [files.listMerge, files.deckMerge, files.noteMerge]
    others = [files.taskMerge]
  }

  /// The path of the folder with the originals of the merged files.
  package var keptIn: String { folder.path(of: "conflicts") }

  /// Whether the folder has files to merge, as far as it was read.
  var isNeeded: Bool {
    // If the folder can't be read, the first store that uses it reports that.
    if files.hasMixedJournal || (try? ConflictCopy.all(in: folder.path))?.isEmpty == false {
      return true
    }
    return documents.contains { rule in
      (try? copies(in: folder.path(of: rule.folder), areDocuments: rule.areNamedByPeople))?
        .isEmpty == false
    } || others.contains { (try? copies(of: $0))?.names.isEmpty == false }
  }

  /// Merges all files that can be merged.
  ///
  /// - Parameter define: returns the definitions of a word, for the list of completed words.
  /// - Returns: the result for each file.
  /// - Throws: ``StorageError``. The files that were merged before stay merged.
  public func run(define: (String) -> [Definition]) throws(StorageError) -> [RepairResult] {
    // A missing data folder needs no repair.
    guard access(folder.path, F_OK) == 0 else { return [] }
    try nameCopies()
    let conflicted = try conflicted(in: folder.path)
    var results: [RepairResult] = []
    if let entries = try mergeJournals(isConflicted: conflicted.contains(Self.journal)) {
      results.append(.journal(entries: entries))
    }
    let isConflicted = conflicted.contains(Self.completed)
    if isConflicted || !results.isEmpty {
      results.append(.completed(words: try mergeCompleted(isConflicted: isConflicted, define)))
    }
    for rule in documents { results += try merge(rule) }
    for rule in others {
      if let result = try merge(rule) { results.append(result) }
    }
    for name in conflicted where name != Self.journal && name != Self.completed {
      try keepOne(name)
      results.append(.kept(file: name))
    }
    return results
  }

  // MARK: Finding

  /// Returns the names of the files in a folder that have copies or hold the changes of two sides.
  ///
  /// - Parameter areDocuments: whether people name the files.
  private func conflicted(
    in folder: String, areDocuments: Bool = false
  ) throws(StorageError) -> [String] {
    var names = Set(try copies(in: folder, areDocuments: areDocuments).map(\.original))
    for name in try FileSystem.entries(of: folder)
    where name.bytes.hasSuffix(".json") || name.bytes.hasSuffix(".jsonl") {
      // If a file can't be read, its store reports that.
      let bytes = try? FileSystem.read("\(folder)/\(name)")
      if let bytes, MergeMarkers.stand(in: bytes) { names.insert(name) }
    }
    return names.sorted()
  }

  private func copies(
    in folder: String, areDocuments: Bool
  ) throws(StorageError) -> [ConflictCopy] {
    areDocuments ? try ConflictCopy.ofDocuments(in: folder) : try ConflictCopy.all(in: folder)
  }

  /// Follows all links of a file, and returns its folder, its name there, and the names of its
  /// copies.
  private func copies(
    of rule: FileMerge
  ) throws(StorageError) -> (place: String, name: String, names: [String]) {
    let path = try FileSystem.target(of: rule.path)
    let (place, name) = (FileSystem.folder(of: path), FileSystem.name(of: path))
    return (place, name, try ConflictCopy.names(of: name, in: place))
  }

  /// Returns the versions of a file and of its copies. A file with the changes of two sides gives
  /// one version for each side.
  private func versions(of name: String, in folder: String) throws(StorageError) -> [[UInt8]] {
    var versions: [[UInt8]] = []
    for name in [name] + (try ConflictCopy.names(of: name, in: folder)) {
      guard let bytes = try FileSystem.read("\(folder)/\(name)") else { continue }
      versions += MergeMarkers.sides(of: bytes)
    }
    return versions
  }

  // MARK: Uniting

  private static let journal = "journal.jsonl"
  private static let completed = "completed.json"

  /// The newest version of each kind of entry that the rooms know.
  private static let newest = PracticeKinds.ofAllRooms.versions
    .merging([JournalEntry.kindName: JournalEntry.version]) { $1 }

  /// Merges the journals, under the lock that writers take.
  ///
  /// - Parameter isConflicted: whether copies or git's conflict markers were found.
  /// - Returns: the number of entries; `nil` if the journal needs no merge.
  private func mergeJournals(isConflicted: Bool) throws(StorageError) -> Int? {
    let path = folder.path(of: Self.journal)
    return try folder.lock.held { () throws(StorageError) in
      var rule = JournalMerge(path: path, newest: Self.newest)
      for version in try versions(of: Self.journal, in: folder.path) { try rule.add(version) }
      guard isConflicted || !rule.isInOrder else { return nil }
      try replace(Self.journal, in: folder.path, with: rule.bytes)
      return rule.count
    }
  }

  /// Rebuilds the list of completed words, with the definitions from all its copies.
  ///
  /// - Parameter isConflicted: whether copies or git's conflict markers were found.
  /// - Returns: the number of words.
  private func mergeCompleted(
    isConflicted: Bool, _ define: (String) -> [Definition]
  ) throws(StorageError) -> Int {
    let versions = try versions(of: Self.completed, in: folder.path)
    let all = versions.flatMap(files.completed.decoded)
    let words = Dictionary(all.map { ($0.word, $0) }) { $0.merged(with: $1) }
    if isConflicted {
      let list = words.values.sorted { $0.word < $1.word }
      // Writers of the list take this lock.
      try folder.slowLock.held { () throws(StorageError) in
        try replace(Self.completed, in: folder.path, with: try files.completed.encoded(list))
      }
    }
    return try files.completed.rebuild { word in
      let meanings = words[word]?.definitions ?? []
      return meanings.isEmpty ? define(word) : meanings
    }
  }

  /// Merges the documents of a room.
  private func merge(_ rule: DocumentMerge) throws(StorageError) -> [RepairResult] {
    let path = folder.path(of: rule.folder)
    return try folder.lock.held { () throws(StorageError) in
      var results: [RepairResult] = []
      for file in try conflicted(in: path, areDocuments: rule.areNamedByPeople) {
        let (bytes, result) = try rule.merge(
          String(file.bytes.dropping(suffix: ".json") ?? file[...]),
          try versions(of: file, in: path))
        try replace(file, in: path, with: bytes)
        results.append(result)
      }
      return results
    }
  }

  /// Merges a file with its copies, which are in the folder to which the file's links lead.
  ///
  /// - Returns: the result; `nil` if nothing had to be merged.
  private func merge(_ rule: FileMerge) throws(StorageError) -> RepairResult? {
    let (place, name, copies) = try copies(of: rule)
    let old = try FileSystem.read("\(place)/\(name)")
    guard !copies.isEmpty || old.map(MergeMarkers.stand) == true else { return nil }
    var versions: [[UInt8]] = []
    for copy in copies {
      if let bytes = try FileSystem.read("\(place)/\(copy)") {
        versions += MergeMarkers.sides(of: bytes)
      }
    }
    if let old { try keep(old, as: name) }
    let result = try rule.take(versions)
    try putAside(copies, from: place)
    return result
  }

  /// Leaves a file as this computer had it, and puts its copies aside.
  private func keepOne(_ name: String) throws(StorageError) {
    let path = folder.path(of: name)
    try folder.lock.held { () throws(StorageError) in
      let sides = try FileSystem.read(path).map(MergeMarkers.sides) ?? []
      let readable = sides.first { side in
        (try? JSONDecoder.ofFiles.decode(Anything.self, from: Data(side))) != nil
      }
      guard sides.count > 1, let readable else { return try putCopiesAside(name, in: folder.path) }
      try replace(name, in: folder.path, with: readable)
    }
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }

  // MARK: Keeping what was united

  /// Replaces a file with the merged one, and keeps the originals of the file and of its copies. If
  /// the program is killed meanwhile, a file of this name still exists, and the next repair does
  /// the rest.
  private func replace(
    _ name: String, in place: String, with bytes: [UInt8]
  ) throws(StorageError) {
    let path = "\(place)/\(name)"
    if let old = try FileSystem.read(path) { try keep(old, as: name) }
    try folder.writer.replace(path, with: bytes)
    try putCopiesAside(name, in: place)
  }

  /// Writes the original of a file to the folder ``keptIn``.
  private func keep(_ bytes: [UInt8], as name: String) throws(StorageError) {
    try FileSystem.makeFolder(keptIn)
    try folder.writer.replace(freePath(name), with: bytes)
  }

  /// Moves the copies of a file to the folder ``keptIn``.
  private func putCopiesAside(_ name: String, in place: String) throws(StorageError) {
    try putAside(try ConflictCopy.names(of: name, in: place), from: place)
  }

  /// Moves files to the folder ``keptIn``, which may be on another disk.
  private func putAside(_ names: [String], from place: String) throws(StorageError) {
    guard !names.isEmpty else { return }
    try FileSystem.makeFolder(keptIn)
    for name in names {
      let (old, new) = ("\(place)/\(name)", freePath(name))
      if folder.writer.calls.rename(old, new) == 0 { continue }
      guard errno == EXDEV, let bytes = try FileSystem.read(old) else { throw .failedWrite(old) }
      try folder.writer.replace(new, with: bytes)
      _ = try folder.writer.remove(old)
    }
    try folder.writer.syncFolder(of: "\(keptIn)/.")
    try folder.writer.syncFolder(of: "\(place)/.")
  }

  /// Returns a path in the folder ``keptIn`` that no file has.
  private func freePath(_ name: String) -> String {
    var (path, number) = ("\(keptIn)/\(name)", 1)
    while access(path, F_OK) == 0 {
      number += 1
      path = "\(keptIn)/\(name).\(number)"
    }
    return path
  }
}

extension LearnerFiles {
  /// Whether the data folder has conflicting files of two computers, as far as it was read.
  package var needsRepair: Bool { FileRepair(self).isNeeded }
}
