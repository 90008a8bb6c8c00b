internal import Learner
internal import Plan
package import Practice
package import Scheduling
internal import Storage

/// The learner's practice, as far as the plan needs it. Each reading takes in the new entries of
/// the journal, from whatever program.
package struct PracticeMemory {
  /// A learner's practice on one day.
  package struct Today {
    package let day: Day
    /// The rounds of spelling that ended.
    package var rounds = 0
    /// The seconds of the rounds of each word.
    package var seconds: [String: Double] = [:]
    /// The words that were due when the day's practice began; `nil` before it began.
    package var dueAtStart: Set<String>?
  }

  package private(set) var progress: Progress
  package private(set) var today: Today
  /// The words of the questions that were answered on each of the last days.
  package private(set) var questions: [Day: [String]] = [:]
  private var position: JournalStore.Position?
  private let fsrs: FSRS
  private let practice: PracticeKinds

  /// - Parameter practice: the practice in other rooms than that of spelling.
  init(_ fsrs: FSRS, counting practice: PracticeKinds) {
    (self.fsrs, self.practice) = (fsrs, practice)
    progress = Progress(by: fsrs)
    today = Today(day: Day(number: 0))
  }

  /// Reads what the journal has got since the last time.
  ///
  /// - Parameters:
  ///   - day: the present day.
  ///   - goal: what the learner practises for, which says when a word is due.
  mutating func follow(_ journal: JournalStore, on day: Day, for goal: Goal) throws(StorageError) {
    if today.day != day {
      today = Today(day: day)
      questions = questions.filter { $0.key >= day.monday }
    }
    // A copy would take its time with many words, so the memory moves out, and back.
    var memory = PracticeMemory(fsrs, counting: practice)
    swap(&memory, &self)
    defer { swap(&memory, &self) }
    memory.position = try journal.follow(from: memory.position) { isAnew in
      guard isAnew else { return }
      memory = PracticeMemory(memory.fsrs, counting: memory.practice)
      memory.today = Today(day: day)
    } _: { line in
      if let entry = line.entry(JournalEntry.self) {
        memory.record(entry, for: goal)
      } else if let event = memory.practice.practice(in: line) {
        memory.record(event, for: goal)
      }
    }
  }

  private mutating func record(_ entry: JournalEntry, for goal: Goal) {
    begin(entry.moment.day, for: goal)
    progress.record(entry)
    guard let round = RoundResult(entry), round.at.day == today.day, round.ending != .skipped
    else { return }
    today.rounds += 1
    today.seconds[round.word, default: 0] += Double(max(0, round.milliseconds ?? 0)) / 1000
  }

  private mutating func record(_ practice: PracticeEvent, for goal: Goal) {
    let day = practice.moment.day
    begin(day, for: goal)
    progress.record(practice)
    if let word = practice.answer?.word, day >= today.day.monday {
      questions[day, default: []].append(word)
    }
  }

  /// Keeps what is due when the day's practice begins.
  private mutating func begin(_ day: Day, for goal: Goal) {
    guard day == today.day, today.dueAtStart == nil else { return }
    today.dueAtStart = Set(due(for: goal))
  }

  /// Returns the words that are due now.
  package func due(for goal: Goal) -> [String] { progress.agenda(on: today.day, for: goal).due }
}
