internal import Learner
internal import Practice
internal import Scheduling

extension GoalOutlook {
  /// The sentence about a test that the learner has yet to choose.
  static let testToChoose = "Choose a list and the day of the test."

  /// Returns the goal in the learner's words.
  ///
  /// - Parameter name: the name of the ``GoalChoice``.
  static func title(of name: String) -> String {
    switch name {
    case "keep": "Keep the words I have"
    case "sure": "Be sure of a list on the day of a test"
    default: "As many words as I can"
    }
  }

  /// Returns the sentence about a test that can't be practised for today.
  static func sentence(onTestOf list: String, day: Day, today: Day) -> String {
    (today > day ? "The test on \(day.inWords) is over" : "The list '\(list)' has no words now")
      + ": until you choose another goal, you practise for the most words."
  }
}

extension Outlook {
  /// Returns the sentence that says what the learner can expect.
  ///
  /// - Parameters:
  ///   - choice: the learner's goal.
  ///   - rounds: the number of rounds a day.
  ///   - words: the number of words of the test, or of the words that the learner has met.
  func sentence(of choice: GoalChoice, rounds: Int, words: Int) -> String {
    "At \(rounds.of("round")) a day, you will " + expected(of: choice, words: words)
  }

  /// Returns what the learner can expect, as the end of a sentence.
  private func expected(of choice: GoalChoice, words: Int) -> String {
    switch choice {
    case .most:
      guard let share else { return "meet words again, and no new ones." }
      let new = max(1, Int(newWords.rounded())).of("new word")
      return
        "meet about \(new) a day, and spell \(Self.percent(share)) of them a month later."
    case .keep:
      guard let share else {
        return "have nothing to practise, because you have met no words yet."
      }
      let spelled = Int((share * Double(words)).rounded())
      return "meet no new words, and in a month spell "
        + (words == 1 ? "the one word" : "about \(spelled.grouped) of the \(words.of("word"))")
        + " that you have met."
    case .sure(let list, let day):
      let spelled = Int(((share ?? 0) * Double(words)).rounded())
      return "spell about \(spelled) of the \(words.of("word")) of '\(list)' on \(day.inWords)."
    }
  }

  /// Returns a share as a person says it, to the nearest 5 %.
  private static func percent(_ share: Double) -> String {
    share >= 0.975 ? "nearly all" : "about \(max(5, Int((share * 20).rounded()) * 5)) %"
  }
}
