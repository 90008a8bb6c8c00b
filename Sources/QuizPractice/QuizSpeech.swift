package import Learner
package import Speech

/// The sound of a quiz.
extension QuizRoom {
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
  /// - Parameter script: the learner's voice and speed.
  public func utterances(_ style: SpeechStyle) throws -> [Part: [Utterance]] {
    guard let open = try kept() else { return [:] }
    let snapshot = QuizSnapshot(open)
    guard let asked = snapshot.asked else {
      let results = snapshot.results.map { [style.text($0.sentence)] }
      return [.results: results ?? []]
    }
    let word = open.attempt.question?.heard.map { [style.text($0)] }
    let answers = asked.answers.enumerated().map { place, answer in
      style.text("\(place + 1): \(answer.withSpokenBlanks)")
    }
    var parts: [Part: [Utterance]] = [
      .question: [style.text(asked.text.withSpokenBlanks)] + (word ?? []) + answers
    ]
    parts[.word] = word
    if let verdict = snapshot.verdict {
      parts[.verdict] = [verdict.sentence, verdict.explanation].compactMap(\.self).map {
        style.text($0.withSpokenBlanks)
      }
    }
    return parts
  }
}
