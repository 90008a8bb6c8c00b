public import FoundationEssentials
internal import Synchronization
public import Vocabulary

/// Every file of a learner's: the journal, the completed words, the lists, the settings.
public final class Records: Sendable {
  public let folders: Folders

  private let journal: Journal
  private let completedDocument: Document<CompletedList>
  private let sessionDocument: Document<OpenSession>
  private let settingsDocument: Document<Settings>
  private let settingsLock: Lock
  private let moved = Mutex<[String]>([])
  private let onSetAside: (@Sendable (String) -> Void)?

  private struct CompletedList: Codable {
    var words: [CompletedWord]
  }

  /// - Parameter onSetAside: told at once of a file that was moved aside, in a sentence; without it,
  ///   ``takeReports()`` gives the sentences.
  /// - Throws: ``StorageError`` when the folders can't be made.
  public init(
    _ folders: Folders, onSetAside: (@Sendable (String) -> Void)? = nil
  ) throws(StorageError) {
    self.folders = folders
    self.onSetAside = onSetAside
    try FileSystem.makeFolder(folders.data)
    let lock = Lock(folder: folders.data)
    journal = Journal(path: folders.data + "/journal.jsonl", lock: lock)
    completedDocument = Document(
      path: folders.data + "/completed.json", format: "vocalvocab.completed", version: 1, lock: lock
    )
    sessionDocument = Document(
      path: folders.data + "/session.json", format: "vocalvocab.session", version: 1, lock: lock)
    settingsLock = Lock(folder: folders.config)
    settingsDocument = Document(
      path: folders.config + "/settings.json", format: "vocalvocab.settings", version: 1,
      lock: settingsLock)
  }

  /// What was moved aside since this was last asked, one sentence a file.
  public func takeReports() -> [String] {
    moved.withLock { moved in
      defer { moved = [] }
      return moved
    }
  }

  private func report(setAside path: String) {
    let sentence = "A file that could not be read is kept, as it was, under the name '\(path)'."
    if let onSetAside { onSetAside(sentence) } else { moved.withLock { $0.append(sentence) } }
  }

  // MARK: The journal

  /// Appends an entry; when this returns, the disk has it.
  public func append(_ entry: JournalEntry) throws(StorageError) {
    try journal.append(entry)
  }

  /// Gives all entries, oldest first, one at a time: a long journal is never in memory as a whole.
  ///
  /// - Throws: ``StorageError`` when the journal can't be read to its end: what was given before that
  ///   is not the whole.
  public func forEachEntry(_ body: (JournalEntry) -> Void) throws(StorageError) {
    try journal.forEach(setAside: report(setAside:), body)
  }

  /// All entries, oldest first, where there are few; see ``forEachEntry(_:)``.
  public func entries() throws(StorageError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try forEachEntry { entries.append($0) }
    return entries
  }

  // MARK: Completed words

  /// In the order in which they were first completed.
  public func completed() throws(StorageError) -> [CompletedWord] {
    try completedDocument.read(setAside: report(setAside:))?.words ?? []
  }

  /// The whole list as it stands in its file: what `completed import` reads.
  public func completedAsJSON() throws(StorageError) -> String {
    let list = CompletedList(words: try completed())
    return String(decoding: try completedDocument.encode(list), as: UTF8.self)
  }

  /// Adds a completed word, or what it adds to the record of one that is there.
  public func add(_ word: CompletedWord) throws(StorageError) {
    try change { words in
      if let index = words.firstIndex(where: { $0.word == word.word }) {
        words[index] = words[index].merged(with: word)
      } else {
        words.append(word)
      }
    }
  }

  /// Takes words off the list, and notes it in the journal so that a rebuilt list agrees.
  ///
  /// - Returns: the words that were on it.
  public func remove(
    _ unwanted: Set<String>, at date: Date, utcOffset: Int
  ) throws(StorageError) -> [String] {
    let removed = try completed().map(\.word).filter(unwanted.contains)
    try journal.append(
      removed.map { JournalEntry(at: date, utcOffset: utcOffset, event: .removed, word: $0) })
    try change { $0.removeAll { unwanted.contains($0.word) } }
    return removed
  }

