import Hashing
import TestSupport
import Testing
import WebRequests

@testable import QuizSources

@Suite("Answers of other people's questions")
struct AnswerTests {
  private func answers(_ right: String, _ wrong: [String]) -> Set<String>? {
    var generator = SeededGenerator(seed: 1)
    let found = FoundQuestion(text: "Which?", right: right, wrong: wrong)
    return found.question(prefix: "p", using: &generator).map { Set($0.answers) }
  }

  @Test("a wrong answer that differs from another in capitals or marks alone is left out")
  func same() {
    #expect(answers("Paris", ["paris", "Rome"]) == ["Paris", "Rome"])
    #expect(answers("<i>Hamlet</i>", ["Hamlet", "Macbeth"]) == ["<i>Hamlet</i>", "Macbeth"])
    #expect(answers("R&amp;B", ["R&B", "Jazz", "*jazz*"]) == ["R&amp;B", "Jazz"])
    #expect(answers("Paris", ["PARIS"]) == nil)
    // A question may ask for tags.
    #expect(answers("<b>", ["<i>", "<u>"]) == ["<b>", "<i>", "<u>"])
    #expect(answers("C", ["C++", "C#"]) == ["C", "C++", "C#"])
  }

  @Test("a text is cleaned in a time that grows with it")
  func growth() async {
    let signs = [
      "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{9B}", "\u{1B}P", " ", "a", "\u{200B}", "<", "&", "*",
    ]
    #expect(await Growth.excessive(signs) { _ = $0.cleaned(atMost: 1_000_000) }.isEmpty)
    #expect(await Growth.excessive(signs) { _ = $0.asComparedAnswer }.isEmpty)
  }
}
