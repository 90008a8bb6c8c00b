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
  private(set) var explanations: [String] = []

  var testDescription: String { "\(typed) for \(word)" }

  /// The explanations that the program gives.
  var given: [String] {
    let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
    return Feedback(typed: Spelling(typed), of: word, sounding: Pronunciation(ipa: sounding))
      .explanations(of: word)
  }

  /// Reads a table. A line at the margin holds a try, its word, and how the word and the try are
  /// said. Below it, each explanation is indented, and a line that is indented further continues
  /// it.
  static func table(_ text: String) -> [TaughtTry] {
    var tries: [TaughtTry] = []
    for line in text.split(separator: "\n") {
      let margin = line.prefix { $0 == " " }.count
      let last = tries.count - 1
      let rest = String(line.dropFirst(margin))
      if margin == 0 {
        let parts = rest.split(separator: " ").map(String.init)
        tries.append(
          TaughtTry(typed: parts[0], word: parts[1], said: parts[2], sounding: parts[3]))
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
