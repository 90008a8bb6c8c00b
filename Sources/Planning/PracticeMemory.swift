internal import Learner
internal import Plan
package import Practice
package import Scheduling
internal import Storage

/// The part of the learner's practice that the plan needs. ``follow(_:on:for:)`` adds the new
/// entries of the journal, whichever program wrote them.
package struct PracticeMemory {
  /// A learner's practice on one day.
  package struct Today {
    package let day: Day
    /// The number of spelling rounds that ended, without the skipped ones.
    package var rounds = 0
    /// For each word, the seconds that its rounds took.
    package var seconds: [LanguageWord: Double] = [:]
    /// The words that were due when the day's practice began; `nil` before that.
    package var dueAtStart: Set<LanguageWord>?
  }

  /// The progress with English words, and the days of practice of any kind.
  private var english: Progress
  /// The progress with the words of other languages, by ``Language/journalCode``.
  private var others: [String: Progress] = [:]
  package private(set) var today: Today
  /// For each day of this week, the words of the questions that the learner answered.
  package private(set) var questions: [Day: [String]] = [:]
  private var position: JournalStore.Position?
  private let fsrs: FSRS
  private let practice: PracticeKinds

  /// - Parameter practice: the kinds of practice in all rooms but that of spelling.
  init(_ fsrs: FSRS, counting practice: PracticeKinds) {
    (self.fsrs, self.practice) = (fsrs, practice)
    english = Progress(by: fsrs)
    today = Today(day: Day(number: 0))
  }

  /// Reads the entries that the journal has gained since the last call.
  ///
  /// - Parameters:
  ///   - day: the present day.
  ///   - goal: the learner's goal, which decides when a word is due.
  mutating func follow(_ journal: JournalStore, on day: Day, for goal: Goal) throws(StorageError) {
    if today.day != day {
      today = Today(day: day)
      questions = questions.filter { $0.key >= day.monday }
    }
    // A copy of many words would take long, so the memory is moved out and back.
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
    let round = RoundResult(entry)
    if let code = entry.language {
      others[code, default: Progress(by: fsrs)].record(entry)
      if let round { english.recordElsewhere(round) }
    } else {
      english.record(entry)
    }
    guard let round, round.at.day == today.day, round.ending != .skipped else { return }
    today.rounds += 1
    let word = LanguageWord(round.word, in: entry.language)
    today.seconds[word, default: 0] += Double(max(0, round.milliseconds ?? 0)) / 1000
  }

  private mutating func record(_ practice: PracticeEvent, for goal: Goal) {
    let day = practice.moment.day
    begin(day, for: goal)
    english.record(practice)
    if let word = practice.answer?.word, day >= today.day.monday {
      questions[day, default: []].append(word)
    }
  }

  /// Records the words that are due when the day's practice begins.
  private mutating func begin(_ day: Day, for goal: Goal) {
    guard day == today.day, today.dueAtStart == nil else { return }
    today.dueAtStart = Set(due(for: goal))
  }

  // MARK: Progress

  /// The days with practice of any kind.
  package var days: PracticeDays { english.days }

  /// Returns the progress with the words of a language, by ``Language/journalCode``.
  package func progress(in code: String?) -> Progress {
    code.map { others[$0] ?? Progress(by: fsrs) } ?? english
  }

  /// Returns the learner's progress with a word; `nil` for a word that was never asked.
  package func record(of word: LanguageWord) -> Progress.Record? {
    progress(in: word.code).words[word.text]
  }

  /// Returns whether a word was asked since a day, in whatever language.
  package func wasAsked(_ word: String, since day: Day) -> Bool {
    ([english] + others.values).contains {
      $0.words[word].map { $0.memory.lastReview.day >= day } ?? false
    }
  }

  /// Returns the words that are due now, those of each language together.
  package func due(for goal: Goal) -> [LanguageWord] {
    ([nil] + others.keys.sorted()).flatMap { code in
      progress(in: code).agenda(on: today.day, for: goal).due.map { LanguageWord($0, in: code) }
    }
  }
}
