import Testing

@testable import WordService

@Suite("The parts of words")
struct MorphemesTests {
  private let dictionary = try! sharedDictionary.get()

  @Test(
    "are a prefix and a stem, a stem and an ending, or two words",
    arguments: [
      ("misspell", ["mis", "spell"]), ("unnecessary", ["un", "necessary"]),
      ("irregular", ["ir", "regular"]), ("government", ["govern", "ment"]),
      ("comfortable", ["comfort", "able"]), ("happiness", ["happy", "ness"]),
      ("publicly", ["public", "ly"]), ("skiing", ["ski", "ing"]), ("dying", ["die", "ing"]),
      ("hopping", ["hop", "ing"]), ("handkerchief", ["hand", "kerchief"]),
      ("lieutenant", ["lieu", "tenant"]), ("breakfast", ["break", "fast"]),
      ("careful", ["care", "ful"]),
    ])
  func parts(word: String, parts: [String]) { #expect(dictionary.morphemes(of: word) == parts) }

  @Test(
    "are none if the letters only look like parts",
    arguments: [
      "carpet", "table", "mission", "moment", "uncle", "only", "rhythm", "February", "don't",
    ])
  func none(word: String) { #expect(dictionary.morphemes(of: word) == []) }
}
