public import Speech

/// The sound of a quiz.
extension QuizRoom {
  /// A part of a quiz that is heard.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    /// The word that the learner is to tell by ear.
    case word
    /// The question with its word, and the answers with their numbers.
    case question
    /// The verdict on the answer.
    case verdict
    /// The results.
    case results
  }

  /// Returns the utterances of a part of the quiz; none where the quiz has no such part now.
  ///
  /// - Parameter script: the learner's voice and speed.
  public func utterances(of part: Part, _ script: Script) throws -> [Utterance] {
    guard let snapshot = try current() else { return [] }
    switch part {
    case .word:
      guard let word = try heardWord() else { return [] }
      return [script.text(word)]
    case .question:
      guard let asked = snapshot.asked else { return [] }
      let word = try heardWord().map { [script.text($0)] } ?? []
      let answers = asked.answers.enumerated().map {
        script.text("\($0 + 1): \($1.withSpokenBlanks)")
      }
      return [script.text(asked.text.withSpokenBlanks)] + word + answers
    case .verdict:
      let sentences = [snapshot.verdictSentence, snapshot.verdict?.explanation]
      return sentences.compactMap(\.self).map { script.text($0.withSpokenBlanks) }
    case .results:
      return snapshot.results == nil ? [] : [script.text(snapshot.resultSentence)]
    }
  }
}
