import Glibc
import LanguageSources
import Languages
import Quiz
import SharedResources
import Speech
import Storage
import TestSupport
import Testing
import WordService

@testable import Learner
@testable import QuizPractice

@Suite(
  "Quizzes with meanings in another language",
  .enabled(if: access("/usr/share/dictd/freedict-eng-spa.index", F_OK) == 0))
struct LanguageQuizTests {
  private let home: SessionHome
  private let scratch = Scratch()
  private let dictionaries: LanguageDictionaries

  init() async throws {
    home = try SessionHome()
    dictionaries = LanguageDictionaries(cache: scratch.path)
    _ = try await dictionaries.installer.installFreeDict("es")
    try home.files.settings.change { try? Setting.meanings.set("es", in: &$0) }
  }

  private func quiz(_ kind: Kind, seed: UInt64? = nil) async throws -> QuizRoom {
    let files = try LearnerFiles(home.files.folders)
    let dictionary = try sharedDictionary.get().told(to: files, on: dictionaries)
    let supply = QuestionSupply(
      dictionary: { dictionary }, soundAlikes: { _ in nil }, services: { nil },
      languages: dictionaries)
    let room = QuizRoom(files, supply)
    var wishes = QuizWishes()
    (wishes.from, wishes.count, wishes.seed) = ("level:starter", 30, seed)
    wishes.kinds = [kind.rawValue]
    _ = try await room.begin(wishes)
    return room
  }

  @Test("tell what a word means in the learner's language, with the source of the meanings")
  func meaning() async throws {
    let room = try await quiz(.meaning)
    let open = try #require(try await room.kept())
    let told = open.attempt.questions.filter { $0.meanings == "es" }
    #expect(!told.isEmpty)
    #expect(open.remark?.contains("Meanings in Spanish are from") == true)
    for question in told {
      let word = try #require(question.word)
      #expect(!question.answers.contains { $0.lowercased().contains(word) })
      #expect(question.explanation?.contains("\(question.answers[question.right]); ") == true)
    }
  }

  @Test("ask for the word of a meaning, which a voice of its language says")
  func word() async throws {
    let room = try await quiz(.word)
    var open = try #require(try await room.kept())
    let place = try #require(open.attempt.questions.firstIndex { $0.meanings == "es" })
    let question = open.attempt.questions[place]
    #expect(question.text.hasPrefix("Which word means “") && question.answers.count > 2)
    while open.attempt.number <= place {
      let asked = try #require(try await room.current()?.asked?.id)
      _ = try await room.answer(0, to: asked)
      _ = try await room.next(after: asked)
      open = try #require(try await room.kept())
    }
    let style = await SpeechStyle(voice: "martin", speed: .normal)
      .explaining(in: Language("es"), sharedSynthesizer)
    let said = try #require(try await room.utterances(style)[.question])
    #expect(said.prefix(2).map(\.voice) == ["martin", "es+martin"])
    #expect(said[0].content == .text("Which word means "))
  }

  @Test("ask no word that the learner practised in another language")
  func otherLanguage() throws {
    for (word, language) in [("harbor", nil), ("Wind", "de")] {
      var entry = JournalEntry(at: .now, event: .wrong, word: word)
      (entry.outcome, entry.tryNumber, entry.language) = (.missed, 3, language)
      try home.files.journal.append(entry)
    }
    let preferences = Preferences(try home.files.settings.read())
    let words = try LearnersWords(home.files, preferences, at: .now)
    #expect(words.missed == ["harbor"] && words.lately == ["harbor"])
  }

  @Test("tell English definitions where a seed makes them the same for everyone")
  func seeded() async throws {
    let open = try #require(try await quiz(.meaning, seed: 7).kept())
    #expect(open.attempt.questions.allSatisfy { $0.meanings == nil })
  }
}
