import Tables
import Testing

@testable import ListFormats

@Suite("A letter around a list")
struct ListsLetterTests {
  @Test("is prose, and told")
  func parents() throws {
    let file = try read(
      """
      Dear parents,

      Here are the spellings for next week. Please practise them every evening.

      because, beautiful, believe, friend, their, which

      The test is on Friday. Thank you for your help!

      Kind regards,
      Mrs Thompson
      Class 4
      """)
    #expect(
      file.entries.map(\.word) == [
        "because", "beautiful", "believe", "friend", "their", "which",
      ])
    #expect(file.leftOut(.prose) == [1, 3, 7, 9, 10] && file.leftOut(.heading) == [11])
  }

  @Test("may have its signature behind a blank line")
  func signature() throws {
    let file = try read(
      """
      Hello everyone!

      Please learn these words for Monday's test.

      - harbor
      - ocean
      - island

      Many thanks,

      Miss Patel
      Form 3B
      """)
    #expect(file.entries.map(\.word) == ["harbor", "ocean", "island"])
    #expect(file.leftOut(.prose) == [1, 3, 9, 11, 12])
  }

  @Test("may be an e-mail")
  func mail() throws {
    let file = try read(
      "From: Mrs T <t@school.example>\nSubject: Spellings\nSent: Friday\n\n"
        + "harbor\nocean\nisland\nreef\n", .text)
    #expect(file.entries.map(\.word) == ["harbor", "ocean", "island", "reef"])
    #expect(file.leftOut(.prose) == [1, 3] && file.leftOut(.heading) == [2])
  }

  @Test(
    "is none among phrases, however they begin",
    arguments: [
      "Best friend\nKind heart\nThank you\nFrom afar\n",
      "Thank you.\nGood morning.\nI would like a cup of coffee, please.\n"
        + "Where is the station in this town?\n",
      "Kind regards\nBest wishes\nYours sincerely\nMany thanks\n",
    ])
  func phrases(text: String) throws {
    let file = try read(text, .text)
    #expect(file.entries.count == 4 && file.reasons.isEmpty)
  }
}
