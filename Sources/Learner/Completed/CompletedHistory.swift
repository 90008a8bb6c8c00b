internal import FoundationEssentials
internal import Scheduling
internal import Storage

/// The completed words of a journal. A journal holds only the definitions of imported words, so the
/// other words have no definitions.
struct CompletedHistory {
  private var indices: [String: Int] = [:]
  /// The words in the order in which they were added; `nil` in the place of a removed word.
  private var kept: [CompletedWord?] = []
  /// The words that were removed, and not completed or imported since.
  private(set) var removed: Set<String> = []
  /// The words of an import whose last entry has not come yet.
  private var pending: (name: String?, words: [CompletedWord]) = (nil, [])

  /// The words in the order in which they were first completed.
  var words: [CompletedWord] { kept.compactMap(\.self) }

  /// The day on which each word was last missed.
  private var missed: [String: Day] = [:]

  /// Records the entries of a journal.
  mutating func record(_ journal: JournalStore) throws(StorageError) {
    try journal.read { line in
      if let entry = line.entry(JournalEntry.self) { record(entry) }
    }
  }

  /// Records an entry. Entries come in the order of the journal.
  mutating func record(_ entry: JournalEntry) {
    let wasMissed = missed[entry.word] == entry.moment.day
    if let outcome = entry.outcome {
      missed[entry.word] = outcome == .missed ? entry.moment.day : nil
    }
    switch entry.event {
    case .correct:
      add(
        CompletedWord(
          word: entry.word, firstCompleted: entry.at, lastCompleted: entry.at, timesCompleted: 1,
          // The learner has seen the word on this day, so the number of tries says nothing.
          fewestTries: wasMissed ? nil : entry.tryNumber))
    case .imported:
      if let imported = entry.imported { add(imported, of: entry) }
    case .removed:
      removed.insert(entry.word)
      if let index = indices.removeValue(forKey: entry.word) { kept[index] = nil }
    case .wrong, .slip, .homophone, .skipped, .copied:
      break
    }
  }

  /// Adds an imported word, once all words of its import have come. If a program was killed and
  /// wrote only a part of the import, that part does not count.
  private mutating func add(_ word: CompletedWord, of entry: JournalEntry) {
    guard let size = entry.importSize, size > 1 else { return add(word) }
    if pending.name != entry.round { pending = (entry.round, []) }
    pending.words.append(word)
    guard pending.words.count == size else { return }
    for word in pending.words { add(word) }
    pending = (nil, [])
  }

  private mutating func add(_ word: CompletedWord) {
    removed.remove(word.word)
    if let index = indices[word.word], let old = kept[index] {
      kept[index] = old.merged(with: word)
    } else {
      indices[word.word] = kept.count
      kept.append(word)
    }
  }
}
