internal import FoundationEssentials
internal import Practice
internal import Scheduling
internal import Storage

/// What a learner's records ask of a session: which words are due, how many may be new, how hard.
struct Syllabus {
  private(set) var progress: Progress
  private var due: ArraySlice<String>
  private var asked = (new: 0, due: 0)
  private let mix: Mix
  private let start: Day
  private let newBefore: Int

  /// - Parameter isAskable: whether a word that is due can be asked here.
  init(
    _ progress: Progress, mix: Mix, at now: Moment, isAskable: (String) -> Bool
  ) {
    self.progress = progress
    self.mix = mix
    start = now.day
    newBefore = progress.newWords[now.day] ?? 0
    let memories = progress.words.lazy.map { (item: $0.key, memory: $0.value.memory) }
    due = Agenda(memories, on: start).due.filter(isAskable)[...]
  }

  /// How many words wait to be reviewed.
  var dueCount: Int { due.count }

  /// Whether the learner has met a word.
  func knows(_ word: String) -> Bool { progress.words[word] != nil }

  /// Whether the next word is one that is due, or a new one; `nil` when there is neither, for today.
  var next: Mix.Choice? {
    mix.next(due: due.count, session: asked, newToday: newBefore + asked.new)
  }

  /// How many words can be asked today, due and new.
  var leftToday: Int { due.count + max(0, mix.newPerDay - newBefore - asked.new) }

  /// The most overdue word.
  mutating func takeDue() -> String? {
    guard let word = due.popFirst() else { return nil }
    asked.due += 1
    return word
  }

  /// Has a word wait no more that is asked already.
  mutating func drop(_ word: String) { due.removeAll { $0 == word } }

  mutating func takeNew() { asked.new += 1 }

  mutating func record(_ entry: JournalEntry) { progress.record(entry) }

  /// How many words come due on the day after.
  var dueTomorrow: Int {
    let memories = progress.words.lazy.map { (item: $0.key, memory: $0.value.memory) }
    let forecast = Agenda(memories, on: start).forecast(days: 2)
    return forecast.count > 1 ? forecast[1] : 0
  }
}
