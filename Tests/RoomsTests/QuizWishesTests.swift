import Quiz
import Testing

@testable import QuizPractice
@testable import Spelling

@Suite("Wishes for a quiz")
struct QuizWishesTests {
  @Test(
    "a source is read as it is written",
    arguments: [
      "words", "words:due", "words:completed", "words:missed", "level:starter-broad",
      "list:week 12", "deck:Spanish", "deck:words:missed", "trivia", "opentdb", "questions.csv",
    ])
  func sources(text: String) {
    #expect(QuizSource(text).text == text)
  }

  private func error(_ change: (inout QuizWishes) -> Void) -> QuizError? {
    var wishes = QuizWishes()
    change(&wishes)
    do throws(QuizError) {
      _ = try wishes.checked()
      return nil
    } catch {
      return error
    }
  }

  @Test("a wish out of bounds is refused with the bounds")
  func bounds() {
    #expect(error { $0.count = 4 } == .badCount(4))
    #expect(error { $0.count = 51 } == .badCount(51))
    #expect(error { $0.difficulty = "odd" } == .badDifficulty("odd"))
    #expect(error { $0.kinds = ["odd"] } == .badKind("odd"))
    #expect(error { $0.from = "level:odd" } == .badLevel("odd"))
    #expect(error { ($0.from, $0.categories) = ("trivia", ["odd"]) } == .badCategory("odd"))
    #expect(QuizError.badCount(4).description.contains("from 5 to 50"))
    #expect(error { ($0.count, $0.difficulty, $0.kinds) = (5, "Any", ["HEARD"]) } == nil)
  }

  @Test("a wish that changes nothing is refused, too")
  func useless() {
    #expect(error { $0.categories = ["history"] } == .uselessCategory(.words))
    #expect(error { ($0.from, $0.kinds) = ("opentdb", ["gap"]) } == .uselessKind(.openTrivia))
    #expect(
      error { ($0.from, $0.difficulty) = ("words:due", "easy") } == .uselessDifficulty(.due))
  }

  @Test("without sound, no question is about what is heard")
  func silent() throws {
    var wishes = QuizWishes()
    wishes.isSilent = true
    #expect(try wishes.checked().kinds == Kind.allCases.filter { $0 != .heard })
  }

  @Test(
    "an answer is typed as a number, a letter, or as it is",
    arguments: [
      ("2", 1), (" b ", 1), ("B", 1), ("la paz", 1), ("3", 2), ("4", nil), ("0", nil), ("d", nil),
      ("", nil), ("Lima!", nil), ("-1", nil), ("99999999999999999999", nil),
    ])
  func choices(text: String, index: Int?) {
    #expect(quizChoice(text, among: ["Lima", "La Paz", "Quito"]) == index)
  }
}
