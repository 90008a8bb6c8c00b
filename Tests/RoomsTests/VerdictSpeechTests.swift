import Practice
import SharedResources
import Speech
import Storage
import Testing
import Vocabulary

@testable import Learner
@testable import Spelling

@Suite("Verdicts that are left to a screen reader")
struct VerdictSpeechTests {
  private let home: SessionHome

  init() throws { home = try SessionHome() }

  /// Returns the texts that the voice says after a line of the learner.
  private func said(after line: String, verdicts: String?) async throws -> [String] {
    var settings = Settings()
    settings["verdicts"] = verdicts.map { .text($0) }
    let words = SessionPlan.Words.given([WordList.Entry(word: "harbor")])
    let session = try await home.session(try SessionPlan(words, Preferences(settings)))
    _ = try await session.next()
    let round = try #require(try await session.submit(line).round)
    guard round.cues.contains(.answer) else { return [] }
    return await session.utterances(for: .answer).map { "\($0.content)" }
  }

  @Test("are not spoken, but the word still is")
  func shown() async throws {
    #expect(try await said(after: "harbor", verdicts: "shown").isEmpty)
    #expect(try await said(after: "harbor", verdicts: nil).last == "text(\"Correct.\")")
    let spoken = try await said(after: "harber", verdicts: "spoken")
    let shown = try await said(after: "harber", verdicts: "shown")
    #expect(spoken.count == 2 && shown == [spoken[1]])
  }

  @Test("are left with the other sentences about the session", arguments: ["shown", "spoken"])
  func sentences(verdicts: String) async throws {
    var settings = Settings()
    settings["verdicts"] = .text(verdicts)
    let words = SessionPlan.Words.given([WordList.Entry(word: "harbor")])
    let session = try await home.session(try SessionPlan(words, Preferences(settings)))
    let said = await session.utterances(saying: ["No word was finished.", "Best: 1."])
    #expect(said.count == (verdicts == "shown" ? 0 : 2))
  }

  @Test(
    "leave the meaning of the asked word to the voice, after a word that sounds nearly the same",
    arguments: [true, false])
  func nearWord(isSpoken: Bool) async throws {
    var settings = Settings()
    settings["verdicts"] = .text(isSpoken ? "spoken" : "shown")
    let plan = try SessionPlan(.given([WordList.Entry(word: "plan")]), Preferences(settings))
    let session = try await home.session(plan) { word, part in
      try? await sharedSynthesizer.pronunciation(of: word, as: part, voice: "en-us")
    }
    #expect(try await session.nextRound()?.meaningReason == nil)
    let round = try #require(try await session.submit("plant").round)
    #expect(round.answer?.verdict == .nearWord && round.triesLeft == 3)
    #expect(round.tries.map(\.verdict) == [.nearWord])
    #expect(round.meaningReason == "Another word sounds nearly the same. This one means:")
    let said = await session.utterances(for: .answer).map { "\($0.content)" }
    let told = "text(\"That sounds nearly the same, but is another word.\")"
    #expect(said.contains(told) == isSpoken)
    #expect(said.suffix(2).first == "text(\"plan\")")
    #expect(said.last?.contains("noun. an idea") == true)
    let entries = try home.files.journal.entries(JournalEntry.self)
    #expect(entries.map(\.event) == [.homophone] && entries.first?.typed == "plant")
    #expect(try await session.submit("plant").round?.triesLeft == 2)
    #expect(try await session.submit("plan").round?.outcome == .completed)
  }
}
