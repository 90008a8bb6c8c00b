public import Tables

/// A reason why no question can be taken from a file.
public enum QuestionTableError: Error, Hashable, Sendable {
  /// A line shows that the file is not text.
  case badLine(LineError)
  /// The file has more bytes than this.
  case tooLarge(limit: Int)
  /// The file is no table, but something else.
  case notATable(ForeignFile)
  /// The file has no question.
  case noQuestions
  /// No row makes a question. The first reason is given.
  case noUsableRow(line: Int, QuestionRowReason)
}
