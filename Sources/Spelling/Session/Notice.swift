/// The reason why a session has no word to ask although nothing is wrong.
public enum Notice: Hashable, Sendable {
  /// No word was missed.
  case nothingMissed
  /// No word is due.
  case nothingDue
  /// Today's new words are used up, and all other words were asked.
  case doneForToday(newWords: Int)
  /// All words of the test were asked today.
  case testPractised
  /// All words that the learner wants to keep were asked today.
  case allKept
  /// The learner has met no words to keep.
  case nothingMet
  /// No word was completed.
  case nothingCompleted
  /// The list has no word that can be asked.
  case emptyList
}

extension Notice: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingMissed: "There are no missed words to practise."
    case .nothingDue: "Nothing is due today."
    case .doneForToday(let count):
      """
      You have met \(count) new words today, and practised all others: come back tomorrow, or \
      raise the number of new words a day in the settings.
      """
    case .testPractised:
      "You have practised all words of the test today: come back tomorrow, or choose another goal."
    case .allKept:
      """
      You have practised all your words today: come back tomorrow, or choose a goal with new words.
      """
    case .nothingMet: "You have met no words yet that you could keep: choose a goal with new words."
    case .nothingCompleted: "No word has been completed yet."
    case .emptyList: "This list has no word to ask."
    }
  }
}
