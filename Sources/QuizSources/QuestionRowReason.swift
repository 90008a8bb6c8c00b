public import Tables

/// A reason why a row of a table of questions is left out, or is read in another way than it is
/// written.
public enum QuestionRowReason: Hashable, Sendable {
  /// A text of a question.
  public enum Text: String, Hashable, Sendable {
    case question
    case answer
  }

  /// A reason that every table has.
  case row(RowReason)
  /// The row has answers without a question.
  case noQuestion
  case noRightAnswer
  case noWrongAnswer
  /// The row has more wrong answers than this.
  case tooManyAnswers(limit: Int)
  /// The row has an answer twice.
  case repeatedAnswer(String)
  /// The row has a text of more characters than this.
  case tooLong(Text, limit: Int)
  /// The row names a right answer that is none of its answers.
  case unknownKey(String)
  /// The row names a right answer that may be one of its answers, or the number of another.
  case ambiguousKey(String)
  /// Two columns name different right answers.
  case differentKeys
  /// The row has this number of right answers. The quiz asks with the first, and doesn't show the
  /// others. A row in which an answer names others by their letters is left out.
  case severalRight(Int)
  /// The table has more questions than this.
  case beyond(limit: Int)
}