  /// Puts words back on the list that were taken off, with all that was known of them, and notes it in
  /// the journal.
  public func restore(
    _ words: [CompletedWord], at date: Date, utcOffset: Int
  ) throws(StorageError) {
    try journal.append(imports(of: words, at: date, utcOffset: utcOffset))
    try change { present in
      let known = Set(present.map(\.word))
      present += words.filter { !known.contains($0.word) }
    }
  }

  private func imports(
    of words: [CompletedWord], at date: Date, utcOffset: Int
  ) -> [JournalEntry] {
    words.map { word in
      var entry = JournalEntry(at: date, utcOffset: utcOffset, event: .imported, word: word.word)
      entry.imported = word
      return entry
    }
  }

  /// Adds the words of a file: a list that ``completed()`` could have written, or the bare array of
  /// the first VocalVocab. All are taken, or none.
  ///
  /// - Returns: how many were new, and how many were known.
  public func importCompleted(
    from path: String, at date: Date, utcOffset: Int
  ) throws(StorageError) -> (new: Int, known: Int) {
    guard let bytes = try FileSystem.read(path) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let document = Document<CompletedList>(
      path: path, format: completedDocument.format, version: completedDocument.version,
      lock: completedDocument.lock)
    let found =
      try document.decode(bytes)?.words
      ?? (try? decoder.decode([CompletedWord].self, from: Data(bytes)))
    guard let found else {
      throw .malformed(path: path, expected: "a list of completed words in JSON")
    }
    let known = Set(try completed().map(\.word))
    var named: Set<String> = []
    let words = found.filter { !$0.word.isEmpty && named.insert($0.word).inserted }
    let new = words.filter { !known.contains($0.word) }
    try journal.append(imports(of: new, at: date, utcOffset: utcOffset))
    try change { $0 += new }
    return (new.count, words.count - new.count)
  }

  /// Makes the list anew from the journal.
  ///
  /// - Parameter define: the definitions of a word, which the journal does not hold. Those of the
  ///   present list are kept where it has none.
  /// - Returns: how many words are on the new list.
  public func rebuildCompleted(
    define: (String) -> [Definition]
  ) throws(StorageError) -> Int {
    var history = CompletedHistory()
    try forEachEntry { history.record($0) }
    var count = 0
    try change { words in
      let present = Dictionary(words.map { ($0.word, $0) }) { first, _ in first }
      words = history.words.map { rebuilt in
        var word = rebuilt
        if word.definitions.isEmpty {
          let definitions = define(word.word)
          word = word.merged(
            with: definitions.isEmpty
              ? CompletedWord(word: word.word, definitions: present[word.word]?.definitions ?? [])
              : CompletedWord(word: word.word, definitions: definitions))
        }
        return word
      }
      count = words.count
    }
    return count
  }

  private func change(_ body: (inout [CompletedWord]) -> Void) throws(StorageError) {
    try completedDocument.change(setAside: report(setAside:)) { old in
      var words = old?.words ?? []
      body(&words)
      return CompletedList(words: words)
    }
  }

  // MARK: The open session

  /// The session that was left open, if there is one.
  public func openSession() throws(StorageError) -> OpenSession? {
    try sessionDocument.read(setAside: report(setAside:))
  }

  /// Keeps where a session stands; `nil` says that it has ended. The disk may take its time with it:
  /// what was answered does not hang on this.
  public func keep(_ session: OpenSession?) throws(StorageError) {
    try sessionDocument.put(session)
  }

  // MARK: Settings

  public func settings() throws(StorageError) -> Settings {
    try settingsDocument.read(setAside: report(setAside:)) ?? Settings()
  }

  public func changeSettings(_ body: (inout Settings) -> Void) throws(StorageError) {
    try FileSystem.makeFolder(folders.config)
    try settingsDocument.change(setAside: report(setAside:)) { old in
      var settings = old ?? Settings()
      body(&settings)
      return settings
    }
  }

