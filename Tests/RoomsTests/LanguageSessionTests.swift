import CardPractice
import Cards
import LanguageSources
import Languages
import Practice
import SharedResources
import Speech
import Storage
import TestSupport
import Testing
import Today
import Vocabulary
import WordService

@testable import Learner
@testable import Spelling

/// Sessions with meanings in another language, and of words of another language.
@Suite("Sessions in other languages")
struct LanguageSessionTests {
  private let home: SessionHome
  private let scratch = Scratch()
  private let dictionaries: LanguageDictionaries

  init() async throws {
    home = try SessionHome()
    dictionaries = LanguageDictionaries(cache: scratch.path)
    try writeFreeDict("eng-spa", ["harbor /h/\npuerto\n", "hospital /h/\nhospital\n"], to: scratch)
    try writeFreeDict("deu-eng", ["Haus /h/ <neut>\nhouse\n"], to: scratch)
    for language in ["de", "es"] {
      _ = try await dictionaries.installer.installFreeDict(language, from: scratch.path)
    }
  }

  /// Returns a session with settings.
  private func session(
    _ words: [String]?, _ settings: [Setting: String], list: String? = nil
  ) async throws -> Session {
    try home.files.settings.change { kept in
      for (setting, value) in settings { try? setting.set(value, in: &kept) }
    }
    let preferences = Preferences(try home.files.settings.read())
    var wishes = Wishes()
    if let words { (wishes.words, wishes.given) = (.given, words) }
    if let list { (wishes.words, wishes.list) = (.list, list) }
    let builder = SessionBuilder(
      dictionary: .success(try sharedDictionary.get()), languages: dictionaries, online: nil,
      synthesizer: sharedSynthesizer, soundAlikes: { _ in nil }, counting: .ofAllRooms)
    return try await builder.session(
      try wishes.plan(preferences, home.files), of: wishes, files: home.files, source: .offline,
      style: try preferences.style, isKept: false)
  }

  /// Makes a list, and returns a session with it.
  private func session(
    list words: [String], in language: String?, _ settings: [Setting: String] = [:]
  ) async throws -> Session {
    try home.files.lists.add(
      words.map { WordList.Entry(word: $0) }, toListNamed: "week", language: language)
    return try await session(nil, settings, list: "week")
  }

  @Test("with a list are in the list's language, whatever the settings say")
  func listLanguage() async throws {
    let session = try await session(list: ["Haus"], in: "de", [.language: "es"])
    _ = try await session.next()
    let (_, word) = try await session.hear(.word)
    #expect(word.map(\.voice) == ["de+martin"])
    let (snapshot, meaning) = try await session.hear(.define)
    #expect(meaning.map(\.content) == [.text("noun. house")])
    #expect(snapshot.round?.letters == ["ä", "ö", "ü", "ß"])
    // German nouns need their capitals.
    let told = try await session.submit("haus")
    #expect(told.round?.outcome == nil)
  }

  @Test("for a test of a list ask its words alone, in its language")
  func goalOfList() async throws {
    try home.files.lists.add(
      [WordList.Entry(word: "Haus")], toListNamed: "week", language: "de")
    let session = try await session(nil, [.goal: "sure week 2099-01-01"])
    _ = try await session.next()
    let (snapshot, word) = try await session.hear(.word)
    #expect(word.map(\.voice) == ["de+martin"])
    #expect(snapshot.round?.letters == ["ä", "ö", "ü", "ß"])
  }

  @Test("with a list ask it by ear, where only the voice knows its language")
  func listByEar() async throws {
    let session = try await session(list: ["שלום"], in: "he")
    _ = try await session.next()
    let (_, word) = try await session.hear(.word)
    #expect(word.map(\.voice) == ["he+martin"])
    #expect(try await session.submit("שלום").round?.outcome == .completed)
  }

  @Test("and cards of a list are in its language: the meaning in front, the word behind")
  func deck() async throws {
    var entries = [WordList.Entry(word: "Haus"), WordList.Entry(word: "Tür")]
    entries[1].definition = "Eingang"
    try home.files.lists.add(entries, toListNamed: "week", language: "de")
    let english = try sharedDictionary.get()
    let room = CardRoom(
      home.files,
      finder: { [dictionaries, files = home.files] in
        dictionaries.finder(of: $0, for: files, besides: english)
      })
    let deck = try await room.deck(.list("week"))
    #expect(deck.cards.map(\.front) == ["*noun:* house", "Eingang"])
    #expect(deck.backLanguage == "de" && deck.frontLanguage == "en")
  }

  @Test("and generated cards change with the language of the meanings")
  func deckOfMeanings() async throws {
    try home.files.lists.add([WordList.Entry(word: "harbor")], toListNamed: "week")
    let english = try sharedDictionary.get()
    let room = CardRoom(
      home.files,
      finder: { [dictionaries, files = home.files] in
        dictionaries.finder(of: $0, for: files, besides: english)
      })
    #expect(try await room.deck(.list("week")).cards[0].front.contains("a place by the coast"))
    try home.files.settings.change { try? Setting.meanings.set("es", in: &$0) }
    let deck = try await room.deck(.list("week"))
    #expect(deck.cards[0].front == "puerto" && deck.frontLanguage == "es")
  }

