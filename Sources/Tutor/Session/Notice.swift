/// The reason why a session has no word to ask although nothing is wrong.
public enum Notice: Hashable, Sendable {
  /// No word was missed.
  case nothingMissed
  /// No word is due.
  case nothingDue
  /// Today's new words are used up, and nothing is due.
  case doneForToday(newWords: Int)
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
      You have met \(count) new words today, and nothing is due: come back tomorrow, or raise the \
      number of new words a day in the settings.
      """
    case .nothingCompleted: "No word has been completed yet."
    case .emptyList: "This list has no word to ask."
    }
  }
}
