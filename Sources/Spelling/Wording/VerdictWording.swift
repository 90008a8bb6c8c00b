public import Practice

/// The words for a verdict, which the terminal, the page, the voice and `explain` share.
package struct VerdictWording: Hashable, Sendable {
  /// The words for the verdict where the try is shown beside them.
  public let label: String
  /// The words for the verdict where they are shown alone.
  public let sentence: String
  /// The verdict as the voice says it, before the word or its letters follow.
  package let spoken: String

  /// - Parameters:
  ///   - verdict: the verdict on the line or the request.
  ///   - typed: the line as it was typed.
  ///   - feedback: the feedback on a wrong try.
  ///   - word: the asked word, which appears only in verdicts that may tell it.
  ///   - isMissed: whether the learner has missed the word.
  ///   - note: a further sentence, such as the reason why a line is not a try; for another word
  ///     with the same sound, its meaning, if the learner may read it.
  ///   - triesLeft: the number of tries that are left; `nil` if there is no limit.
  package init(
    _ verdict: Answer.Verdict, typed: String = "", feedback: Feedback? = nil, word: String = "",
    isMissed: Bool = false, note: String? = nil, triesLeft: Int? = nil
  ) {
    let tries = Self.triesLeft(triesLeft)
    let departure = feedback?.sentence ?? ""
    var sentence: String?
    var spoken: String?
    switch verdict {
    case .correct, .variant:
      label = verdict == .correct ? "Correct." : "Correct: another spelling of the word."
      sentence = "Correct: \(word)." + (note.map { " \($0)" } ?? "")
      spoken = "Correct."
    case .homophone:
      label = "It sounds the same, but means something else" + (note.map { ": \($0)." } ?? ".")
      sentence = "\(typed) sounds the same, but means something else. That spends no try."
      spoken = "That sounds the same, but means something else."
    case .nearWord:
      label = "It sounds nearly the same, but is another word."
      sentence = "\(typed) sounds nearly the same, but is another word. That spends no try."
      spoken = "That sounds nearly the same, but is another word."
    case .wrong:
      label = [departure, note].compactMap(\.self).joined(separator: " ")
      sentence = isMissed ? "Missed: the word is \(word)." : "Not yet. \(label) \(tries)"
      spoken = "Not yet. \(label)"
    case .copied:
      label = "That is it."
      spoken = "Good."
    case .noTry:
      label = note ?? ""
      sentence = isMissed ? label : "\(label) That spends no try."
    case .empty: label = "Nothing was typed."
    case .miscopied: label = "Not quite: type \(word) once more."
    case .slip: label = "Taken back as a slip. \(tries)"
    case .skipped: label = "The word is \(word)."
    case .excluded: label = "\(word) is not asked again."
    }
    self.sentence = sentence ?? label
    self.spoken = spoken ?? label
  }

  /// Returns a sentence about the number of tries that are left; `nil` means no limit.
  package static func triesLeft(_ count: Int?) -> String {
    switch count {
    case nil: "Try again."
    case 1: "1 try left."
    case .some(let count): "\(count) tries left."
    }
  }
}

extension NoTry {
  /// Returns the sentence that says why a line is not a try, and what to do.
  ///
  /// - Parameter asking: the way in which the learner asks for help; `nil` outside a session.
  public func sentence(asking: Asking?) -> String {
    switch self {
    case .severalLines: "These are several lines: type the word alone."
    case .request:
      switch asking {
      case .byLine:
        """
        This does not look like the word: /help lists all requests, and /quit ends the session.
        """
      case .byButton:
        """
        This does not look like the word: the buttons help with it or skip it, and 'Stop here' \
        ends the session.
        """
      case nil: "This does not look like the word."
      }
    case .tooLong: "This is too long to be the word: type the word alone."
    case .tooManyWords: "These are too many words: type the asked one alone."
    case .sign(let sign): "The word is not spelled with '\(sign)': type letters."
    case .rareSpelling(let spelling):
      "\(spelling) is a rare spelling of this word: type the usual one."
    }
  }
}

extension Answer.Verdict {
  /// Creates the verdict of an answer from the verdict of a round.
  package init(_ verdict: Round.Verdict) {
    self =
      switch verdict {
      case .correct: .correct
      case .variant: .variant
      case .homophone: .homophone
      case .nearWord: .nearWord
      case .wrong: .wrong
      case .noTry: .noTry
      case .empty: .empty
      case .copied: .copied
      case .miscopied: .miscopied
      }
  }
}
