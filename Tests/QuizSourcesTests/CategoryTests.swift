import Quiz
import Testing

@testable import QuizSources

@Suite("The questions that services offer")
struct CategoryTests {
  @Test("The Trivia API has ten categories, and Open Trivia DB all of its 24")
  func known() {
    #expect(
      Set(TriviaAPI.slugs.values) == [
        "arts_and_literature", "film_and_tv", "food_and_drink", "general_knowledge", "geography",
        "history", "music", "science", "society_and_culture", "sport_and_leisure",
      ])
    #expect(QuestionService.triviaAPI.categories.count == 10)
    #expect((9...32).allSatisfy { OpenTriviaDB.category($0) != nil })
    #expect(Set(OpenTriviaDB.numbers.values.joined()) == Set(9...32))
    let missing = Set(QuestionCategory.allCases).subtracting(
      QuestionService.openTriviaDB.categories)
    #expect(missing == [.foodAndDrink])
  }

  @Test("each category has a name for a command line and a title")
  func names() {
    for category in QuestionCategory.allCases {
      #expect(category.rawValue.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
      #expect(category.title.first?.isUppercase == true && !category.title.contains("-"))
    }
    #expect(QuestionCategory.filmAndTV.title == "Film and TV")
    #expect(QuestionCategory.generalKnowledge.title == "General knowledge")
  }

  @Test("each service names itself, its address and its licence")
  func credit() {
    #expect(
      QuestionService.triviaAPI.credit.text
        == "The Trivia API, https://the-trivia-api.com (CC BY-NC 4.0)")
    #expect(
      QuestionService.openTriviaDB.credit.text
        == "Open Trivia DB, https://opentdb.com (CC BY-SA 4.0)")
    #expect(!QuestionService.triviaAPI.mayBeKept && QuestionService.openTriviaDB.mayBeKept)
  }

  @Test("a quiz has 5 to 50 questions, 10 by default, and each category once")
  func wishes() {
    #expect(
      [Int.min, 4, 5, 7, 50, 51, .max].map { QuestionWishes(count: $0).count } == [
        5, 5, 5, 7, 50, 50, 50,
      ])
    #expect(QuestionWishes().count == 10)
    #expect(QuestionWishes(categories: [.art, .film, .art]).categories == [.art, .film])
  }
}
