internal import Learner
internal import QuizSources

extension QuestionTable {
  /// The sentences about the file that a quiz begins with; `nil` if all of it is asked as it is
  /// written.
  var remark: String? {
    let reading = reading
    let sentences = reading.sentences + (reading.rows.first.map { [$0.remark] } ?? [])
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
