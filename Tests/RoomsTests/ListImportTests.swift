import Learner
import ListFormats
import SharedResources
import Storage
import Testing
import Vocabulary
import WordService

@testable import Spelling

@Suite("The import of a list")
struct ListImportTests {
  private let home = try! SessionHome()

  private func checked(_ words: String...) throws -> ListImport {
    try checked(ListFile(entries: words.map { WordList.Entry(word: $0) }))
  }

  private func checked(_ file: ListFile) throws -> ListImport {
    try ListImport(
      file, toListNamed: "week", in: home.files, dictionary: try? sharedDictionary.get())
  }

  private func asked(_ list: ListImport, correcting corrections: [String: String] = [:]) throws
    -> [String]
  {
    try list.addition(correcting: corrections).new.map(\.word)
  }

  @Test("asks words in capitals as words, and tells them")
  func capitals() throws {
    let list = try checked(
      "rhythm", "WEATHER", "LONDON", "MONDAY", "NASA", "DON'T", "harbor", "ocean")
    #expect(
      list.capitals == [
        .init(word: "WEATHER", asked: "weather"), .init(word: "LONDON", asked: "London"),
        .init(word: "MONDAY", asked: "Monday"), .init(word: "NASA", asked: "NASA"),
        .init(word: "DON'T", asked: "don't"),
      ])
    #expect(list.misspelled.isEmpty)
    #expect(
      try asked(list) == [
        "rhythm", "weather", "London", "Monday", "NASA", "don't", "harbor", "ocean",
      ])
  }

  @Test("a person's word stands in place of one in capitals")
  func corrected() throws {
    let list = try checked("IT", "US", "harbor")
    #expect(list.capitals.map(\.asked) == ["it", "us"])
    #expect(try asked(list, correcting: ["IT": "IT"]) == ["IT", "us", "harbor"])
  }

  @Test("words in a list of capitals are checked in small letters")
  func allCapitals() throws {
    let list = try checked("WEATHER", "ICE CREAM", "NECESARY", "NASA", "HARBOR")
    #expect(list.capitals.map(\.asked) == ["weather", "ice cream", "necesary", "NASA", "harbor"])
    let doubtful = try #require(list.misspelled.first)
    #expect(doubtful.word == "NECESARY" && doubtful.neighbours.contains("necessary"))
    #expect(try asked(list) == ["weather", "ice cream", "NASA", "harbor"])
    #expect(
      try asked(list, correcting: ["NECESARY": "necessary"])
        == ["weather", "ice cream", "necessary", "NASA", "harbor"])
    #expect(try asked(list, correcting: list.asIs).contains("necesary"))
  }

  @Test("an abbreviation stays in capitals in a list of capitals, and is told")
  func abbreviations() throws {
    let list = try checked("ISLAND", "RHYTHM", "UNESCO", "NECESSARY", "UNICEF AID")
    #expect(
      list.capitals.map(\.asked) == ["island", "rhythm", "UNESCO", "necessary", "UNICEF aid"])
    #expect(list.misspelled.isEmpty && list.unknown.contains("UNESCO"))
    #expect(try asked(list).contains("UNESCO") && !list.isForeign)
  }

  @Test("a list from a word processor has its words, and quotation marks around none")
  func wordProcessor() throws {
    let text = """
      Spelling words, week 3
      \u{F0B7}\t“rhythm” – a regular beat
      ☐ island

      ## Week 4
      1. WEATHER
      2. NASA
      """
    let list = try checked(ListFile(Array(text.utf8)))
    #expect(try asked(list) == ["rhythm", "island", "weather", "NASA"])
    #expect(!list.isForeign && list.misspelled.isEmpty)
  }

  private static let foreign: [[String]] = [
    ["animal", "hotel", "color", "doctor", "perro", "gato", "niño", "mesa"],
    ["animal", "hotel", "color", "doctor", "perro", "libro"],
    ["el perro", "la casa", "los libros", "una silla", "hospital", "radio"],
    ["Hund", "Katze", "Haus", "Hand", "Finger", "Butter", "Schule", "Fenster"],
    ["der Tisch", "die Lampe", "das Buch", "der Arm"],
    ["maison", "table", "village", "orange", "fenêtre", "école", "chien", "train"],
    ["la voiture", "le jardin", "l’école", "une fille"],
    ["dom", "kot", "pies", "szkoła", "książka", "radio", "auto", "hotel"],
    ["дом", "школа", "книга", "hotel"],
    ["Hafen", "Brot", "Insel"], ["талон", "мост"], ["犬", "猫"],
    ["casa", "vita", "strada", "amore", "pizza", "opera"],
  ]

  @Test("a list in another language loses no word", arguments: foreign)
  func otherLanguage(words: [String]) throws {
    let list = try checked(ListFile(entries: words.map { WordList.Entry(word: $0) }))
    #expect(list.isForeign)
    #expect(list.misspelled.isEmpty && list.capitals.isEmpty)
    #expect(try asked(list) == words)
  }

  @Test("a new list gets the language of its words, and tells that it is a guess")
  func guessedLanguage() throws {
    let words = ["Hund", "Katze", "Haus", "Schule", "Fenster"].map { WordList.Entry(word: $0) }
    let list = try checked(ListFile(entries: words))
    #expect(list.language == "de" && list.isLanguageGuessed)
    _ = try list.add()
    #expect(try home.files.lists.list(named: "week").language == "de")
    // The list has a language now, so nothing is guessed any more.
    let more = try checked(ListFile(entries: [WordList.Entry(word: "perro")]))
    #expect(more.language == nil && !more.isLanguageGuessed)
    _ = try more.add()
    #expect(try home.files.lists.list(named: "week").language == "de")
  }

  @Test("a person's choice of the language comes before the words")
  func chosenLanguage() throws {
    let file = ListFile(entries: ["perro", "gato"].map { WordList.Entry(word: $0) })
    let list = try ListImport(
      file, toListNamed: "week", in: home.files, language: "es",
      dictionary: try? sharedDictionary.get())
    #expect(list.language == "es" && !list.isLanguageGuessed && list.misspelled.isEmpty)
  }

  @Test("a learner of German can add a list of English words")
  func englishWords() throws {
    try home.files.settings.change { try? Setting.language.set("de", in: &$0) }
    let list = try checked("harbor", "recieve", "rhythm", "island")
    #expect(list.language == "en" && list.isLanguageGuessed)
    #expect(list.misspelled.map(\.word) == ["recieve"])
    #expect(try checked("Hand", "Wind", "Ring").language == "de")
  }

  private static let english: [[String]] = [
    ["harbor", "ocean", "recieve", "necesary", "rhythm", "island"],
    ["animal", "hotel", "color", "doctor"], ["café", "façade", "piñata", "naïve", "cliché"],
    ["break a leg", "piece of cake", "once in a blue moon", "under the weather", "ice cream"],
    ["spagetti", "vanila", "brocoli", "harbor", "ocean", "kitchen", "supper", "lunch", "meal"],
    ["harbor", "ocean", "Beyoncé"], ["NASA", "FIFA", "UNHCR"], ["harbor"], [],
  ]

  @Test("an English list is none, whatever mistakes it has", arguments: english)
  func ownLanguage(words: [String]) throws {
    #expect(!(try checked(ListFile(entries: words.map { WordList.Entry(word: $0) })).isForeign))
  }

  @Test("words that look misspelled stay out until a person says what is right")
  func misspelled() throws {
    let list = try checked("harbor", "recieve", "have not", "ice crem")
    #expect(list.misspelled.map(\.word) == ["recieve", "ice crem"])
    #expect(try asked(list) == ["harbor", "have not"])
    #expect(
      try asked(list, correcting: ["recieve": "receive"]) == ["harbor", "receive", "have not"])
    #expect(try asked(list, correcting: list.asIs).count == 4)
  }
}
