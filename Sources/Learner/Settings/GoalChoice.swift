internal import ByteText
package import Scheduling
package import Storage
package import Vocabulary

/// The goal of a learner's practice, as a setting or a session's wish names it.
///
/// ```swift
/// try GoalChoice("keep")
/// try GoalChoice("sure week-12 2026-12-04")  // The words of a list, on the day of a test.
/// ```
package enum GoalChoice: Hashable, Sendable {
  /// As many words as possible.
  case most
  /// The words that the learner has met.
  case keep
  /// The words of a list, on the day of a test.
  case sure(list: String, by: Day)

  /// The names of all choices.
  public static let names = ["most", "keep", "sure"]

  /// The name of the choice.
  public var name: String {
    switch self {
    case .most: "most"
    case .keep: "keep"
    case .sure: "sure"
    }
  }

  /// Reads a choice.
  ///
  /// - Throws: ``SettingError`` for a text that is no choice.
  package init(_ text: String) throws(SettingError) {
    let fields = text.bytes.split(separator: " ", maxSplits: 1)
    switch fields.first?.lowercased() {
    case "most" where fields.count == 1: self = .most
    case "keep" where fields.count == 1: self = .keep
    case "sure": self = try Self.test(fields.dropFirst().first ?? "")
    default:
      throw SettingError(
        "'\(text)' is not a goal: give most, keep, or sure with a list and a day, such as "
          + "'sure week-12 2026-12-04'.")
    }
  }

  /// Reads the name of a list, which may have spaces, and the day after it.
  private static func test(_ text: Substring) throws(SettingError) -> GoalChoice {
    guard let space = text.bytes.lastIndex(of: " "),
      let day = Day(text[text.utf8.index(after: space)...])
    else {
      throw SettingError(
        "To be sure of a list's words, give its name and the day of the test, such as "
          + "'sure week-12 2026-12-04'.")
    }
    let name = String(text[..<space])
    do { try ListStore.checkName(name) } catch {
      throw SettingError("'\(name)' is not the name of a list: give a name without slashes.")
    }
    return .sure(list: name, by: day)
  }

  /// Returns the goal on a day, and the words of a test; `nil` without a test. After the day of the
  /// test, or if its list is gone or has no words to ask, the goal is ``most``.
  ///
  /// - Throws: `StorageError` when the list can't be read.
  package func practised(
    on today: Day, _ files: LearnerFiles
  ) throws(StorageError) -> (goal: Goal, words: [WordList.Entry]?) {
    switch self {
    case .most: return (.most, nil)
    case .keep: return (.keep, nil)
    case .sure(let list, let day):
      guard today <= day, try files.lists.names().contains(list) else { return (.most, nil) }
      let words = try files.lists.wordsToAsk(ofList: list)
      return words.isEmpty ? (.most, nil) : (.sure(by: day), words)
    }
  }
}

extension GoalChoice: CustomStringConvertible {
  /// The choice as ``init(_:)`` reads it.
  package var description: String {
    switch self {
    case .most, .keep: name
    case .sure(let list, let day): "\(name) \(list) \(day)"
    }
  }
}
