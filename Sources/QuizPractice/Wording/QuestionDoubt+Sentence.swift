package import QuizSources

extension QuestionDoubt {
  /// The sentence that says what to choose.
  package var sentence: String { sentence(subject: "The table", of: "") }

  /// Returns the sentence that says what to choose.
  ///
  /// - Parameters:
  ///   - subject: the table as the subject of a sentence.
  ///   - place: the table after the name of a column: ` of 'a.csv'`.
  func sentence(subject: String, of place: String) -> String {
    switch self {
    case .noQuestion:
      "\(subject) doesn't show which column has the questions: choose the columns."
    case .noKey:
      """
      \(subject) doesn't say which answer is right: choose the column of the right answer, or that \
      of the key.
      """
    case .noWrongAnswers:
      "\(subject) has only one answer in most rows: choose the columns of the wrong answers."
    case .keyOrAnswer(let column):
      """
      \(column.title)\(place) may be an answer, or the key to the right answer: choose which it is.
      """
    case .textOrIndex(let column):
      """
      \(column.title)\(place) may have the right answers, or their letters or numbers: choose it \
      as the right answer or as the key.
      """
    case .countFrom(let column):
      """
      The numbers in \(column.inside)\(place) may count from 0 or from 1: write letters instead.
      """
    case .contradictory(let column):
      """
      Most right answers in \(column.inside)\(place) are none of the answers beside them: choose \
      other columns.
      """
    case .unclear(let column):
      "\(column.title)\(place) may have answers or something else: choose the columns."
    case .undivided(let column):
      """
      \(column.title)\(place) has several answers in one cell: put a | between them, or write each \
      in a column of its own.
      """
    case .gap(let column):
      "A column of answers is missing before \(column.inside)\(place): choose the columns."
    case .noQuestions(let line, let reason):
      """
      Most lines\(place) make no question with the columns that were guessed. Line \(line) \
      \(reason.predicate()). Or choose other columns.
      """
    }
  }
}

extension QuestionDoubt.Column {
  /// `column 6`, or `column 'answer'`.
  fileprivate var inside: String { name.map { "column '\($0.prefix(60))'" } ?? "column \(number)" }
  /// The name at the beginning of a sentence.
  fileprivate var title: String { "C" + inside.dropFirst() }
}
