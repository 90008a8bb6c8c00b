public import Quiz
internal import Scheduling

extension QuizSnapshot {
  /// The sentence that introduces the quiz.
  package var welcome: String { "\(count.of("question")). \(title)." }
}

extension Attempt {
  /// The sentence about the results.
  var resultSentence: String {
    "\(rightCount) of \(questions.count.of("answer")) right: \(percent) %."
  }
}

extension Question {
  /// Returns the sentence about an answer.
  ///
  /// - Parameter choice: the place of the answer, from 0.
  func verdictSentence(on choice: Int) -> String {
    choice == right
      ? "Right." : "Not right. The right answer is \(right + 1): \(answers[right].asSentence)"
  }
}

extension Kind {
  /// The kind of question in a few words, as statistics and choices name it.
  public var title: String {
    switch self {
    case .meaning: "What a word means"
    case .word: "Which word has a meaning"
    case .gap: "Which word completes a sentence"
    case .heard: "Which word is heard"
    case .synonym: "Which word means nearly the same"
    case .opposite: "Which word means the opposite"
    case .family: "Which word is of the same family"
    }
  }
}

extension QuizHistory.Taken {
  /// The score in words: `8 of 10 right: 80 %`.
  public var result: String {
    let left = isWhole ? "" : ", \(count - answered) not answered"
    return "\(right) of \(answered) right: \(share.percentage ?? "0 %")\(left)"
  }
}

extension String {
  /// The text with a full stop, unless it ends with a stop already.
  fileprivate var asSentence: String {
    // By Character: a person reads the sentence.
    last.map { ".!?…".contains($0) } ?? true ? self : self + "."
  }
}
