internal import ByteText
internal import Learner
package import QuizSources
package import Tables

extension RowNote where Reason == QuestionRowReason {
  /// The rest of a sentence whose subject is the line.
  package var predicate: String { reason.predicate(isLeftOut: isLeftOut) }
}

extension QuestionRowReason {
  /// Returns the rest of a sentence whose subject is the line.
  ///
  /// - Parameter isLeftOut: whether nothing of the line is taken.
  package func predicate(isLeftOut: Bool = true) -> String {
    switch self {
    case .row(let reason): reason.predicate
    case .noQuestion: "has answers without a question: write the question"
    case .noRightAnswer: "has no right answer: write it, or the key to it"
    case .noWrongAnswer: "has no wrong answer: write at least one"
    case .tooManyAnswers(let limit): "has more than \(limit) wrong answers: remove some"
    case .repeatedAnswer(let answer):
      "has the answer '\(answer)' twice: remove one, or change it"
    case .tooLong(.question, let limit):
      "has a question of more than \(limit) characters: shorten it"
    case .tooLong(.answer, let limit):
      "has an answer of more than \(limit) characters: shorten it"
    case .unknownKey(let key):
      "says that '\(key)' is right, which is none of its answers: correct it"
    case .ambiguousKey(let key):
      """
      says that '\(key)' is right, which may be an answer or the number of another: write a letter
      """
    case .differentKeys: "names different right answers in two columns: correct one of them"
    case .severalRight(let count) where isLeftOut:
      """
      has \(count) right answers, and an answer that names others by their letters: write a row \
      with one right answer
      """
    case .severalRight(let count):
      "has \(count) right answers: the quiz asks with the first, and doesn't show the others"
    case .beyond(let limit): "comes after the first \(limit.grouped) questions, which are taken"
    }
  }

  /// The rest of a sentence whose subject is the line, without the way out.
  var cause: String {
    let parts = predicate().bytes.split(separator: ": ")
    return (parts.count > 1 ? parts.dropLast() : parts[...]).joined(separator: ": ")
  }
}
