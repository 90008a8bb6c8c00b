import Testing
import Vocabulary

@testable import WordService

@Suite("The words of a text that share a stem with a word")
struct KinTests {
  private let dictionary = try! sharedDictionary.get()

  @Test(
    "are its parts, their forms, and other words that are made of them",
    arguments: [
      ("farmhand", "a hired hand on a farm", ["farm", "hand"]),
      (
        "dolichocephalism", "the quality of being dolichocephalic",
        ["dolichocephalic"]
      ),
      ("unhardened", "lacking hardness", ["hardness"]),
      ("bookbinder", "a worker who binds books", ["binds", "books"]),
      ("policewoman", "a woman policeman", ["policeman", "woman"]),
      ("workhouse", "a kind of poorhouse", ["poorhouse"]),
      ("magnetosphere", "a magnetic field", ["magnetic"]),
      ("quotable", "able to be quoted", ["quoted"]),
      ("foothold", "a place for the feet", ["feet"]),
      ("boyish", "like a boy", ["boy"]),
      ("unfit", "not fit for something", ["fit"]),
      ("great-grandfather", "the father of a grandparent", ["father", "grandparent"]),
    ] as [(String, String, [String])])
  func kin(word: String, text: String, kin: [String]) {
    #expect(dictionary.kin(of: word, in: [text]).sorted() == kin)
  }

  @Test(
    "are none where letters only look like a stem",
    arguments: [
      ("scroll", "a sheet that is rolled up"), ("clothing", "the things that people wear"),
      ("history", "the story of the past"), ("devil", "an evil spirit"),
      ("cover", "to lie over something"), ("notable", "not of this kind"),
      ("harbor", "a port where ships can lie"), ("breath", "the sea air that comes in"),
      ("they'd", "they would"), ("quick", "lasting only a short time"),
    ])
  func none(word: String, text: String) {
    #expect(dictionary.kin(of: word, in: [text]) == [])
  }

  @Test("come with a word for a card, beside its family")
  func word() throws {
    let farmhand = try #require(dictionary.wordWithKin("farmhand", defined: []))
    #expect(farmhand.kin.contains("farm") && !farmhand.relatives.contains("farm"))
  }
}
