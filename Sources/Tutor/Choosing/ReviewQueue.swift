internal import Practice
internal import Scheduling

/// The words that are due on a day, and how many due and new words the session has asked on that day.
struct ReviewQueue {
  private var due: ArraySlice<String>
  private var asked = (new: 0, due: 0)
  private let mix: Mix
  /// The day of the queue.
  let today: Day
  /// The number of words met for the first time on that day, before this queue was made.
  private let newBefore: Int

  /// Makes the queue of the words that are due.
  ///
  /// - Parameter isAskable: a function that tells whether this session can ask a due word.
  init(_ progress: Progress, mix: Mix, on today: Day, isAskable: (String) -> Bool) {
    self.mix = mix
    self.today = today
    newBefore = progress.newWords[today] ?? 0
    due = Agenda(progress.memories, on: today).due.filter(isAskable)[...]
  }

  /// The number of words that wait to be reviewed.
  var dueCount: Int { due.count }

  /// Whether the next word is a due one or a new one; `nil` when there is neither today.
  var next: Mix.Choice? {
    mix.next(due: due.count, session: asked, newToday: newBefore + asked.new)
  }

  /// The number of words, due and new, that can still be asked today.
  var leftToday: Int { due.count + max(0, mix.newPerDay - newBefore - asked.new) }

  /// Removes the most overdue word, and returns it; `nil` where no word is due.
  mutating func takeDue() -> String? {
    guard let word = due.popFirst() else { return nil }
    asked.due += 1
    return word
  }

  /// Counts a new word that the session asks.
  mutating func takeNew() { asked.new += 1 }

  /// Removes a word that the session asks already.
  mutating func remove(_ word: String) { due.removeAll { $0 == word } }

  /// Returns the number of words that come due tomorrow.
  func dueTomorrow(_ progress: Progress) -> Int {
    Agenda(progress.memories, on: today).forecast(days: 2)[1]
  }
}

extension Progress {
  /// The words that the learner has met, each with its memory.
  fileprivate var memories: some Sequence<(item: String, memory: Memory)> {
    words.lazy.map { (item: $0.key, memory: $0.value.memory) }
  }
}
