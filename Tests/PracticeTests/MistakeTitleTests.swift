import Testing

@testable import Practice

@Suite("The name of a kind of mistakes")
struct MistakeTitleTests {
  @Test("has, for each pattern that a learner chooses, an example with that spelling")
  func examples() throws {
    for kind in WordPattern.kinds {
      let example = try #require(kind.example, "\(kind)")
      #expect(WordPattern(kind: kind).matches(example, from: nil), "\(kind): \(example)")
    }
  }

  @Test("comes with its example where no word of the learner's stands beside it")
  func withExample() {
    #expect(Mistake.Kind.erOrAr.titleWithExample == "-er, -or, -ar, as in doctor")
    #expect(Mistake.Kind.rVowel.titleWithExample == "er, ir, ur, as in bird")
    #expect(Mistake.Kind.letterMissing.titleWithExample == "Missing letters")
  }

  @Test("is no other kind's name")
  func different() {
    let titles = Mistake.Kind.allCases.map(\.title)
    #expect(Set(titles).count == titles.count)
  }
}
