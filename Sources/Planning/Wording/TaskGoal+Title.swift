internal import Learner
internal import Plan

extension TaskGoal {
  /// The title of a task to which the learner gave no title.
  var title: String {
    switch self {
    case .words(let count): "Spell \(count.of("word"))"
    case .review: "Review what is due"
    case .deck(let name): "Study the deck \(DeckName(name).title)"
    case .list(let name): "Finish the list \(name)"
    case .quiz(let count): "Answer \(count.of("question")) about this week's words"
    case .test(let list, _): "Prepare for the test of \(list)"
    }
  }

  /// The noun for the counted items, in the singular and in the plural.
  var noun: (one: String, many: String) {
    switch self {
    case .words, .list, .test: ("word", "words")
    case .review: ("word or card", "words and cards")
    case .deck: ("card", "cards")
    case .quiz: ("question", "questions")
    }
  }
}
