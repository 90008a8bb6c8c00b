internal import Tables

/// A part of a question in the column of a table.
enum QuestionPart: String, TablePart {
  case question
  /// The text of the right answer.
  case right
  /// The text of a wrong answer.
  case wrong
  /// The text of an answer, right or wrong, or all such answers in one cell.
  case options
  /// The letter, the number or the text of the right one among the options.
  case key
  /// A text for the moment after the answer.
  case explanation
  case category
  case difficulty

  // A separator without quotation marks moves all fields after it, and the key with them.
  var isFreeText: Bool { false }
}
