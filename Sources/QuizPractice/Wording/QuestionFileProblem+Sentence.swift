internal import QuizSources
internal import Storage

extension QuestionFileProblem {
  package var description: String {
    let name = file == InputFile.standardInput ? "standard input" : "'\(file)'"
    let subject = file == InputFile.standardInput ? "Standard input" : name
    let columns = "question, right answer and wrong answer"
    return switch error {
    case .badLine(let error): error.sentence(of: name)
    case .tooLarge(let limit):
      "\(subject) has more than \(limit >> 20) MB: divide the questions among several files."
    case .tooManyQuestions(let limit):
      "\(subject) has more than \(limit) questions: divide them among several files."
    case .noQuestions:
      """
      \(subject) has no questions: write each one on a line, such as \
      'Who wrote Emma?,Jane Austen,Charles Dickens'.
      """
    case .noQuestion(let line):
      "Line \(line) of \(name) has answers without a question: write the question first."
    case .noRightAnswer(let line):
      "Line \(line) of \(name) has no right answer: write it after the question."
    case .noWrongAnswer(let line):
      "Line \(line) of \(name) has no wrong answer: write at least one after the right answer."
    case .tooManyAnswers(let line, let limit):
      "Line \(line) of \(name) has more than \(limit) wrong answers: remove some."
    case .repeatedAnswer(let line, let answer):
      "Line \(line) of \(name) has the answer '\(answer)' twice: remove one, or change it."
    case .tooLong(let line, .question, let limit):
      "Line \(line) of \(name) has a question of more than \(limit) characters: shorten it."
    case .tooLong(let line, .answer, let limit):
      "Line \(line) of \(name) has an answer of more than \(limit) characters: shorten it."
    case .repeatedQuestion(let line, let earlier):
      "Line \(line) of \(name) has the question of line \(earlier) again: remove one of them."
    case .missingColumn(let line, let missing):
      "Line \(line) of \(name) names no column '\(missing)': name the columns \(columns)."
    case .unknownColumn(let line, let unknown):
      """
      Line \(line) of \(name) names a column '\(unknown)', which is not known: name the columns \
      \(columns), or remove the line.
      """
    }
  }
}
