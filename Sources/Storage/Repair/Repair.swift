internal import ByteText
internal import FoundationEssentials
internal import Glibc
public import Vocabulary

/// Unites what two computers have written into one data folder, each without the other.
///
/// The journals become one by their entries, in the order of time, and the list of completed words is made anew
/// from it. A list has the words of all its copies, a deck the cards, and the plan the tasks and their notes. Any other
/// file stays as this computer has it. The folder `conflicts` keeps every file that was united or put aside, as it was.
public struct Repair: Sendable {
  /// The result for one file.
  public enum Deed: Hashable, Sendable {
    /// The journal has this many entries.
    case journal(entries: Int)
    /// The list of completed words has this many words.
    case completed(words: Int)
    /// A list has this many words.
    case list(String, words: Int)
    /// A deck has this many cards.
    case deck(String, cards: Int)
    /// The plan has this many tasks.
    case plan(tasks: Int)
    /// The tasks of the plan have this many notes.
    case notes(Int)
    /// A file stays as it is on this computer; it can't be united.
    case kept(file: String)
  }

  /// The tasks of several versions of a todo.txt file.
  public struct Tasks: Sendable {
    /// The bytes of one file that has them.
    public var bytes: [UInt8]
    /// Their number.
    public var count: Int

    public init(bytes: [UInt8], count: Int) { (self.bytes, self.count) = (bytes, count) }
  }

  let files: LearnerFiles
  let folder: StoreFolder
  private let newest: [String?: Int]
  let uniteTasks: @Sendable (_ versions: [[UInt8]]) -> Tasks

  /// - Parameters:
  ///   - files: the learner's files.
  ///   - newest: the newest version of each kind of entry that the rooms know.
  ///   - uniteTasks: unites versions of a todo.txt file, that of this computer first. United once more with any of
  ///     them, the result stays as it is.
  public init(
    _ files: LearnerFiles, newest: [String?: Int],
    uniteTasks: @escaping @Sendable (_ versions: [[UInt8]]) -> Tasks
  ) {
    (self.files, self.newest) = (files, newest)
    self.uniteTasks = uniteTasks
    folder = files.data
  }

  /// The folder of the copies that were united.
  public var keptIn: String { folder.path(of: "conflicts") }

  /// Whether a folder has something to unite.
  public static func isNeeded(in folders: Folders) -> Bool {
    // A folder that can't be read is the first store's to report.
    let hasCopies = ["", "/\(PlanStore.place)"].contains { place in
      (try? ConflictCopy.all(in: folders.data + place))?.isEmpty == false
    }
    let hasCopiesOfDocuments = ["/lists", "/\(DeckStore.place)"].contains { place in
      (try? ConflictCopy.ofDocuments(in: folders.data + place))?.isEmpty == false
    }
    return hasCopies || hasCopiesOfDocuments || areTasksCopied(in: folders)
  }

