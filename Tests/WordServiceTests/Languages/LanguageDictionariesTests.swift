import Foundation
import LanguageSources
import Languages
import TestSupport
import Testing
import Vocabulary

@testable import WordService

/// The dictionaries of other languages, as sessions use them.
@Suite("Other languages")
struct LanguageDictionariesTests {
  private let scratch: Scratch
  private let dictionaries: LanguageDictionaries
  private let german = Language("de")

  init() {
    scratch = Scratch()
    dictionaries = LanguageDictionaries(cache: scratch.path)
  }

  /// Adds German and Spanish from dictionaries that have a few words.
  private func addLanguages() async throws {
    try writeFreeDict(
      "deu-eng",
      [
        "Haus /h/ <neut>\nhouse\n", "Hand /h/ <fem>\nhand\n", "laufen /l/ <v>\nto run\n",
        "Türrahmenhalter /t/ <masc>\ndoor frame holder\n",
      ], to: scratch)
    try writeFreeDict(
      "eng-spa",
      [
        "harbour /h/\n1. puerto\n2. bahía\n3. refugio\n4. dársena\n", "cup /k/\ntaza\n",
        "hospital /h/\nhospital\n",
      ], to: scratch)
    for language in ["de", "es"] {
      _ = try await dictionaries.installer.installFreeDict(language, from: scratch.path)
    }
  }

