/// The reason why a session has no word to ask although nothing is wrong.
package enum Notice: Hashable, Sendable {
  /// No word was missed.
  case nothingMissed
  /// The learner missed words, but none of them fits the wishes.
  case noMissedFits
  /// No word is due.
  case nothingDue
  /// Today's new words are used up, and all other words were asked.
  case doneForToday(newWords: Int)
  /// Today's new words are used up, and all other words that fit the wishes were asked.
  case fittingDoneForToday(newWords: Int)
  /// No word of the test fits the wishes, or all that do were asked today.
  case noTestWordFits
  /// No word that the learner has met fits the wishes, or all that do were asked today.
  case noMetWordFits
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