  /// Unites all that can be united.
  ///
  /// - Parameter define: returns the definitions of a word, for the list of completed words.
  /// - Returns: what was done.
  /// - Throws: ``StorageError``. What was united before stays united.
  public func run(define: (String) -> [Definition]) throws(StorageError) -> [Deed] {
    // A missing data folder needs no repair.
    guard access(folder.path, F_OK) == 0 else { return [] }
    try nameCopies()
    let conflicted = try conflicted(in: folder.path)
    var deeds: [Deed] = []
    if let entries = try uniteJournals(isConflicted: conflicted.contains(Self.journal)) {
      deeds.append(.journal(entries: entries))
    }
    let isConflicted = conflicted.contains(Self.completed)
    if isConflicted || !deeds.isEmpty {
      deeds.append(.completed(words: try uniteCompleted(isConflicted: isConflicted, define)))
    }
    deeds += try uniteDocuments(in: "lists", uniteList)
    deeds += try uniteDocuments(in: DeckStore.place, uniteDeck)
    deeds += try uniteDocuments(in: PlanStore.place, uniteNotes)
    if let tasks = try uniteTasksFile() { deeds.append(.plan(tasks: tasks)) }
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
    let copies =
      areDocuments ? try ConflictCopy.ofDocuments(in: folder) : try ConflictCopy.all(in: folder)
    var names = Set(copies.map(\.original))
    for name in try FileSystem.entries(of: folder)
    where name.bytes.hasSuffix(".json") || name.bytes.hasSuffix(".jsonl") {
      // A file that can't be read is the store's to report.
      let bytes = try? FileSystem.read("\(folder)/\(name)")
      if let bytes, MergeMarkers.stand(in: bytes) { names.insert(name) }
    }
    return names.sorted()
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

  /// Unites the journals, under the lock that writers take.
  ///
  /// - Parameter isConflicted: whether copies or git's lines were found.
  /// - Returns: the number of entries; `nil` where the journal is one, and in order.
  private func uniteJournals(isConflicted: Bool) throws(StorageError) -> Int? {
    let path = folder.path(of: Self.journal)
    return try folder.lock.held { () throws(StorageError) in
      var union = JournalUnion(path: path, newest: newest)
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

  /// Unites the documents of a folder of the data.
  ///
  /// - Parameter unite: makes one document of all versions of it.
  private func uniteDocuments(
    in place: String,
    _ unite: (_ name: String, _ versions: [[UInt8]]) throws(StorageError) -> ([UInt8], Deed)
  ) throws(StorageError) -> [Deed] {
    let path = folder.path(of: place)
    return try folder.lock.held { () throws(StorageError) in
      var deeds: [Deed] = []
      for file in try conflicted(in: path, areDocuments: place != PlanStore.place) {
        let (bytes, deed) = try unite(
          String(file.bytes.dropping(suffix: ".json") ?? file[...]),
          try versions(of: file, in: path))
        try replace(file, in: path, with: bytes)
        deeds.append(deed)
      }
      return deeds
    }
  }

  private func uniteList(
    _ name: String, _ versions: [[UInt8]]
  ) throws(StorageError) -> ([UInt8], Deed) {
    var list = WordList(words: [])
    for version in versions.compactMap(files.lists.decoded) {
      list = ListAddition(version.words, to: list).list
    }
    return (try files.lists.encoded(list), .list(name, words: list.words.count))
  }

  /// Of a card that both computers changed, the version of this one stays.
  private func uniteDeck(
    _ name: String, _ versions: [[UInt8]]
  ) throws(StorageError) -> ([UInt8], Deed) {
    let decks = versions.compactMap(files.decks.decoded)
    var deck = decks.first ?? DeckDocument()
    var known = Set(deck.cards.map(\.id))
    for other in decks.dropFirst() {
      deck.cards += other.cards.filter { known.insert($0.id).inserted }
      if let media = other.media {
        deck.media = (deck.media ?? [:]).merging(media) { own, _ in own }
      }
    }
    return (try files.decks.encoded(deck), .deck(name, cards: deck.cards.count))
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

  /// Replaces a file by what was made of it and its copies, which are kept as they were. Wherever the program is
  /// killed, there is a file of the name, and the same once more does the rest.
  private func replace(
    _ name: String, in place: String, with bytes: [UInt8]
  ) throws(StorageError) {
    let path = "\(place)/\(name)"
    if let old = try FileSystem.read(path) { try keep(old, as: name) }
    try folder.writer.replace(path, with: bytes)
    try putCopiesAside(name, in: place)
  }

  /// Writes a file as it was to the folder ``keptIn``.
  func keep(_ bytes: [UInt8], as name: String) throws(StorageError) {
    try FileSystem.makeFolder(keptIn)
    try folder.writer.replace(freePath(name), with: bytes)
  }

  /// Moves the copies of a file to the folder ``keptIn``.
  private func putCopiesAside(_ name: String, in place: String) throws(StorageError) {
    try putAside(try ConflictCopy.names(of: name, in: place), from: place)
  }

  /// Moves files to the folder ``keptIn``, which may be on another disk.
  func putAside(_ names: [String], from place: String) throws(StorageError) {
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