  private func english(_ meanings: String) throws -> OfflineDictionary {
    let dictionary = try #require(OfflineDictionary.ownWords())
    return try #require(
      dictionaries.dictionary(of: .english, in: Language(meanings), besides: dictionary))
  }

  @Test("tell at most three meanings of an English word, also of its other spelling or its lemma")
  func meanings() async throws {
    try await addLanguages()
    let spanish = try english("es")
    let harbor = try #require(spanish.word("harbor"))
    #expect(harbor.translations.map(\.text) == ["puerto", "refugio", "bahía"])
    #expect(harbor.translations.allSatisfy { $0.language == "es" })
    #expect(harbor.translator?.name.contains("FreeDict") == true)
    #expect(harbor.definitions.first?.language == nil)
    #expect(spanish.word("cups")?.translations.map(\.text) == ["taza"])
    #expect(spanish.word("rhythm")?.translations.isEmpty == true)
    // A dictionary that is added later is told at once.
    try writeFreeDict("eng-spa", ["harbour /h/\nmuelle\n"], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("es", from: scratch.path)
    #expect(try english("es").word("harbor")?.translations.map(\.text) == ["muelle"])
    // Without a dictionary, and for English itself, there are only the definitions.
    #expect(try english("fr").word("harbor")?.translations.isEmpty == true)
    #expect(try english("en").word("harbor")?.translations.isEmpty == true)
  }

  @Test("tell the meanings that the other direction confirms, and no phrase that was cut or joined")
  func confirmed() async throws {
    try writeFreeDict(
      "eng-spa", ["good /g/\ndespedida\n", "good /g/\nbueno\n", "sit /s/\nestarsentado\n"],
      to: scratch)
    try writeFreeDict(
      "spa-eng", ["bueno /b/\ngood\n", "despedida /d/\nfarewell\n"], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("es", from: scratch.path)
    let spanish = try english("es")
    #expect(spanish.word("good")?.translations.map(\.text) == ["bueno"])
    #expect(spanish.word("sit")?.translations.isEmpty == true)
  }

  @Test("tell first what the word usually means: a common word that mostly says the same")
  func likely() async throws {
    try writeFreeDict(
      "eng-deu",
      [
        "rare /r/\nblutig <adj> [cook.]\n", "rare /r/\nselten, rar [geh.] <adj>\n",
        "blue /b/\nkonservativ <adj>\n", "blue /b/\nblau <adj>\n",
      ], to: scratch)
    try writeFreeDict(
      "deu-eng",
      [
        "blutig /b/ <adj>\nbloody <adj>\n", "blutig /b/ <adj>\ngory <adj>\n",
        "blutig /b/ <adj>\nrare <adj>\n", "selten /s/ <adj>\nrare <adj>\n",
        "konservativ /k/ <adj>\nconservative <adj>\n", "konservativ /k/ <adj>\nblue <adj>\n",
        "blau /b/ <adj>\nblue <adj>\n",
      ], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("de", from: scratch.path)
    let german = try english("de")
    #expect(german.word("rare")?.translations.map(\.text) == ["selten", "blutig"])
    #expect(german.word("rare")?.translations.first?.partOfSpeech == .adjective)
    #expect(german.word("blue")?.translations.first?.text == "blau")
  }

  @Test("tell of a form what its lemma means, and of a word that is a form, too, the likelier")
  func forms() async throws {
    try writeFreeDict(
      "eng-deu",
      [
        "says /s/ <v>\nstehen <v>\n", "say /s/ <v>\nsagen <v>\n",
        "lost /l/ <adj>\nverloren <adj>\n", "lose /l/ <v>\nverlieren <v>\n",
        "are /a/\nAr <neut>\n", "be /b/ <v>\nsein <v>\n",
        "higher /h/ <adj>\nvorgesetzt <adj>\n", "high /h/ <adj>\nhoch <adj>\n",
        "running /r/\nlaufend\n", "run /r/ <v>\nlaufen <v>\n",
      ], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("de", from: scratch.path)
    let german = try #require(
      dictionaries.dictionary(of: .english, in: self.german, besides: try sharedDictionary.get()))
    let told = { german.word($0)?.translations.first?.text }
    #expect(told("says") == "sagen")
    #expect(told("lost") == "verloren")
    #expect(told("are") == "sein")
    #expect(told("higher") == "hoch")
    #expect(told("running") == "laufen")
  }

  @Test("take a word whose entries are all cut phrases from the other direction")
  func cutPhrases() async throws {
    try writeFreeDict("eng-spa", ["be /bb/\nnacer\n", "be /bd/\nderivar\n"], to: scratch)
    try writeFreeDict("spa-eng", ["ser /s/\nbe\n", "nacer /n/\nbeborn\n"], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("es", from: scratch.path)
    #expect(try english("es").word("be")?.translations.map(\.text) == ["ser"])
  }

  @Test("draw words of a table that a dictionary explains, and never one that is its own meaning")
  func draws() async throws {
    try await addLanguages()
    let dictionary = try #require(dictionaries.dictionary(of: german, explainedIn: Language("es")))
    #expect(dictionary.language == german)
    #expect(dictionary.drawnCount == 2)
    var generator = SystemRandomNumberGenerator()
    let pool = dictionary.pool(length: .all, levels: LevelRange(.starter ... .bee))
    for _ in 0..<20 {
      let word = try #require(dictionary.draw(from: pool, using: &generator))
      #expect(["Haus", "laufen"].contains(word.text))
    }
    let house = try #require(dictionary.word("haus"))
    #expect(house.text == "Haus" && house.level == .starter)
    #expect(house.definitions.map(\.text) == ["house"])
    #expect(house.grammar?.sentence(of: "Haus") == "das Haus")
    // Where the article depends on the next sound, the gender stands in its place.
    try writeFreeDict("spa-eng", ["agua /a/ <fem>\nwater\n"], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("es", from: scratch.path)
    let spanish = try #require(dictionaries.dictionary(of: Language("es"), explainedIn: .english))
    #expect(spanish.word("agua")?.grammar?.sentence(of: "agua") == "agua, feminine")
    // A word that is in no table is known, and not drawn.
    #expect(dictionary.word("Türrahmenhalter")?.definitions.first?.text == "door frame holder")
    #expect(dictionary.word("harbor") == nil)
    // The rules of English don't touch another language.
    #expect(dictionary.origin(of: "Haus") == nil)
    #expect(dictionary.word("Hauses") == nil)
  }

  @Test("have their words from a kept index, which a change of the dictionary makes anew")
  func renewal() async throws {
    try await addLanguages()
    #expect(dictionaries.dictionary(of: german, explainedIn: .english)?.drawnCount == 2)
    #expect(dictionaries.dictionary(of: german, explainedIn: .english)?.drawnCount == 2)
    // Another file takes the place of the one that is in use.
    try FileManager.default.removeItem(atPath: "\(scratch.path)/languages/de-en.words")
    try scratch.write("damaged", to: "languages/de-en.words")
    let other = LanguageDictionaries(cache: scratch.path)
    #expect(other.dictionary(of: german, explainedIn: .english)?.drawnCount == 2)
    try writeFreeDict("deu-eng", ["Haus /h/ <neut>\nhouse\n"], to: scratch)
    _ = try await dictionaries.installer.installFreeDict("de", from: scratch.path)
    #expect(dictionaries.dictionary(of: german, explainedIn: .english)?.drawnCount == 1)
  }

  @Test("that nobody added have no words", arguments: ["de", "fr", "tlh"])
  func missing(code: String) {
    #expect(dictionaries.dictionary(of: Language(code), explainedIn: .english) == nil)
  }

  @Test("hide words that begin like the asked one, without rules of word formation")
  func kin() async throws {
    try await addLanguages()
    let dictionary = try #require(dictionaries.dictionary(of: german, explainedIn: .english))
    let kin = dictionary.kin(of: "Haustür", in: ["Tür eines Hauses; der Haustürschlüssel"])
    #expect(kin == ["hauses", "haustürschlüssel"])
  }

  @Test("have tables of words in each level", arguments: LanguageRules.foreign.map(\.code))
  func tables(code: String) {
    let levels = LanguageWords(of: Language(code)).levels
    for level in Level.allCases {
      #expect(levels.values.count { $0 == level } > 300, "\(level)")
    }
    #expect(levels.keys.allSatisfy { !$0.contains { $0.isWhitespace || $0.isNumber } })
  }
}
