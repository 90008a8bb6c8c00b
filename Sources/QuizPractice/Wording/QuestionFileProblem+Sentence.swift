package import Faults
internal import Learner
internal import QuizSources
internal import Storage
internal import Tables

extension QuestionFileProblem {
  package var remedies: [Remedy] {
    switch reason {
    // Other columns don't help here.
    case .doubt(.countFrom), .doubt(.undivided): []
    case .doubt: [.chooseColumns]
    case .error(.badLine(let error)) where error.fault == .notUnicode: [.nameEncoding]
    case .error: []
    }
  }

  package var description: String {
    let name = file == InputFile.standardInput ? "standard input" : "'\(file)'"
    let subject = file == InputFile.standardInput ? "Standard input" : name
    return switch reason {
    case .doubt(let doubt): doubt.sentence(subject: subject, of: " of \(name)")
    case .error(.badLine(let error)): error.sentence(of: name)
    case .error(.tooLarge(let limit)):
      "\(subject) has more than \(limit >> 20) MB: divide the questions among several files."
    case .error(.notATable(let file)): "\(subject) is \(file.predicate)."
    case .error(.noQuestions):
      """
      \(subject) has no questions: write each one on a line, such as \
      'Who wrote Emma?,Jane Austen,Charles Dickens'.
      """
    case .error(.noUsableRow(let line, let reason)):
      """
      No line of \(name) makes a question; line \(line), the first, \(reason.predicate()).
      """
    }
  }
}

extension ForeignFile {
  /// The rest of a sentence whose subject is the file.
  fileprivate var predicate: String {
    switch self {
    case .spreadsheet: "a file of a spreadsheet, or an archive: save the table as CSV"
    case .pdf: "a PDF: save the questions as a table in CSV"
    case .json: "JSON: save the questions as a table in CSV"
    case .markup: "HTML or XML: save the questions as a table in CSV"
    case .markdown: "Markdown: save the questions as a table in CSV"
    case .text: "no table: write each question with its answers on one line, as CSV has them"
    }
  }
}
