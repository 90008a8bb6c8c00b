import Testing
import Vocabulary

@testable import WordService

@Suite("Words that sound the same, as a teacher lists them")
struct HomophoneTests {
  private let dictionary = try! sharedDictionary.get()

  @Test(
    "come with a short meaning",
    arguments: [
      ("reed", "read"), ("see", "sea"), ("bow", "beau"), ("flower", "flour"), ("sum", "some"),
      ("blew", "blue"), ("right", "write"), ("cell", "sell"), ("dear", "deer"), ("night", "knight"),
    ])
  func meanings(word: String, other: String) throws {
    let found = dictionary.homophones(of: word, among: [other])
    let homophone = try #require(found.first, "\(other)")
    #expect(homophone.text == other && !homophone.isRare)
    #expect(!homophone.meaning.isEmpty && homophone.meaning.count <= 100)
    #expect(!homophone.meaning.contains(";"))
  }

  @Test("forms say of which word")
  func forms() {
    let meaning = { (other: String, word: String) in
      dictionary.homophones(of: word, among: [other]).first?.meaning
    }
    #expect(meaning("rows", "rose") == "plural of row")
    #expect(meaning("allowed", "aloud") == "past tense of allow")
    #expect(meaning("grown", "groan") == "past participle of grow")
    #expect(meaning("threw", "through") == "past tense of throw")
  }

  @Test(
    "rare ones stand last",
    arguments: [
      ("leaf", "lief"), ("lead", "lede"), ("set", "sett"), ("wait", "wheal"), ("air", "aery"),
    ])
  func rare(word: String, other: String) throws {
    let found = dictionary.homophones(of: word, among: [other, "weight", "heir"])
    #expect(found.last?.text == other && found.last?.isRare == true)
    #expect(found.dropLast().allSatisfy { !$0.isRare })
  }

  @Test(
    "regional spellings are none",
    arguments: [
      ("tire", "tyre"), ("tyre", "tire"), ("check", "cheque"), ("curb", "kerb"),
      ("story", "storey"), ("program", "programme"), ("draft", "draught"),
      ("license", "licence"), ("meter", "metre"), ("practice", "practise"), ("color", "colour"),
      ("gray", "grey"), ("jewelry", "jewellery"),
      ("disk", "disc"), ("vice", "vise"), ("organize", "organise"),
    ])
  func regional(word: String, other: String) {
    #expect(dictionary.homophones(of: word, among: [other]).isEmpty)
  }

  @Test("a spelling that is right in one sense names that sense")
  func senses() throws {
    let tire = try #require(dictionary.senseSpellings(of: "tire", among: ["tyre"]).first)
    #expect(tire.spelled.text == "tyre" && tire.spelled.regions.contains(.british))
    #expect(tire.sense == "the rubber ring around a wheel")
    #expect(dictionary.senseSpellings(of: "check", among: ["cheque"]).count == 1)
    // In every sense, so the entry says it without one.
    #expect(dictionary.senseSpellings(of: "colour", among: ["color"]).isEmpty)
    #expect(dictionary.senseSpellings(of: "see", among: ["sea"]).isEmpty)
  }

  @Test(
    "forms of the word and words that the engine says wrongly are none",
    arguments: [
      ("gentleman", "gentlemen"), ("nova", "novae"), ("box", "bocce"), ("so", "sough"),
      ("lie", "li"), ("doctor", "Dr"), ("era", "ira"), ("live", "liv"), ("phone", "fohn"),
    ])
  func others(word: String, other: String) {
    #expect(dictionary.homophones(of: word, among: [other]).isEmpty)
  }

  @Test("the part of speech that sounds so decides the meaning")
  func parts() throws {
    let found = dictionary.homophones(of: "whined", among: ["wind"], as: { _ in [.verb] })
    let wind = try #require(found.first)
    let verb = dictionary.word("wind")?.definitions.first { $0.partOfSpeech == .verb }
    #expect(wind.meaning == verb?.text)
  }

  @Test("a word sounds like another one in one of its ways")
  func ways() {
    for (word, other) in [("red", "read"), ("led", "lead"), ("bough", "bow"), ("doze", "does")] {
      #expect(dictionary.homophonesByHeteronym(of: word).map(\.text) == [other], "\(word)")
    }
    #expect(dictionary.homophonesByHeteronym(of: "reed").isEmpty)
  }

  @Test("names are known with their kind")
  func names() {
    for (text, meaning) in [
      ("Mark", "a boy's name"), ("rose", "a girl's name"), ("Emily", "a girl's name"),
      ("jack", "a boy's name"), ("Robin", "a name for boys and girls"),
    ] {
      #expect(dictionary.givenName(text)?.meaning == meaning, "\(text)")
    }
    for text in ["table", "London", "run"] { #expect(dictionary.givenName(text) == nil, "\(text)") }
  }
}
