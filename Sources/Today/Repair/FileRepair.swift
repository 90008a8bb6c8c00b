internal import ByteText
internal import CardPractice
internal import FoundationEssentials
internal import Glibc
public import Learner
internal import Planning
public import Storage
public import Vocabulary

/// Unites what two computers have written into one data folder, each without the other.
///
/// The journals become one by their entries, in the order of time, and the list of completed words
/// is made anew from it. Each room says how its own documents are united. Any other file stays as
/// this computer has it. The folder `conflicts` keeps every file that was united or put aside, as
/// it was.
public struct FileRepair: Sendable {
  let files: LearnerFiles
  let folder: StoreFolder
  /// The documents of each room.
  let documents: [DocumentUnion]
  /// The files of rooms that stand anywhere.
  let others: [FileUnion]

  /// - Parameter files: the learner's files.
  public init(_ files: LearnerFiles) {
    self.files = files
    folder = files.data
    documents = [files.listUnion, files.deckUnion, files.noteUnion]
    others = [files.taskUnion]
  }

  /// The folder of the copies that were united.
  public var keptIn: String { folder.path(of: "conflicts") }

  /// Whether the folder has something to unite, as far as it was read.
  var isNeeded: Bool {
    // A folder that can't be read is the first store's to report.
    if files.hasMixedJournal || (try? ConflictCopy.all(in: folder.path))?.isEmpty == false {
      return true
    }
    return documents.contains { union in
      (try? copies(in: folder.path(of: union.folder), areDocuments: union.areNamedByPeople))?
        .isEmpty == false
    } || others.contains { (try? copies(of: $0))?.names.isEmpty == false }
  }

  /// Unites all that can be united.
  ///
  /// - Parameter define: returns the definitions of a word, for the list of completed words.
  /// - Returns: what was done.
  /// - Throws: ``StorageError``. What was united before stays united.
  public func run(define: (String) -> [Definition]) throws(StorageError) -> [RepairDeed] {
    // A missing data folder needs no repair.
    guard access(folder.path, F_OK) == 0 else { return [] }
    try nameCopies()
    let conflicted = try conflicted(in: folder.path)
    var deeds: [RepairDeed] = []
    if let entries = try uniteJournals(isConflicted: conflicted.contains(Self.journal)) {
      deeds.append(.journal(entries: entries))
    }
    let isConflicted = conflicted.contains(Self.completed)
    if isConflicted || !deeds.isEmpty {
      deeds.append(.completed(words: try uniteCompleted(isConflicted: isConflicted, define)))
    }
    for union in documents { deeds += try unite(union) }
    for union in others {
      if let deed = try unite(union) { deeds.append(deed) }
    }
    for name in conflicted where name != Self.journal && name != Self.completed {
      try keepOne(name)
      deeds.append(.kept(file: name))
    }
    return deeds
  }

  // MARK: Finding

  /// Returns the names of the files of a folder that have copies, or the changes of two sides.
  ///
  /// - Parameter areDocuments: whether people name the files.
  private func conflicted(
    in folder: String, areDocuments: Bool = false
  ) throws(StorageError) -> [String] {
    var names = Set(try copies(in: folder, areDocuments: areDocuments).map(\.original))
    for name in try FileSystem.entries(of: folder)
    where name.bytes.hasSuffix(".json") || name.bytes.hasSuffix(".jsonl") {
      // A file that can't be read is the store's to report.
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

  /// Returns the folder of a file once all links are followed, its name there, and the names of its
  /// copies.
  private func copies(
    of union: FileUnion
  ) throws(StorageError) -> (place: String, name: String, names: [String]) {
    let path = try FileSystem.target(of: union.path)
    let (place, name) = (FileSystem.folder(of: path), FileSystem.name(of: path))
    return (place, name, try ConflictCopy.names(of: name, in: place))
  }

  /// Returns the content of a file and of its copies, each as every side had it.
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

  /// Unites the journals, under the lock that writers take.
  ///
  /// - Parameter isConflicted: whether copies or git's lines were found.
  /// - Returns: the number of entries; `nil` where the journal is one, and in order.
  private func uniteJournals(isConflicted: Bool) throws(StorageError) -> Int? {
    let path = folder.path(of: Self.journal)
    return try folder.lock.held { () throws(StorageError) in
      var union = JournalUnion(path: path, newest: Self.newest)
      for version in try versions(of: Self.journal, in: folder.path) { try union.add(version) }
      guard isConflicted || !union.isInOrder else { return nil }
      try replace(Self.journal, in: folder.path, with: union.bytes)
      return union.count
    }
  }

  /// Makes the list of completed words anew, with the definitions of all its copies.
  ///
  /// - Parameter isConflicted: whether copies or git's lines were found.
  /// - Returns: the number of words.
  private func uniteCompleted(
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

  /// Unites the documents of a room.
  private func unite(_ union: DocumentUnion) throws(StorageError) -> [RepairDeed] {
    let path = folder.path(of: union.folder)
    return try folder.lock.held { () throws(StorageError) in
      var deeds: [RepairDeed] = []
      for file in try conflicted(in: path, areDocuments: union.areNamedByPeople) {
        let (bytes, deed) = try union.unite(
          String(file.bytes.dropping(suffix: ".json") ?? file[...]),
          try versions(of: file, in: path))
        try replace(file, in: path, with: bytes)
        deeds.append(deed)
      }
      return deeds
    }
  }

  /// Unites a file with its copies, which stand where the file is once all links are followed.
  ///
  /// - Returns: `nil` where there was nothing to unite.
  private func unite(_ union: FileUnion) throws(StorageError) -> RepairDeed? {
    let (place, name, copies) = try copies(of: union)
    let old = try FileSystem.read("\(place)/\(name)")
    guard !copies.isEmpty || old.map(MergeMarkers.stand) == true else { return nil }
    var versions: [[UInt8]] = []
    for copy in copies {
      if let bytes = try FileSystem.read("\(place)/\(copy)") {
        versions += MergeMarkers.sides(of: bytes)
      }
    }
    if let old { try keep(old, as: name) }
    let deed = try union.take(versions)
    try putAside(copies, from: place)
    return deed
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

  /// Replaces a file by what was made of it and its copies, which are kept as they were. Wherever
  /// the program is killed, there is a file of the name, and the same once more does the rest.
  private func replace(
    _ name: String, in place: String, with bytes: [UInt8]
  ) throws(StorageError) {
    let path = "\(place)/\(name)"
    if let old = try FileSystem.read(path) { try keep(old, as: name) }
    try folder.writer.replace(path, with: bytes)
    try putCopiesAside(name, in: place)
  }

  /// Writes a file as it was to the folder ``keptIn``.
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
  /// Whether the folder has what two computers wrote apart from each other, as far as it was read.
  public var needsRepair: Bool { FileRepair(self).isNeeded }
}

extension RepairDeed {
  /// The journal has this many entries.
  package static func journal(entries: Int) -> RepairDeed {
    RepairDeed("The journal was merged and has \(entries.of("entry", "entries")).")
  }

  /// The list of completed words has this many words.
  package static func completed(words: Int) -> RepairDeed {
    RepairDeed("The list of completed words was rebuilt and has \(words.of("word")).")
  }

  /// A file stays as it is on this computer, because it can't be united.
  package static func kept(file: String) -> RepairDeed {
    RepairDeed("'\(file)' can't be merged: this computer's file stays.")
  }
}