  @Test("and the list of completed words tell the meaning in the learner's language")
  func completed() throws {
    try home.files.settings.change { try? Setting.meanings.set("es", in: &$0) }
    let told = try sharedDictionary.get().told(to: home.files, on: dictionaries)
    let meaning = try #require(told.word("harbor")?.definitions.first)
    var word = CompletedWord(word: "harbor", definitions: [meaning])
    #expect(word.translations(in: told).map(\.text) == ["puerto"])
    // The German word of this spelling means something else.
    word.definitions = [Definition(partOfSpeech: meaning.partOfSpeech, text: "haven")]
    #expect(word.translations(in: told).isEmpty)
  }

  @Test("on paper are read in the list's language, and explained in the learner's")
  func paperTest() async throws {
    try home.files.lists.add(
      [WordList.Entry(word: "Haus")], toListNamed: "week", language: "de")
    let style = SpeechStyle(voice: "martin", speed: .normal)
    let words = try await home.files.spokenWords(ofList: "week", style, sharedSynthesizer)
    #expect(words.language == Language("de") && words.style.voice == "de+martin")
    let dictionary = dictionaries.dictionary(of: words, besides: try sharedDictionary.get())
    let test = PaperTest(words.entries, dictionary: dictionary, seed: nil)
    #expect(
      test.reading(of: 0, pause: 8, language: "de") == [
        .say("Nummer 1."), .say("Haus"), .say("house", in: "en"), .say("Haus"), .pause(8),
      ])
    #expect(words.style.text("house", in: "en").voice == "martin")
  }

  @Test("tell the meaning in the learner's language by a voice of it, and the English one if asked")
  func meanings() async throws {
    let session = try await session(["harbor"], [.meanings: "es"])
    _ = try await session.next()
    let (snapshot, utterances) = try await session.hear(.define)
    #expect(utterances.map(\.content) == [.text("puerto")])
    #expect(utterances.map(\.voice) == ["es+martin"])
    let round = try #require(snapshot.round)
    #expect(round.cues.contains(.english))
    let (asked, english) = try await session.hear(.english)
    #expect(!english.isEmpty && english.allSatisfy { $0.voice == "martin" })
    let note = try #require(asked.round?.notes.first)
    #expect(note.title == "In English" && note.text.hasPrefix("noun. a place by the coast"))
    let told = try await session.submit("harbor")
    let word = try #require(told.round?.word)
    #expect(word.definitions.first?.text == "puerto")
    #expect(word.definitions.first?.language == "es")
    #expect(word.definitions.dropFirst().first?.language == nil)
    #expect(word.credit?.contains("GPL") == true)
  }

  @Test("tell the English meaning where the other one would give the word away")
  func giveaway() async throws {
    let session = try await session(["hospital"], [.meanings: "es"])
    _ = try await session.next()
    let (_, utterances) = try await session.hear(.define)
    #expect(utterances.allSatisfy { $0.voice == "martin" })
    #expect(!utterances.isEmpty)
  }

  @Test("ask German words by a German voice, with their capitals, article and letters")
  func german() async throws {
    let session = try await session(nil, [.language: "de", .length: "3-9"])
    let round = try #require(try await session.next().round)
    #expect(round.language == "de")
    #expect(round.letters == ["ä", "ö", "ü", "ß"])
    let (_, heard) = try await session.hear(.word)
    #expect(heard.first?.voice == "de+martin")
    #expect(heard.last?.content == .text("Haus"))
    // A noun needs its capital, and the mistake is named.
    let wrong = try await session.submit("haus")
    #expect(wrong.round?.tries.last?.verdict == .wrong)
    let right = try await session.submit("Haus")
    #expect(right.round?.word?.grammar == "das Haus")
    let spoken = await session.utterances(for: .answer)
    // Sentences are English.
    #expect(spoken.contains { $0.voice == "martin" })
  }

  @Test("keep a schedule for each language")
  func schedules() async throws {
    let session = try await session(nil, [.language: "de", .length: "3-9"])
    _ = try await session.next()
    _ = try await session.submit("Haus")
    let english = try home.files.pastRounds(counting: .ofAllRooms)
    let german = try home.files.pastRounds(counting: .ofAllRooms, in: "de")
    #expect(english.progress.words.isEmpty && english.progress.streak.current == 1)
    #expect(german.progress.words.keys.sorted() == ["Haus"])
  }

  @Test("of a language that nobody added say so, and how to add it")
  func missing() async throws {
    let error = await #expect(throws: WishError.self) {
      _ = try await session(nil, [.language: "fr"])
    }
    #expect(error == .noDictionary(of: Language("fr")))
    #expect(error?.remedies == [.addLanguage("fr")])
  }
}