  // MARK: Pronunciations

  /// The learner's own pronunciations: plain text, one line a word.
  public func pronunciations() throws(StorageError) -> String {
    String(decoding: try FileSystem.read(pronunciationsPath) ?? [], as: UTF8.self)
  }

  public func changePronunciations(_ change: (String) -> String) throws(StorageError) {
    try FileSystem.makeFolder(folders.config)
    try settingsLock.held { () throws(StorageError) in
      try FileSystem.replace(pronunciationsPath, with: Array(change(pronunciations()).utf8))
    }
  }

  private var pronunciationsPath: String { folders.config + "/pronunciations" }

  // MARK: Lists

  /// The names of the learner's own lists, in order.
  public func listNames() throws(StorageError) -> [String] {
    try FileSystem.entries(of: folders.data + "/lists").filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }.sorted()
  }

  /// A list of the learner's own, by name.
  public func list(named name: String) throws(StorageError) -> WordList {
    let document = try listDocument(name)
    guard let bytes = try FileSystem.read(document.path) else {
      throw .noList(name: name, path: document.path)
    }
    guard let list = try document.decode(bytes) else {
      throw .malformed(path: document.path, expected: "a word list in JSON")
    }
    return list
  }

  /// The words that are never asked again.
  public func excluded() throws(StorageError) -> Set<String> {
    let document = try listDocument(WordList.excluded)
    let list = try document.read(setAside: report(setAside:))
    return Set((list?.words ?? []).map { $0.word.lowercased() })
  }

  /// The words of a list that are to be asked: all but those excluded, or just those where it is the
  /// list of them.
  public func wordsToAsk(ofList name: String) throws(StorageError) -> [WordList.Entry] {
    let words = try list(named: name).words
    return name == WordList.excluded ? words : try withoutExcluded(words)
  }

  public func withoutExcluded(_ words: [WordList.Entry]) throws(StorageError) -> [WordList.Entry] {
    let excluded = try excluded()
    return words.filter { !excluded.contains($0.word.lowercased()) }
  }

  /// Changes a list, or begins one.
  public func changeList(
    named name: String, _ body: (inout WordList) -> Void
  ) throws(StorageError) {
    try FileSystem.makeFolder(folders.data + "/lists")
    try listDocument(name).change(setAside: report(setAside:)) { old in
      var list = old ?? WordList(words: [])
      body(&list)
      return list
    }
  }

  /// Deletes a list.
  ///
  /// - Throws: ``StorageError/noList(name:path:)`` where there is none of that name.
  public func removeList(named name: String) throws(StorageError) {
    let document = try listDocument(name)
    try document.lock.held { () throws(StorageError) in
      guard try FileSystem.remove(document.path) else {
        throw .noList(name: name, path: document.path)
      }
    }
  }

  private func listDocument(_ name: String) throws(StorageError) -> Document<WordList> {
    let path = folders.data + "/lists/\(name).json"
    guard Self.isListName(name) else {
      throw .noList(name: name, path: path)
    }
    return Document(
      path: path, format: "vocalvocab.list", version: 1, lock: completedDocument.lock)
  }

  /// A plain text of one word a line, anywhere.
  ///
  /// - Throws: ``StorageError/cannotRead(path:reason:)``, and ``StorageError/malformed(path:expected:)``
  ///   when it is not UTF-8 or holds no word.
  public static func wordFile(at path: String) throws(StorageError) -> WordList {
    let list = WordList(text: try text(at: path))
    guard !list.words.isEmpty else { throw .malformed(path: path, expected: "any word") }
    return list
  }

  /// The lines of a text file, or of standard input where the path is `-`.
  public static func textLines(at path: String) throws(StorageError) -> [String] {
    try text(at: path == "-" ? "/dev/stdin" : path)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private static func text(at path: String) throws(StorageError) -> String {
    guard let bytes = try FileSystem.read(path) else {
      throw .cannotRead(path: path, reason: "there is no such file")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed(path: path, expected: "text in UTF-8")
    }
    return text
  }
}
