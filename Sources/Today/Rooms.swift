internal import CardPractice
public import Learner
internal import Planning
internal import QuizPractice
public import Storage
public import Vocabulary

extension PracticeKinds {
  /// The kinds of entries of all rooms. A room whose practice counts in the others has its kind
  /// here.
  public static let ofAllRooms = PracticeKinds([CardEntry.self, QuizEntry.self])
}

extension LearnerFiles {
  /// Returns the words that the plan for the test of a list has today, in the order in which they
  /// are asked; `nil` where no test of the list is planned.
  ///
  /// - Throws: `StorageError`, or an error of a setting.
  public func wordsToAsk(forTestOf list: String) throws -> [WordList.Entry]? {
    try wordsToAsk(forTestOf: list, counting: .ofAllRooms)
  }
}
