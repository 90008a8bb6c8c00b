import Testing
import Vocabulary

@testable import Practice

/// A wrong try, and what the learner reads of it when the round is over.
struct TaughtTry: CustomTestStringConvertible, Sendable {
  let typed: String
  let word: String
  /// The pronunciation of the word and that of the try.
  let said: String
  let sounding: String
  /// The clue while tries remain; `nil` where a test is about the explanations alone.
  private(set) var hint: String?
  private(set) var explanations: [String] = []

  var testDescription: String { "\(typed) for \(word)" }

  /// The explanations that the program gives.
  var given: [String] { feedback.explanations(of: written) }

  /// The clue that the program gives.
  var told: String { feedback.sentence }

  private var written: WrittenWord {
    WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
  }

  private var feedback: Feedback {
    Feedback(typed: Spelling(typed), of: written, sounding: Pronunciation(ipa: sounding))
  }

  /// Reads a table. A line at the margin holds a try, its word, and how the word and the try are
  /// said. Below it, the clue follows a question mark, and each explanation is indented. A line
  /// that is indented further continues the one before.
  static func table(_ text: String) -> [TaughtTry] {
    var tries: [TaughtTry] = []
    for line in text.split(separator: "\n") {
      let margin = line.prefix { $0 == " " }.count
      let last = tries.count - 1
      let rest = String(line.dropFirst(margin))
      let isClue = last >= 0 && tries[last].explanations.isEmpty
      if margin == 0 {
        let parts = rest.split(separator: " ").map(String.init)
        tries.append(
          TaughtTry(typed: parts[0], word: parts[1], said: parts[2], sounding: parts[3]))
      } else if margin == 2, rest.hasPrefix("? ") {
        tries[last].hint = String(rest.dropFirst(2))
      } else if margin > 2, isClue {
        tries[last].hint? += " \(rest)"
      } else if margin == 2 {
        tries[last].explanations.append(rest)
      } else {
        let sentence = tries[last].explanations.count - 1
        tries[last].explanations[sentence] += " \(rest)"
      }
    }
    return tries
  }
}
