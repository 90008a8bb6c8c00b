package import Learner
internal import Quiz
package import Speech

/// The sound of a quiz.
extension QuizRoom {
  /// Returns the utterances of a question's text. A meaning in the learner's own language, which
  /// stands in quotation marks, is said by a voice of that language.
  private static func text(of question: Question, _ style: SpeechStyle) -> [Utterance] {
    let text = question.text.withSpokenBlanks
    guard question.kind == .word, let language = question.meanings,
      // By Character: a person reads the text.
      let open = text.firstIndex(of: "“"), let close = text.lastIndex(of: "”")
    else { return [style.text(text)] }
    return [
      style.text(String(text[..<open])),
      style.text(String(text[text.index(after: open)..<close]), in: language),
    ]
  }

  /// A part of a quiz that the learner can hear.
  package enum Part: String, Hashable, Sendable {
    /// The word that the learner must recognise by ear.
    case word
    /// The question with its word, and the answers with their numbers.
    case question
    /// The verdict on the answer.
    case verdict
    /// The results.
    case results
  }

  /// Returns the utterances of each part that the quiz has now.
  ///
  /// - Parameter style: the learner's voice and speed.
  public func utterances(_ style: SpeechStyle) throws -> [Part: [Utterance]] {
    guard let open = try kept() else { return [:] }
    let snapshot = QuizSnapshot(open)
    guard let asked = snapshot.asked else {
      let results = snapshot.results.map { [style.text($0.sentence)] }
      return [.results: results ?? []]
    }
    let word = open.attempt.question?.heard.map { [style.text($0)] }
    let answers = asked.answers.enumerated().map { index, answer in
      style.text("\(index + 1): \(answer.withSpokenBlanks)", in: asked.language)
    }
    var parts: [Part: [Utterance]] = [
      .question: open.attempt.question.map { Self.text(of: $0, style) } ?? []
    ]
    parts[.question]? += (word ?? []) + answers
    parts[.word] = word
    if let verdict = snapshot.verdict {
      parts[.verdict] = [verdict.sentence, verdict.explanation].compactMap(\.self).map {
        style.text($0.withSpokenBlanks)
      }
    }
    return parts
  }
}
