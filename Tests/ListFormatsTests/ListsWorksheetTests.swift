import Tables
import Testing

@testable import ListFormats

@Suite("A worksheet of a list")
struct ListsWorksheetTests {
  @Test("has numbered words in columns, as a PDF gives them")
  func numberedColumns() throws {
    let file = try read(
      """
      Week 7 Spelling List                              Name: ______________

       1. accommodate        6. desperate        11. lightning
       2. achieve            7. determined       12. mischievous
       3. ancient            8. disastrous       13. necessary
      """)
    #expect(
      file.lists == [
        "Week 7 Spelling List: accommodate desperate lightning achieve determined mischievous "
          + "ancient disastrous necessary"
      ])
    #expect(file.leftOut(.heading) == [1] && file.reasons.count == 1)
  }

  @Test(
    "loses no word, however many columns it has",
    arguments: [
      "1. cat   4. dog   7. hen   10. pig\n2. cow   5. fox   8. owl   11. bee\n"
        + "3. ant   6. elk   9. emu   12. ape\n",
      "1. cat   2. dog   3. hen   4. pig\n5. cow   6. fox   7. owl   8. bee\n"
        + "9. ant   10. elk   11. emu   12. ape\n",
      "1) cat ____   4) dog ____   7) hen ____   10) pig ____\n"
        + "2) cow ____   5) fox ____   8) owl ____   11) bee ____\n"
        + "3) ant ____   6) elk ____   9) emu ____   12) ape ____\n",
      "• cat     • dog     • hen     • pig\n• cow     • fox     • owl     • bee\n"
        + "• ant     • elk     • emu     • ape\n",
      "| 1. cat | 4. dog | 7. hen | 10. pig |\n| 2. cow | 5. fox | 8. owl | 11. bee |\n"
        + "| 3. ant | 6. elk | 9. emu | 12. ape |\n",
    ])
  func everyColumn(text: String) throws {
    let file = try read(text, .text)
    #expect(
      file.entries.map(\.word) == [
        "cat", "dog", "hen", "pig", "cow", "fox", "owl", "bee", "ant", "elk", "emu", "ape",
      ])
    #expect(file.reasons.isEmpty)
  }

  @Test("may have meanings behind a dash in its second column")
  func dashes() throws {
    let file = try read("dog   - Hund\ncat   - Katze\nhen   – Huhn\n", .text)
    #expect(short(file.entries) == ["dog = Hund", "cat = Katze", "hen = Huhn"])
  }

  @Test("has lines to write on, which are no part of a word")
  func lines() throws {
    let file = try read(
      "[ ] harbor\n- [x] rhythm\n____ necessary\nseparate ______\n1) ____ believe\n☐\tcentury\n",
      .text)
    #expect(
      file.entries.map(\.word) == [
        "harbor", "rhythm", "necessary", "separate", "believe", "century",
      ])
    #expect(file.reasons.isEmpty)
  }

  @Test("has forms to fill in, which are no words")
  func forms() throws {
    let file = try read(
      "Name ________   Date ________\nharbor\nocean\nisland\n\nScore ____\n", .text)
    #expect(file.entries.map(\.word) == ["harbor", "ocean", "island"])
    #expect(file.leftOut(.prose) == [1, 6])
  }

  @Test("has lines for the meanings, which are no meanings")
  func meanings() throws {
    let file = try read("harbor: ______\nocean - ______\nisland: ______\n", .text)
    #expect(short(file.entries) == ["harbor", "ocean", "island"])
    #expect(file.reasons.isEmpty)
  }
}
