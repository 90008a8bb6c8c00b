internal import CardPractice
public import Learner
internal import Planning
internal import QuizPractice
package import Storage
package import Vocabulary

extension PracticeKinds {
  /// The kinds of entries of all rooms. The kind of every room whose practice counts in other rooms
  /// is here.
  public static let ofAllRooms = PracticeKinds([CardEntry.self, QuizEntry.self])
}

extension LearnerFiles {
  /// Returns today's words from the plan for the test of a list, in the order in which they are
  /// asked; `nil` if no test of the list is planned.
  ///
  /// - Throws: `StorageError`, or an error of a setting.
  package func wordsToAsk(forTestOf list: String) throws -> [WordList.Entry]? {
    try wordsToAsk(forTestOf: list, counting: .ofAllRooms)
  }
}
