/// A reason why it isn't certain which answers of a table are right. Then no question is taken
/// before a person has chosen the columns.
public enum QuestionDoubt: Hashable, Sendable {
  /// A column, as a person knows it.
  public struct Column: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// The name; `nil` where the table gives none.
    public let name: String?

    package init(number: Int, name: String? = nil) { (self.number, self.name) = (number, name) }
  }

  /// No column is known to have the questions.
  case noQuestion
  /// No column is known to say which answer is right.
  case noKey
  /// Only one column is known to have answers, and few rows have more.
  case noWrongAnswers
  /// A column may say which answer is right, or be an answer itself.
  case keyOrAnswer(Column)
  /// The numbers or letters in a column may be answers, or name answers.
  case textOrIndex(Column)
  /// The numbers in a column may count from 0 or from 1.
  case countFrom(Column)
  /// Most rows name a right answer in a column that is none of their answers.
  case contradictory(Column)
  /// A column may have answers or something else.
  case unclear(Column)
  /// It is not certain how the cells of a column are divided into answers.
  case undivided(Column)
  /// The columns of the answers have a gap before this one.
  case gap(Column)
  /// With the columns as they were guessed, no row makes a question. The first reason is given.
  case noQuestions(line: Int, QuestionRowReason)
}
