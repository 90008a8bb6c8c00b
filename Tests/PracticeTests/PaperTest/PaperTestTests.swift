import Practice
import TestSupport
import Testing

@Suite("A spelling test on paper")
struct PaperTestTests {
  let items = [
    PaperTest.Item(word: "harbor", sentence: "The ships lay in the harbor."),
    PaperTest.Item(word: "ocean"), PaperTest.Item(word: "rhythm", sentence: "In rhythm."),
  ]

  @Test("says the number, the word, its sentence and the word again, then leaves time to write")
  func reading() {
    let test = PaperTest(items)
    #expect(
      test.reading(of: 0, pause: 8, language: "en-us") == [
        .say("Number 1."), .say("harbor"), .say("The ships lay in the harbor."), .say("harbor"),
        .pause(8),
      ])
    #expect(
      test.reading(of: 1, pause: 0, language: "es") == [
        .say("Número 2."), .say("ocean"), .say("ocean"), .pause(0),
      ])
    #expect(
      test.rereading(of: 2, pause: 8, language: "ja") == [.say("3."), .say("rhythm"), .pause(2)])
  }

  @Test("has the same order of words for the same seed")
  func order() {
    let many = (0..<50).map { PaperTest.Item(word: "word\($0)") }
    var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
    let test = PaperTest(many, shuffledBy: &one)
    #expect(test == PaperTest(many, shuffledBy: &other))
    #expect(test.items != many && Set(test.items) == Set(many))
  }
}
