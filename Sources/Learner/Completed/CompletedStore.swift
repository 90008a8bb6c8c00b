internal import FoundationEssentials
public import Scheduling
public import Storage
internal import Threads
public import Vocabulary

/// The list of completed words.
///
/// The list is one document, which takes long to write if the list is long. Therefore, ``add(_:)``
/// only queues a word, `flushInBackground()` writes the queue without a wait, and ``flush()``
/// writes it at once. Each word is safe before that, because its tries are in the journal. A killed
/// program may have left a word off the list, so each process compares the list with the journal
/// when it first reads the list.
public final class CompletedStore: Sendable {
  private let document: Document<CompletedList>
  private let journal: JournalStore
  /// The words that are not yet in the document, oldest first.
  private let queue = Guarded<[CompletedWord]>([])
  /// A lock that is held while the queue is written, so that no word is written twice.
  private let writing = Guarded<Void>(())
  /// Whether this process has compared the list with the journal.
  private let isReconciled = Guarded(false)

  /// The time before which ``flushInBackground()`` does not write the document again.
  private let restsUntil = Guarded(ContinuousClock.now)

  /// The thread for work in the background.
  private let background = DedicatedThread(name: "vocalvocab.completed")

  fileprivate init(in files: LearnerFiles) {
    document = Document(
      "completed.json", in: files.slowDocuments, format: "vocalvocab.completed",
      plainForm: .init(read: CompletedList.init(plain:), write: \.plain))
    journal = files.journal
  }

  // MARK: Reading

  /// Returns the words in the order in which they were first completed.
  ///
  /// It first writes the queued words. If that fails, it returns the words that can be read.
  public func words() throws(StorageError) -> [CompletedWord] {
    // The queue and the journal keep the words, and the next writer reports the failure.
    try? flush()
    try? reconcile()
    return try document.read()?.words ?? []
  }

  /// Updates the list from the journal, because a program may have ended before it could write the
  /// list. Each process does so once.
  private func reconcile() throws(StorageError) {
    guard !isReconciled.withLock({ $0 }) else { return }
    var history = CompletedHistory()
    try history.record(journal)
    var list = try document.read() ?? CompletedList(words: [])
    // A list that agrees with the journal is not written.
    if list.reconcile(with: history) {
      try change { words throws(StorageError) in
        // A word may have been removed meanwhile, so the journal is read again under the lock.
        var history = CompletedHistory()
        try history.record(journal)
        var list = CompletedList(words: words)
        _ = list.reconcile(with: history)
        words = list.words
      }
    }
    isReconciled.withLock { $0 = true }
  }

  /// Gives definitions to the words on the list that have none, such as those that a killed program
  /// left in the journal alone.
  ///
  /// - Parameter meanings: a closure that returns the definitions of a word; an empty array for an
  ///   unknown word.
  public func define(_ meanings: (String) -> [Definition]) throws(StorageError) {
    let found = try words().filter(\.definitions.isEmpty).map(\.word)
      .reduce(into: [:]) { $0[$1] = meanings($1) }.filter { !$0.value.isEmpty }
    guard !found.isEmpty else { return }
    try change { words in
      for (index, word) in words.enumerated() where word.definitions.isEmpty {
        guard let definitions = found[word.word] else { continue }
        words[index] = word.merged(with: CompletedWord(word: word.word, definitions: definitions))
      }
    }
  }

  /// Does what ``define(_:)`` does, without a wait. If it fails, a later session does it.
  package func defineInBackground(_ meanings: @escaping @Sendable (String) -> [Definition]) {
    Task(executorPreference: background) { try? self.define(meanings) }
  }

  /// Returns the list in the form of its file, which `importWords(from:at:)` reads.
  public func json() throws(StorageError) -> String {
    String(decoding: try document.encode(CompletedList(words: words())), as: UTF8.self)
  }

  /// Returns the words in the bytes of a document, which may come from any file; an empty array for
  /// any other bytes.
  package func decoded(_ bytes: [UInt8]) -> [CompletedWord] {
    guard case .content(let list?) = try? document.decode(bytes) else { return [] }
    return list.words
  }

  /// Returns the bytes of a document with these words.
  package func encoded(_ words: [CompletedWord]) throws(StorageError) -> [UInt8] {
    try document.encode(CompletedList(words: words))
  }

  // MARK: The queue

  /// Whether words wait for ``flush()``.
  package var hasQueuedWords: Bool { queue.withLock { !$0.isEmpty } }

  /// Queues a completed word. It will be added to the list, or to the record of the same word
  /// there.
  public func add(_ word: CompletedWord) { queue.withLock { $0.append(word) } }

  /// Writes the queued words.
  ///
  /// - Throws: `StorageError`; the words then stay in the queue.
  public func flush() throws(StorageError) {
    if hasQueuedWords { try change(onlyIfQueued: true) { _ in } }
  }

  /// Writes the queued words without a wait. If it fails, they stay in the queue.
  ///
  /// After each write, it rests for 19 times as long as the write took, so that a long list takes
  /// at most a twentieth of the time. Words that are queued meanwhile are written together.
  package func flushInBackground() {
    Task(executorPreference: background) {
      while self.hasQueuedWords, case let end = self.restsUntil.withLock({ $0 }), end > .now {
        try? await Task.sleep(until: end)
      }
      guard self.hasQueuedWords else { return }
      let writing = ContinuousClock().measure { try? self.flush() }
      self.restsUntil.withLock { $0 = .now + writing * 19 }
    }
  }

