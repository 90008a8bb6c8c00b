internal import Hashing
package import Learner
internal import Practice
package import Scheduling
package import Storage

/// A goal that a learner may choose, in words: the goal itself, and what the learner can expect
/// from it.
///
/// ```swift
/// for goal in try GoalOutlook.all(files, preferences, now: .now) {
///   print(goal.title, goal.sentence)
/// }
/// // As many words as I can
/// // At 10 rounds a day, you will meet about 4 new words a day and spell about 85 % of them
/// // a month later.
/// ```
package struct GoalOutlook: Hashable, Sendable, Encodable {
  /// The name of the ``GoalChoice``, such as `most`.
  public let goal: String
  /// The goal in the learner's words.
  public let title: String
  /// The sentence that says what the learner can expect.
  public let sentence: String
  /// Whether the learner has chosen this goal.
  package let isChosen: Bool

  /// Returns all goals.
  ///
  /// - Throws: ``SettingError`` for a setting without a valid value, `StorageError` when the
  ///   learner's files can't be read.
  public static func all(
    _ files: LearnerFiles, _ preferences: Preferences, now: Moment
  ) throws -> [GoalOutlook] {
    let teller = try Teller(files, preferences, today: now.day)
    let chosen = try preferences.goal
    return try GoalChoice.names.map { name in
      let isChosen = chosen.name == name
      let choice = isChosen ? chosen : name == "keep" ? .keep : name == "most" ? .most : nil
      return GoalOutlook(
        goal: name, title: title(of: name), sentence: try teller.sentence(choice),
        isChosen: isChosen)
    }
  }

  /// Returns the goal that the learner has chosen.
  ///
  /// - Throws: the same errors as ``all(_:_:now:)``.
  public static func chosen(
    _ files: LearnerFiles, _ preferences: Preferences, now: Moment
  ) throws -> GoalOutlook {
    let choice = try preferences.goal
    return GoalOutlook(
      goal: choice.name, title: title(of: choice.name),
      sentence: try Teller(files, preferences, today: now.day).sentence(choice), isChosen: true)
  }
}

/// The sentences about one learner's goals.
private struct Teller {
  private let files: LearnerFiles
  private let preferences: Preferences
  private let today: Day
  private let progress: Progress

  init(_ files: LearnerFiles, _ preferences: Preferences, today: Day) throws {
    self.files = files
    self.preferences = preferences
    self.today = today
    var progress = Progress(by: files.scheduler)
    try files.forEachRevealableEntry { progress.record($0) }
    self.progress = progress
  }

  /// Returns the sentence about a choice; `nil` is a test that the learner has yet to choose.
  func sentence(_ choice: GoalChoice?) throws -> String {
    guard let choice else { return GoalOutlook.testToChoose }
    let (goal, words) = try choice.practised(on: today, files)
    if case .sure(let list, let day) = choice, goal == .most {
      return GoalOutlook.sentence(onTestOf: list, day: day, today: today)
    }
    // With a fixed seed, the same learner always reads the same sentence.
    var generator = SeededGenerator(seed: 1)
    let outlook = Outlook(
      progress, goal: goal, on: today, rounds: preferences.dailyGoal,
      newPerDay: try preferences.newPerDay, rightShare: try preferences.rightShare,
      tested: words?.map(\.word), using: &generator)
    return outlook.sentence(
      of: choice, rounds: preferences.dailyGoal, words: words?.count ?? progress.words.count)
  }
}
