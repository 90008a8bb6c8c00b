package import Learner
package import Practice
package import Scheduling
package import Storage

/// The figures of a report for a parent or a teacher.
package struct Report: Sendable {
  let statistics: Statistics
  let scope: ReportScope
  /// The number of days that the report is about: from the first practice on, if that is later than
  /// the first day of the scope. `nil` for more days than the calendar has, and without practice.
  let days: Int?
  /// The words of the scope's list that were not asked on its days.
  let unasked: [String]

  /// Makes the report on all practice.
  package init(_ statistics: Statistics) {
    (self.statistics, scope, unasked) = (statistics, .all, [])
    days = Self.days(from: statistics.firstDay, in: .all, today: statistics.today)
  }

  /// Computes a report. What is mastered and what is due come from the whole practice.
  ///
  /// - Parameters:
  ///   - files: the learner's files.
  ///   - preferences: the learner's settings.
  ///   - scope: the part of the practice that the report is about.
  ///   - now: the moment of the report.
  /// - Throws: ``SettingError`` for an invalid goal, `StorageError` when there is no such list, or
  ///   when the learner's files can't be read.
  package init(
    _ files: LearnerFiles, _ preferences: Preferences, _ scope: ReportScope, now: Moment
  ) throws {
    guard scope != .all else {
      statistics = try Statistics(files, preferences, now: now)
      (self.scope, unasked) = (scope, [])
      days = Self.days(from: statistics.firstDay, in: scope, today: now.day)
      return
    }
    if let list = scope.list { try ListStore.checkName(list) }
    let listed = try scope.list.map { try files.lists.wordsToAsk(ofList: $0).map(\.word) }
    let words: Set<String>? = listed.map { Set($0) }
    let excluded = try files.lists.excluded()
    let (aim, _) = try preferences.goal.practised(on: now.day, files)
    var whole = JournalTotals(by: files.scheduler)
    var part = whole
    var first: Day?
    try files.forEachRevealableEntry { entry in
      whole.record(entry)
      guard words?.contains(entry.word) ?? true else { return }
      if RoundResult(entry) != nil { first = min(first ?? entry.moment.day, entry.moment.day) }
      if scope.includes(entry.moment) { part.record(entry) }
    } other: { line in
      guard let practice = PracticeKinds.ofAllRooms.practice(in: line) else { return }
      whole.record(practice)
      // A list has no cards and no questions of its own.
      guard words == nil else { return }
      first = min(first ?? practice.moment.day, practice.moment.day)
      if scope.includes(practice.moment) { part.record(practice) }
    }
    statistics = Statistics(
      part, of: whole, words: words, goal: preferences.dailyGoal, today: now.day,
      excluded: excluded, practisingFor: aim)
    self.scope = scope
    days = Self.days(from: first, in: scope, today: now.day)
    unasked = (listed ?? []).filter { part.progress.words[$0] == nil }
  }

  private static func days(from first: Day?, in scope: ReportScope, today: Day) -> Int? {
    guard let first else { return nil }
    let days = max(first, scope.since ?? first).distance(to: today) + 1
    return days <= PracticeCalendar.length ? days : nil
  }
}

extension ReportScope {
  /// Returns whether practice at a moment is on the scope's days.
  fileprivate func includes(_ moment: Moment) -> Bool { since.map { moment.day >= $0 } ?? true }
}
