import Foundation
import Testing
import Vocabulary

@testable import Practice

private let path = "/usr/lib/python3/dist-packages/codespell_lib/data/dictionary.txt"

/// Tests on the misspellings that codespell collected from real texts, as Debian's package installs
/// them.
@Suite("Real misspellings")
struct RealMisspellingsTests {
  /// Returns each misspelling that is a single word, with its first correction.
  private static func pairs() throws -> [(typed: String, word: String)] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      let sides = line.split(separator: ">")
      guard sides.count == 2, sides[0].hasSuffix("-"),
        let fix = sides[1].split(separator: ",").first
      else { return nil }
      let (typed, word) = (sides[0].dropLast(), fix)
      guard typed.allSatisfy(\.isLetter), word.allSatisfy(\.isLetter) else { return nil }
      return (String(typed), String(word))
    }
  }

  @Test("nearly all get a name that gives a reason; the test prints how often each name occurs")
  func named() throws {
    var counts: [Mistake.Kind: Int] = [:]
    var (few, fewNamed, several, severalNamed) = (0, 0, 0, 0)
    var wrong: [String] = []
    for (typed, word) in try Self.pairs() {
      let (typed, word) = (Spelling(typed), Spelling(word))
      let diagnosis = Diagnosis(of: typed, for: WrittenWord(word))
      if diagnosis.alignment.corrected != word.description { wrong.append(word.description) }
      for mistake in diagnosis.mistakes { counts[mistake.kind, default: 0] += 1 }
      let specific = diagnosis.mistakes.count { $0.kind.isSpecific }
      if diagnosis.alignment.distance <= 3 {
        few += 1
        fewNamed += specific > 0 ? 1 : 0
      }
      if diagnosis.mistakes.count > 1 {
        several += 1
        severalNamed += specific == diagnosis.mistakes.count ? 1 : 0
      }
    }
    #expect(wrong.isEmpty)
    #expect(fewNamed * 100 >= few * 97)
    #expect(severalNamed * 100 >= several * 90)
    let all = counts.values.reduce(0, +)
    for (kind, count) in counts.sorted(by: {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }) {
      print(kind.rawValue, count, "\((Double(count) * 1000 / Double(all)).rounded() / 10) %")
    }
    print("at most three edits, with a name that gives a reason: \(fewNamed) of \(few)")
    print("several mistakes, each with such a name: \(severalNamed) of \(several)")
  }

  @Test("get feedback that never tells the word")
  func neverTold() throws {
    let telling = try Self.pairs().enumerated().filter { number, pair in
      guard number % 5 == 0 else { return false }
      let feedback = Feedback(
        typed: Spelling(pair.typed), of: WrittenWord(Spelling(pair.word)))
      return !feedback.tellsNothing(of: Spelling(pair.word))
    }
    #expect(telling.isEmpty, "\(telling.prefix(5))")
  }
}
