package import Learner
internal import Plan
internal import Practice
internal import Scheduling
package import Storage
package import Vocabulary

extension TestPlan {
  /// Plans the practice for a test from the learner's practice so far.
  ///
  /// - Parameters:
  ///   - words: the words of the test.
  ///   - code: their language, by `Language.journalCode`.
  ///   - test: the day of the test.
  ///   - minutes: the learner's minutes a day.
  ///   - memory: the learner's practice up to today.
  ///   - fsrs: the model of memory.
  init(
    _ words: [String], in code: String?, on test: Day, minutes: Int, _ memory: PracticeMemory,
    by fsrs: FSRS
  ) {
    let progress = memory.progress(in: code)
    self.init(
      words.map { word in
        let record = progress.words[word]
        return Word(
          word, memory: record?.memory, acquisition: record?.acquisition ?? .learned,
          isMissed: (record?.missesInARow ?? 0) > 0)
      }, on: test, from: memory.today.day, minutes: minutes,
      spent: words.reduce(0) { sum, word in
        sum + (memory.today.seconds[LanguageWord(word, in: code)] ?? 0)
      }, progress.calibration, progress.effort, by: fsrs)
  }
}

extension LearnerFiles {
  /// Returns today's words from the plan for the test of a list, in the order in which they are
  /// asked; `nil` if no test of the list is planned. On the day of the test, these are all words of
  /// the list that were not asked today.
  ///
  /// - Parameter practice: the practice in other rooms that counts for the plan.
  /// - Throws: `StorageError`, or an error of a setting.
  package func wordsToAsk(
    forTestOf list: String, counting practice: PracticeKinds
  ) throws -> [WordList.Entry]? {
    let tasks = TodoList(bytes: try plan.tasks()).tasks
    var planned: (day: Day, minutes: Int)?
    for task in tasks where !task.isDone {
      if case .test(list, let minutes)? = task.goal, let day = task.due { planned = (day, minutes) }
    }
    let today = Moment.now.day
    let isTestDay = tasks.contains { $0.goal?.testedList == list && $0.due == today }
    guard planned != nil || isTestDay else { return nil }
    let preferences = Preferences(try settings.read())
    var memory = PracticeMemory(scheduler, counting: practice)
    try memory.follow(
      journal, on: today, for: try preferences.goal.practised(on: today, self).goal)
    let entries = try lists.wordsToAsk(ofList: list)
    let code = try languageToAsk(ofList: list).journalCode
    let onceMore = isTestDay ? memory.wordsOnceMore(entries, in: code, by: scheduler) : []
    guard let planned, onceMore.isEmpty else { return onceMore }
    let part = TestPlan(
      entries.map(\.word), in: code, on: planned.day, minutes: planned.minutes, memory,
      by: scheduler
    ).parts.first
    let known = Dictionary(entries.map { ($0.word, $0) }) { first, _ in first }
    return part?.words.compactMap { known[$0] } ?? []
  }
}
