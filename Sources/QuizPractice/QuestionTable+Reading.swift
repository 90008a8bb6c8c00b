internal import Learner
internal import QuizSources

extension QuestionTable {
  /// The result of reading the file, as a preview shows it.
  var reading: FileReading {
    FileReading(report, doubt: doubt?.sentence) { $0.predicate }
  }
}
