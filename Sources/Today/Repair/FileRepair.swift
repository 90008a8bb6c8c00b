internal import ByteText
internal import CardPractice
internal import FoundationEssentials
internal import Glibc
package import Learner
internal import Planning
package import Storage
package import Vocabulary
internal import Watching

/// A repair that merges the files of a data folder after two computers have changed them
/// separately.
///
/// The entries of the journals are merged in the order of time, and the list of completed words is
/// rebuilt from them. Each room says how its own documents are merged. Any other file stays as this
/// computer has it, and so does a file that is only named like a copy. The folder `conflicts` keeps
/// the original of every file that was merged or put aside.
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
    documents = [files.listMerge, files.deckMerge, files.noteMerge, files.showMerge]
    others = [files.taskMerge]
  }

  /// Whether the folder has files to merge, as far as it was read.
  var isNeeded: Bool {
    // If the folder can't be read, the first store that uses it reports that.
    files.hasMixedJournal || (try? copiesOfOwnFiles())?.copies.isEmpty == false
      || documents.contains { (try? copies(of: $0))?.copies.isEmpty == false }
      || others.contains { (try? copies(of: $0))?.found.copies.isEmpty == false }
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
    let own = try copiesOfOwnFiles()
    let conflicted = try conflicted(in: folder.path, own)
    var results: [RepairResult] = []
    if let entries = try mergeJournals(isConflicted: conflicted.contains(Self.journal)) {
      results.append(
        .journal(entries: entries).of(copies: own.names(of: Self.journal)))
    }
    let isConflicted = conflicted.contains(Self.completed)
    if isConflicted || !results.isEmpty {
      let count = try mergeCompleted(isConflicted: isConflicted, define)
      results.append(.completed(words: count).of(copies: own.names(of: Self.completed)))
    }
    for rule in documents { results += try merge(rule) }
    for rule in others { results += try merge(rule) }
    for name in conflicted where name != Self.journal && name != Self.completed {
      try keepOne(name)
      results.append(.kept(file: name).of(copies: own.names(of: name)))
    }
    return results + Self.left(own)
  }

  // MARK: Uniting

  static let journal = "journal.jsonl"
  static let completed = "completed.json"

  /// The newest version of each kind of entry that the rooms know.
  private static let newest = PracticeKinds.ofAllRooms.versions
    .merging([
      JournalEntry.kindName: JournalEntry.version, WatchLine.kindName: WatchLine.version,
    ]) { $1 }

  /// Merges the journals, under the lock that writers take.
  ///
  /// - Parameter isConflicted: whether copies or git's conflict markers were found.
  /// - Returns: the number of entries; `nil` if the journal needs no merge.
  private func mergeJournals(isConflicted: Bool) throws(StorageError) -> Int? {
    let path = folder.path(of: Self.journal)
    return try folder.lock.held { () throws(StorageError) in
      let copies = try copiesOfOwnFiles().names(of: Self.journal)
      var rule = JournalMerge(
        path: path, newest: Self.newest, mayBeMixed: WorkingTree.holds(path))
      for version in try versions(of: Self.journal, in: folder.path, copies) {
        try rule.add(version)
      }
      guard isConflicted || !rule.isInOrder else { return nil }
      try replace(Self.journal, in: folder.path, with: rule.bytes, copies)
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
    let copies = try copiesOfOwnFiles().names(of: Self.completed)
    let versions = try versions(of: Self.completed, in: folder.path, copies)
    let all = versions.flatMap(files.completed.decoded)
    let words = Dictionary(all.map { ($0.word, $0) }) { $0.merged(with: $1) }
    if isConflicted {
      let list = words.values.sorted { $0.word < $1.word }
      // Writers of the list take this lock.
      try folder.slowLock.held { () throws(StorageError) in
        try replace(
          Self.completed, in: folder.path, with: try files.completed.encoded(list), copies)
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
      let found = try copies(of: rule)
      var results: [RepairResult] = []
      for file in try conflicted(in: path, found) {
        let copies = found.names(of: file)
        let (bytes, result) = try rule.merge(
          String(file.bytes.dropping(suffix: ".json") ?? file[...]),
          try versions(of: file, in: path, copies))
        try replace(file, in: path, with: bytes, copies)
        results.append(result.of(copies: copies))
      }
      return results + Self.left(found)
    }
  }

  /// Merges a file with its copies, which are in the folder to which the file's links lead.
  ///
  /// - Returns: the results; none if nothing had to be merged.
  private func merge(_ rule: FileMerge) throws(StorageError) -> [RepairResult] {
    let (place, name, found) = try copies(of: rule)
    let copies = found.copies.map(\.name)
    let old = try FileSystem.read("\(place)/\(name)")
    guard !copies.isEmpty || old.map(MergeMarkers.stand) == true else { return Self.left(found) }
    var versions: [[UInt8]] = []
    for copy in copies {
      if let bytes = try FileSystem.read("\(place)/\(copy)") {
        versions += MergeMarkers.sides(of: bytes)
      }
    }
    if let old { try keep(old, as: name) }
    let result = try rule.take(versions)
    try putAside(copies, from: place)
    return [result.of(copies: copies)] + Self.left(found)
  }

  /// Leaves a file as this computer had it, and puts its copies aside.
  private func keepOne(_ name: String) throws(StorageError) {
    let path = folder.path(of: name)
    try folder.lock.held { () throws(StorageError) in
      let copies = try copiesOfOwnFiles().names(of: name)
      let sides = try FileSystem.read(path).map(MergeMarkers.sides) ?? []
      let readable = sides.first { side in
        (try? JSONDecoder.ofFiles.decode(Anything.self, from: Data(side))) != nil
      }
      guard sides.count > 1, let readable else { return try putAside(copies, from: folder.path) }
      try replace(name, in: folder.path, with: readable, copies)
    }
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }
}

extension LearnerFiles {
  /// Whether the data folder has conflicting files of two computers, as far as it was read.
  package var needsRepair: Bool { isInFiles && FileRepair(self).isNeeded }
}
