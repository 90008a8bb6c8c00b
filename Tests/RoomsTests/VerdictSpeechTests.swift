import Practice
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
}
