internal import Learner

extension TodayPlan.Item.Room {
  /// The name of the room, as a person reads it.
  public var title: String {
    switch self {
    case .test: "Test"
    case .assignment: "Class"
    case .words: "Spelling"
    case .cards: "Cards"
    case .quiz: "Quiz"
    case .tasks: "Task"
    }
  }
}

extension TodayPlan {
  /// Returns today's tests and the amount of work, in a few sentences.
  ///
  /// - Parameter things: the number of items.
  static func sentence(_ minutes: Int, things: Int, _ tests: [String]) -> String {
    let all: String
    if things == 0 {
      all =
        tests.isEmpty
        ? "Nothing is due today. Practice is welcome all the same." : "Nothing else is due."
    } else if minutes > 0 {
      all = "\(things.of("thing")) to do, about \(minutes.of("minute")) in all."
    } else {
      all = "\(things.of("thing")) to do."
    }
    return (tests.map { "The test of \($0) is today: good luck." } + [all]).joined(separator: " ")
  }
}