  /// Adds the queued words to the list, and lets a closure change the list. The closure is called
  /// again if another process has changed the list meanwhile.
  ///
  /// - Parameter onlyIfQueued: whether to do nothing if another task has written the queue
  ///   meanwhile.
  private func change(
    onlyIfQueued: Bool = false, _ body: (inout [CompletedWord]) throws(StorageError) -> Void
  ) throws(StorageError) {
    try writing.withLock { _ throws(StorageError) in
      let queued = queue.withLock { $0 }
      if onlyIfQueued, queued.isEmpty { return }
      var changed: CompletedList?
      do throws(StorageError) {
        try document.change { old throws(StorageError) in
          var list = old ?? CompletedList(words: [])
          for word in queued { list.add(word) }
          try body(&list.words)
          changed = list
          return list
        }
      } catch {
        // The disk may fail after the file was replaced. The words must then not be added again.
        if let changed, let bytes = try? document.encode(changed),
          (try? document.stored())?.bytes == bytes
        {
          forget(queued)
        }
        throw error
      }
      forget(queued)
    }
  }

  /// Removes the written words, which are the oldest, from the queue.
  private func forget(_ written: [CompletedWord]) {
    queue.withLock { $0.removeFirst(written.count) }
  }

  // MARK: Changes

  /// Removes words from the list and notes that in the journal, so that a rebuilt list agrees.
  ///
  /// - Returns: the words that were on the list.
  public func remove(_ unwanted: Set<String>, at moment: Moment) throws(StorageError) -> [String] {
    let removed = try words().map(\.word).filter(unwanted.contains)
    try journal.append(removed.map { JournalEntry(at: moment, event: .removed, word: $0) })
    try change { $0.removeAll { unwanted.contains($0.word) } }
    return removed
  }

  /// Puts removed words back on the list with their whole record, and notes that in the journal.
  package func restore(_ words: [CompletedWord], at moment: Moment) throws(StorageError) {
    try journal.append(imports(of: words, at: moment))
    try change { present in
      let known = Set(present.map(\.word))
      present += words.filter { !known.contains($0.word) }
    }
  }

  /// Adds the new words of a file: either all of them or, if it fails, not one. The file is a
  /// document like this store's own, or the bare array of the first VocalVocab.
  ///
  /// - Returns: the number of new words, and the number of known words.
  package func importWords(
    from path: String, at moment: Moment
  ) throws(StorageError) -> (new: Int, known: Int) {
    var named: Set<String> = []
    let found = try wordsToImport(from: path).filter {
      !$0.word.isEmpty && named.insert($0.word).inserted
    }
    let known = Set(try words().map(\.word))
    try journal.append(imports(of: found.filter { !known.contains($0.word) }, at: moment))
    var count = 0
    try change { present in
      // Another process may have added some of the words meanwhile.
      let known = Set(present.map(\.word))
      let new = found.filter { !known.contains($0.word) }
      present += new
      count = new.count
    }
    return (count, found.count - count)
  }

  private func wordsToImport(from path: String) throws(StorageError) -> [CompletedWord] {
    let bytes = try InputFile.bytes(at: path)
    if case .content(let list?) = try document.decode(bytes, from: path) { return list.words }
    // The error is the same for every mistake in the JSON.
    let words = try? JSONDecoder.ofFiles.decode([CompletedWord].self, from: Data(bytes))
    guard let words else { throw .notCompletedWords(path) }
    return words
  }

  private func imports(of words: [CompletedWord], at moment: Moment) -> [JournalEntry] {
    let name = String(UInt64.random(in: 0 ... .max), radix: 36)
    return words.map { word in
      var entry = JournalEntry(at: moment, event: .imported, word: word.word)
      entry.imported = word
      if words.count > 1 { (entry.round, entry.importSize) = (name, words.count) }
      return entry
    }
  }

  /// Rebuilds the list from the journal.
  ///
  /// - Parameter define: a closure that returns the definitions of a word, which the journal does
  ///   not hold. If it returns an empty array, the word keeps the definitions of the present list.
  /// - Returns: the number of words on the new list.
  package func rebuild(define: (String) -> [Definition]) throws(StorageError) -> Int {
    var count = 0
    try change { words throws(StorageError) in
      // A word that another process completes meanwhile is added with the queue of that process.
      var history = CompletedHistory()
      try history.record(journal)
      let present = Dictionary(words.map { ($0.word, $0) }) { first, _ in first }
      words = history.words.map { rebuilt in
        guard rebuilt.definitions.isEmpty else { return rebuilt }
        let definitions = define(rebuilt.word)
        return rebuilt.merged(
          with: CompletedWord(
            word: rebuilt.word,
            definitions: definitions.isEmpty
              ? present[rebuilt.word]?.definitions ?? [] : definitions))
      }
      count = words.count
    }
    return count
  }
}

extension LearnerFiles {
  /// The list of completed words.
  public var completed: CompletedStore { shared { CompletedStore(in: $0) } }
}
