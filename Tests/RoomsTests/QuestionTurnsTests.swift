import Quiz
import SharedResources
import TestSupport
import Testing
import Vocabulary
import WordService

@testable import QuizPractice

@Suite("The turns of the kinds of questions")
struct QuestionTurnsTests {
  /// Asks words in turn, again and again.
  private func ask(
    _ asked: inout WordQuestions, about words: [String], upTo count: Int,
    using generator: inout SeededGenerator
  ) {
    var next = 0
    asked.ask(upTo: count, using: &generator) { _, _ in
      next += 1
      return words[next % words.count]
    }
  }

  /// Returns a question whose text is its standard.
  private static func question(
    _ kind: Kind, _ word: String, _ standard: QuestionStandard,
    _ generator: inout SeededGenerator
  ) -> Question? {
    var question = try? Question(
      id: "\(kind.rawValue):\(word)", text: "\(standard)", right: "x", wrong: ["y", "z"],
      using: &generator)
    question?.kind = kind
    question?.word = word
    return question
  }

  @Test("fair questions come only where the best ones are too few")
  func standards() {
    var generator = SeededGenerator(seed: 1)
    // Nothing can be heard, as without a voice.
    var asked = WordQuestions([.meaning, .heard], using: &generator) {
      kind, word, standard, generator in
      guard kind == .meaning, standard == .fair || word.utf8.first == UInt8(ascii: "a") else {
        return nil
      }
      return Self.question(kind, word, standard, &generator)
    }
    let words = ["be", "ant", "box", "arm", "cat", "age"]
    ask(&asked, about: words, upTo: 3, using: &generator)
    #expect(asked.mixed(using: &generator).map(\.text) == ["best", "best", "best"])
    ask(&asked, about: words, upTo: 5, using: &generator)
    #expect(
      asked.mixed(using: &generator).map(\.text).sorted()
        == ["best", "best", "best", "fair", "fair"])
  }

  @Test("a kind that few words allow is asked as often as the others")
  func turns() {
    var generator = SeededGenerator(seed: 2)
    var asked = WordQuestions([.meaning, .word], using: &generator) {
      kind, word, standard, generator in
      guard kind == .meaning || word.utf8.last == UInt8(ascii: "x") else { return nil }
      return Self.question(kind, word, standard, &generator)
    }
    let words = (0..<40).map { "w\($0)" + ($0 % 10 == 0 ? "x" : "") }
    ask(&asked, about: words, upTo: 6, using: &generator)
    let kinds = asked.mixed(using: &generator).compactMap(\.kind)
    #expect(kinds.count == 6 && kinds.count { $0 == .word } == 3)
  }

  @Test("the words of a rare kind come again after the last one, and only those of the levels")
  func rareKinds() throws {
    let dictionary = try sharedDictionary.get()
    let known = CheckedAnswers.embedded.wordsWithGaps.filter { dictionary.levelToAsk($0) == .bee }
    var generator = SeededGenerator(seed: 3)
    var rare = RareKindWords(
      dictionary, LevelRange(.bee ... .bee), [.gap], using: &generator
    ) { _ in true }
    let words = (0..<(2 * known.count)).compactMap { _ in rare.next(.gap) }
    #expect(words.count == 2 * known.count && words.prefix(known.count).sorted() == known)
    #expect(words.prefix(known.count).elementsEqual(words.suffix(known.count)))
    #expect(rare.next(.heard) == nil)
  }
}
