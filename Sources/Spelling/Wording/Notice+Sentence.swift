extension Notice: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nothingMissed: "There are no missed words to practise."
    case .noMissedFits:
      "None of the words that you missed fits your wishes: leave out one of the wishes."
    case .nothingDue: "Nothing is due today."
    case .doneForToday(let count):
      """
      You have met \(count) new words today, and practised all others: come back tomorrow, or \
      raise the number of new words a day in the settings.
      """
    case .fittingDoneForToday(let count):
      """
      You have met \(count) new words today, and practised all others that fit your wishes: leave \
      out one of the wishes, or raise the number of new words a day in the settings.
      """
    case .noTestWordFits:
      """
      No word of the test that fits your wishes is left for today: leave out one of the wishes, or \
      choose another goal.
      """
    case .noMetWordFits:
      """
      No word that you have met and that fits your wishes is left for today: leave out one of the \
      wishes, or choose a goal with new words.
      """
    case .testPractised:
      "You have practised all words of the test today: come back tomorrow, or choose another goal."
    case .allKept:
      """
      You have practised all your words today: come back tomorrow, or choose a goal with new words.
      """
    case .nothingMet: "You have met no words yet that you could keep: choose a goal with new words."
    case .nothingCompleted: "No word has been completed yet."
    case .emptyList: "This list has no words that can be asked."
    }
  }
}
