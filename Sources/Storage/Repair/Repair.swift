internal import FoundationEssentials
internal import Glibc
public import Vocabulary

/// Unites what two computers have written into one data folder, each without the other.
///
/// The journals become one by their entries, in the order of time, and the list of completed words is made anew
/// from it. A list has the words of all its copies. Of any other file, the one that bears the name stays. What
/// was united is kept, as it was, in the folder `conflicts`.
public struct Repair: Sendable {
  /// What was done about one file.
  public enum Deed: Hashable, Sendable {
    /// The journal has this many entries.
    case journal(entries: Int)
    /// The list of completed words has this many words.
    case completed(words: Int)
    /// A list has this many words.
    case list(String, words: Int)
    /// A file stays as it is on this computer; it can't be united.
    case kept(file: String)
  }

  private let files: LearnerFiles
  private let folder: StoreFolder

  /// - Parameter files: the learner's files.
  public init(_ files: LearnerFiles) {
    self.files = files
    folder = files.data
  }

  /// The folder of the copies that were united.
  public var keptIn: String { folder.path(of: "conflicts") }

  /// Whether a folder has something to unite.
  public static func isNeeded(in folders: Folders) -> Bool {
    // A folder that can't be read is the first store's to report.
    [folders.data, folders.data + "/lists"].contains { folder in
      (try? ConflictCopy.all(in: folder))?.isEmpty == false
    }
  }

  /// Unites all that can be united.
  ///
  /// - Parameter define: returns the definitions of a word, for the list of completed words.
  /// - Returns: what was done.
  /// - Throws: ``StorageError``. What was united before stays united.
  public func run(define: (String) -> [Definition]) throws(StorageError) -> [Deed] {
    // A learner who has kept nothing yet has nothing to unite.
    guard access(folder.path, F_OK) == 0 else { return [] }
    var deeds: [Deed] = []
    let known = try completedWords()
    if let entries = try uniteJournals() { deeds.append(.journal(entries: entries)) }
    if !deeds.isEmpty || known.isConflicted {
      try putAside("completed.json", in: folder.path)
      let count = try files.completed.rebuild { word in
        let meanings = known.words[word]?.definitions ?? []
        return meanings.isEmpty ? define(word) : meanings
      }
      deeds.append(.completed(words: count))
    }
    deeds += try uniteLists()
    for name in try conflicted(in: folder.path)
    where !["journal.jsonl", "completed.json"].contains(name) {
      try keepOne(name)
      deeds.append(.kept(file: name))
    }
    return deeds
  }

  // MARK: Finding

  /// Returns the names of the files of a folder that have copies, or the changes of two sides.
  private func conflicted(in folder: String) throws(StorageError) -> [String] {
    var names = Set(try ConflictCopy.all(in: folder).map(\.original))
    for name in try FileSystem.entries(of: folder)
    where name.hasSuffix(".json") || name.hasSuffix(".jsonl") {
      // A journal is long, and git's lines do no harm to its reader.
      guard let bytes = try? FileSystem.read("\(folder)/\(name)"), MergeMarkers.stand(in: bytes)
      else {
        continue
      }
      names.insert(name)
    }
    return names.sorted()
  }

  /// Returns the content of a file and of its copies, each as every side had it.
  private func versions(of name: String, in folder: String) throws(StorageError) -> [[UInt8]] {
    let copies = try ConflictCopy.all(in: folder).filter { $0.original == name }.map(\.name)
    var versions: [[UInt8]] = []
    for name in [name] + copies {
      guard let bytes = try FileSystem.read("\(folder)/\(name)") else { continue }
      versions += MergeMarkers.sides(of: bytes)
    }
    return versions
  }

  // MARK: Uniting

  /// Unites the journals, under the lock that writers take.
  ///
  /// - Returns: the number of entries; `nil` where there is nothing to unite.
  private func uniteJournals() throws(StorageError) -> Int? {
    let name = "journal.jsonl"
    let path = folder.path(of: name)
    return try folder.lock.held { () throws(StorageError) in
      var union = JournalUnion(path: path)
      for version in try versions(of: name, in: folder.path) { try union.add(version) }
      let isConflicted = try conflicted(in: folder.path).contains(name)
      guard isConflicted || !union.isInOrder else { return nil }
      let new = try NewFile(beside: path, permissions: 0o600, writer: folder.writer)
      try new.write(union.bytes)
      try putAside(name, in: folder.path)
      try new.replaceTarget()
      return union.count
    }
  }

  /// Returns the completed words of all copies, and whether there is more than one list.
  private func completedWords() throws(StorageError) -> (
    words: [String: CompletedWord], isConflicted: Bool
  ) {
    let versions = try versions(of: "completed.json", in: folder.path)
    var words: [String: CompletedWord] = [:]
    for version in versions {
      for word in files.completed.decoded(version) {
        words[word.word] = words[word.word]?.merged(with: word) ?? word
      }
    }
    return (words, versions.count > 1)
  }

  private func uniteLists() throws(StorageError) -> [Deed] {
    let path = folder.path(of: "lists")
    var deeds: [Deed] = []
    for file in try conflicted(in: path) {
      let name = String(file.dropLast(5))
      var words = WordList(words: [])
      for version in try versions(of: file, in: path) {
        guard let list = files.lists.decoded(version) else { continue }
        words = ListAddition(list.words, to: words).list
      }
      try putAside(file, in: path)
      try files.lists.change(named: name) { $0 = words }
      deeds.append(.list(name, words: words.words.count))
    }
    return deeds
  }

  /// Leaves a file as one side had it, and puts its copies aside.
  private func keepOne(_ name: String) throws(StorageError) {
    let path = folder.path(of: name)
    try folder.lock.held { () throws(StorageError) in
      guard let bytes = try FileSystem.read(path) else {
        return try putAside(name, in: folder.path)
      }
      let sides = MergeMarkers.sides(of: bytes)
      let isJSON = { (side: [UInt8]) in
        (try? JSONDecoder.ofFiles.decode(Anything.self, from: Data(side))) != nil
      }
      try putAside(name, in: folder.path, keepsOriginal: sides.count == 1)
      guard sides.count > 1, let side = sides.first(where: isJSON) else { return }
      try folder.writer.replace(path, with: side)
    }
  }

  private struct Anything: Decodable { init(from decoder: any Decoder) throws {} }

  /// Moves a file and its copies to the folder ``keptIn``.
  private func putAside(
    _ name: String, in folder: String, keepsOriginal: Bool = false
  ) throws(StorageError) {
    let copies = try ConflictCopy.all(in: folder).filter { $0.original == name }.map(\.name)
    try FileSystem.makeFolder(keptIn)
    for name in (keepsOriginal ? [] : [name]) + copies {
      let old = "\(folder)/\(name)"
      guard access(old, F_OK) == 0 else { continue }
      var (new, number) = ("\(keptIn)/\(name)", 1)
      while access(new, F_OK) == 0 {
        number += 1
        new = "\(keptIn)/\(name).\(number)"
      }
      guard self.folder.writer.calls.rename(old, new) == 0 else { throw .failedWrite(old) }
    }
    try self.folder.writer.syncFolder(of: "\(keptIn)/\(name)")
  }
}
