internal import FoundationEssentials
internal import Hashing
public import Learner
internal import Practice
public import Scheduling
public import Storage

/// A goal that a learner may choose, in words: what it is, and what the learner can expect of it.
///
/// ```swift
/// for goal in try GoalOutlook.all(files, preferences, now: .now) {
///   print(goal.title, goal.sentence)
/// }
/// // As many words as I can
/// // At 10 rounds a day, you will meet about 4 new words a day and spell about 85 % of them
/// // a month later.
/// ```
public struct GoalOutlook: Hashable, Sendable, Encodable {
  /// The first word of the ``GoalChoice``.
  public let goal: String
  /// The goal in the learner's words.
  public let title: String
  /// What the learner can expect.
  public let sentence: String
  /// Whether the learner has chosen this goal.
  public let isChosen: Bool

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

  private static func title(of name: String) -> String {
    switch name {
    case "keep": "Keep the words I have"
    case "sure": "Be sure of a list on the day of a test"
    default: "As many words as I can"
    }
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
    try files.forEachToldEntry { progress.record($0) }
    self.progress = progress
  }

  /// Returns the sentence about a choice; `nil` stands for a test that is yet to be chosen.
  func sentence(_ choice: GoalChoice?) throws -> String {
    guard let choice else { return "Choose a list and the day of the test." }
    let (goal, words) = try choice.practised(on: today, files)
    if case .sure(let list, let day) = choice, goal == .most {
      return
        (today > day
        ? "The test on \(day.inWords) is over" : "The list '\(list)' has no words now")
        + ": until you choose another goal, you practise for the most words."
    }
    // The same learner always reads the same.
    var generator = SeededGenerator(seed: 1)
    let outlook = Outlook(
      progress, goal: goal, on: today, rounds: preferences.dailyGoal,
      newPerDay: try preferences.newPerDay, rightShare: try preferences.rightShare,
      tested: words?.map(\.word), using: &generator)
    return "At \(preferences.dailyGoal.of("round")) a day, you will "
      + expected(outlook, of: choice, words: words?.count ?? progress.words.count)
  }

  /// Returns what the learner can expect, as the end of a sentence.
  private func expected(_ outlook: Outlook, of choice: GoalChoice, words: Int) -> String {
    switch choice {
    case .most:
      guard let share = outlook.share else { return "meet words again, and no new ones." }
      let new = max(1, Int(outlook.newWords.rounded())).of("new word")
      return
        "meet about \(new) a day, and spell \(Self.percent(share)) of them a month later."
    case .keep:
      guard let share = outlook.share else {
        return "have nothing to practise, because you have met no words yet."
      }
      let spelled = Int((share * Double(words)).rounded())
      return "meet no new words, and in a month spell "
        + (words == 1 ? "the one word" : "about \(spelled.grouped) of the \(words.of("word"))")
        + " that you have met."
    case .sure(let list, let day):
      let spelled = Int(((outlook.share ?? 0) * Double(words)).rounded())
      return "spell about \(spelled) of the \(words.of("word")) of '\(list)' on \(day.inWords)."
    }
  }

  /// Returns a share as a person says it, to the nearest 5 %.
  private static func percent(_ share: Double) -> String {
    share >= 0.975 ? "nearly all" : "about \(max(5, Int((share * 20).rounded()) * 5)) %"
  }
}
