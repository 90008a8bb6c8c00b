import CardFormats
import Cards
import Faults
import Tables
import Testing

@testable import CardPractice
@testable import Learner

@Suite("The words about the rows of a file of cards")
struct CardRowTests {
  @Test(
    "each remark is the rest of a sentence about the line, with the way out",
    arguments: [
      (
        .card(.empty(.back)), true,
        "has an empty back: write the answer on it, or leave the row out"
      ),
      (.card(.tooLong(.front)), true, "has more than 20000 characters on the front: shorten it"),
      (.noBlank, true, "has no blank: put [brackets] around the words that it asks for"),
      (
        .strayAnswer, true,
        "begins an answer without a question: write 'Q:' and the question above it"
      ),
      (
        .strayAnswer, false,
        "begins another answer, and is kept on the card above as it is written"
      ),
      (.row(.heading), true, "is a heading, and no card has it"),
      (.row(.heading), false, "is a heading, and is kept on the card above"),
      (
        .row(.prose), true,
        "stands between the cards: begin it with 'Q:' or 'C:' to make a card of it"
      ),
      (
        .row(.prose), false,
        "begins a paragraph after an empty line, and is kept on the card above"
      ),
      (
        .row(.oneField), true,
        "has one field: write a separator between the two sides, or choose the one that the file "
          + "has"
      ),
      (.sameID(earlier: 2), true, "has the same id as line 2: give it an id of its own"),
    ] as [(CardRowReason, Bool, String)])
  func remarks(reason: CardRowReason, isLeftOut: Bool, predicate: String) {
    let note = RowNote(line: 7, text: "a", reason: reason, isLeftOut: isLeftOut)
    #expect(note.predicate == predicate)
  }

  @Test("a file without a good card says what is wrong with the first one")
  func problems() {
    let error = CardFileError.noGoodCards(line: 2, .row(.oneField))
    #expect(
      CardFileProblem("a.csv", error).description == """
        'a.csv' has no card that can be kept. Line 2 has one field: write a separator between the \
        two sides, or choose the one that the file has.
        """)
  }

  @Test("a file without cards says what makes one, and the front end adds its own way")
  func noCards() {
    let text = CardFileProblem("a.md", .noCards)
    #expect(
      "\(text)" == """
        'a.md' has no cards: begin a question with 'Q:' and its answer with 'A:', or put a \
        separator between the two sides.
        """)
    #expect(text.remedies == [.chooseSeparator])
    let package = CardFileProblem("a.apkg", .noCards)
    #expect("\(package)" == "'a.apkg' has no cards: export it with those that you want.")
    #expect(package.remedies.isEmpty)
    let line = CardFileProblem("a.csv", .badLine(LineError(line: 1, .notUnicode)))
    #expect(line.remedies == [.nameEncoding])
  }

  @Test("a file that other choices make unreadable is named")
  func unreadableAgain() throws {
    let file = try CardFile(text: Array("a,b\n".utf8), as: .csv, named: "a.csv", mediaIn: nil)
    var choices = ReadingChoices()
    choices.encoding = .utf32LittleEndian
    #expect(throws: CardFileProblem("a.csv", .badLine(LineError(line: 1, .notUnicode)))) {
      try file.read(again: choices)
    }
  }

  @Test("the preview of an import has the report, and names the columns that it leaves out")
  func preview() async throws {
    let room = CardRoom(try SessionHome(at: 1_795_305_600).files)
    let text = "front,back,colour\na,b,red\nc,,\n"
    let file = try CardFile(text: Array(text.utf8), as: .csv, named: "a.csv", mediaIn: nil)
    let preview = try await room.preview(file)
    #expect(preview.added == 1 && preview.report.notes.leftOut == 1)
    #expect(preview.lossSentences.isEmpty)
    #expect(
      preview.reading.sentences == [
        "Column not used: colour. A column can be notes.", "1 row is left out.",
      ])
  }
}
