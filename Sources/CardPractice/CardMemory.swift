internal import Cards
internal import Scheduling
internal import Storage

/// The learner's progress with cards, computed from the journal. Each reading adds the entries that
/// any program has written since the last reading.
struct CardMemory {
  private(set) var progress: CardProgress
  /// The number of readings that found other entries than this program had just written.
  private(set) var changes = 0
  private var position: JournalStore.Position?
  private let files: LearnerFiles
  private let fsrs: FSRS

  init(_ files: LearnerFiles) {
    self.files = files
    fsrs = files.scheduler
    progress = CardProgress(by: fsrs)
  }

  /// Reads the entries that were added to the journal since the last reading.
  ///
  /// - Parameter expected: the number of entries that this program has just written.
  mutating func follow(expecting expected: Int = 0) throws(StorageError) {
    let fsrs = fsrs
    // Copying the progress of many cards takes long, so the progress is moved out and back.
    var progress = CardProgress(by: fsrs)
    swap(&progress, &self.progress)
    defer { swap(&progress, &self.progress) }
    var (count, isAnew) = (0, false)
    position = try files.journal.follow(from: position) {
      isAnew = $0
      if isAnew { progress = CardProgress(by: fsrs) }
    } _: { line in
      guard let entry = line.entry(CardEntry.self) else { return }
      progress.record(entry)
      count += 1
    }
    if isAnew || count != expected { changes += 1 }
  }

  /// Appends entries to the journal, and adds them to the progress.
  ///
  /// - Throws: `StorageError`; nothing has then changed.
  mutating func append(_ entries: [CardEntry]) throws(StorageError) {
    try files.journal.append(entries)
    try follow(expecting: entries.count)
  }
}

extension CardProgress {
  /// Adds an entry of the journal.
  mutating func record(_ entry: CardEntry) {
    switch entry.event {
    case .answered:
      guard let recall = entry.recall.flatMap(Recall.init(rawValue:)) else { return }
      record(recall, on: entry.card, at: entry.moment)
    case .takenBack: takeBack(entry.card)
    case .buried: bury(entry.card, on: entry.moment.day)
    case .unburied: unbury(entry.card)
    case .imported:
      guard let memory = entry.memory else { return }
      restore(
        Memory(
          state: MemoryState(stability: memory.stability, difficulty: memory.difficulty),
          lastReview: Moment(date: memory.lastReview, utcOffset: entry.utcOffset)),
        of: entry.card, reviews: memory.reviews, lapses: memory.lapses)
    }
  }
}
