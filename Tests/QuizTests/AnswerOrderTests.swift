import TestSupport
import Testing

@testable import Quiz

@Suite("The order of answers")
struct AnswerOrderTests {
  private func answers(_ right: String, _ wrong: [String], seed: UInt64) throws -> [String] {
    var generator = SeededGenerator(seed: seed)
    return try Question(id: "x", text: "?", right: right, wrong: wrong, using: &generator).answers
  }

  @Test(
    "true comes before false, whichever is right",
    arguments: [
      ("true", "false"), ("TRUE", "FALSE"), ("Yes", "No"), ("Richtig", "Falsch"), ("Vrai", "Faux"),
      ("Sí", "No"), ("Правда", "Ложь"),
    ])
  func opposites(yes: String, no: String) throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      #expect(try answers(yes, [no], seed: seed) == [yes, no])
      #expect(try answers(no, [yes], seed: seed) == [yes, no])
    }
  }

  @Test("other answers come in every order, and the right one is known in each")
  func mixed() throws {
    var firsts: Set<String> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let question = try Question(
        id: "x", text: "?", right: "a", wrong: ["b", "true"], using: &generator)
      #expect(question.answers[question.right] == "a")
      let again = question.mixed(using: &generator)
      #expect(again.answers[again.right] == "a")
      firsts.insert(again.answers[0])
    }
    #expect(firsts == ["a", "b", "true"])
  }

  @Test(
    "an answer that stands for all others comes last",
    arguments: ["All of the above", "none of these", "None of the above.", "Alle genannten"])
  func last(answer: String) throws {
    for seed in 1...10 as ClosedRange<UInt64> {
      #expect(try answers(answer, ["b", "c", "d"], seed: seed).last == answer)
      #expect(try answers("b", ["c", answer, "d"], seed: seed).last == answer)
    }
  }

  @Test(
    "no answer moves where one names others by their letters",
    arguments: ["Both A and B", "A and C only", "Neither B nor C", "A, B & C", "both a and b"])
  func fixed(answer: String) throws {
    let listed = ["x", "y", answer, "z"]
    for seed in 1...10 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let question = try Question(id: "x", text: "?", answers: listed, right: 2)
      #expect(question.mixed(using: &generator).answers == listed)
      #expect(try answers(answer, ["x", "y", "z"], seed: seed) == ["x", "y", "z", answer])
    }
  }

  @Test(
    "letters that are answers themselves, and sentences, are mixed",
    arguments: [
      ["A", "B", "C"], ["Vitamin A", "Vitamin B", "I"], ["All Saints", "Both sides", "x"],
    ])
  func plain(listed: [String]) throws {
    var orders: Set<[String]> = []
    for seed in 1...40 as ClosedRange<UInt64> {
      orders.insert(try answers(listed[0], Array(listed.dropFirst()), seed: seed))
    }
    #expect(orders.count == 6)
  }

  @Test("an opposite has the capitals of its answer, and is none where several are possible")
  func opposite() {
    #expect(Opposites.opposite(of: "True") == "False")
    #expect(Opposites.opposite(of: "FALSE") == "TRUE")
    #expect(Opposites.opposite(of: "wahr") == "falsch")
    #expect(Opposites.opposite(of: "falsch") == nil)
    #expect(Opposites.opposite(of: "Falsch", among: ["wahr", "falsch"]) == "Wahr")
    #expect(Opposites.opposite(of: "Lima") == nil)
  }
}
