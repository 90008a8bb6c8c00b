internal import Learner
internal import QuizSources
internal import Tables

extension QuestionTable {
  /// The sentences about the file that a quiz begins with; `nil` if all of it is asked as it is
  /// written.
  var remark: String? {
    let reading = reading
    let lines = namedLines
    let rows = reading.rows.filter { lines.contains($0.line) }
    let sentences = reading.sentences + rows.map(\.remark)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The lines that the remark names: the first one that is left out, and the first one that is
  /// read in another way. A heading is named only if nothing else is left out.
  private var namedLines: Set<Int> {
    let notes = report.notes.notes
    let leftOut = notes.filter(\.isLeftOut)
    let first = leftOut.first { $0.reason != .row(.heading) } ?? leftOut.first
    return Set([first, notes.first { !$0.isLeftOut }].compactMap { $0?.line })
  }
}
