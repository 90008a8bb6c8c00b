public import Tables

/// A reason why a table of questions can't be read. Then no question is taken from it.
public enum QuestionTableError: Error, Hashable, Sendable {
  /// A text of a question.
  public enum Part: String, Hashable, Sendable {
    case question
    case answer
  }

  /// A line of the text can't be read.
  case badLine(LineError)
  /// The file has more bytes than this.
  case tooLarge(limit: Int)
  /// The file has more questions than this.
  case tooManyQuestions(limit: Int)
  /// The file has no question.
  case noQuestions
  /// A line has no question before its answers.
  case noQuestion(line: Int)
  /// A line has no right answer.
  case noRightAnswer(line: Int)
  /// A line has no wrong answer.
  case noWrongAnswer(line: Int)
  /// A line has more wrong answers than this.
  case tooManyAnswers(line: Int, limit: Int)
  /// A line has an answer twice.
  case repeatedAnswer(line: Int, String)
  /// A line has a text of more characters than this.
  case tooLong(line: Int, Part, limit: Int)
  /// A line has the question of an earlier line.
  case repeatedQuestion(line: Int, earlier: Int)
  /// The header, in this line, lacks the column with this name.
  case missingColumn(line: Int, String)
  /// The header, in this line, names an unknown column.
  case unknownColumn(line: Int, String)
}
