import Practice
import Testing
import Vocabulary

@testable import Learner
@testable import Spelling

@Suite("A line that is no try, in a session")
struct NoTrySessionTests {
  private let home: SessionHome

  init() throws { home = try SessionHome() }

  private func session(_ word: String, asking: Asking = .byLine) async throws -> Session {
    var plan = SessionPlan(words: .given([WordList.Entry(word: word)]))
    plan.asking = asking
    let session = try await home.session(plan)
    _ = try await session.next()
    return session
  }

  @Test(
    "that asks for something is told in one sentence how to ask",
    arguments: ["help", "quit", "idk", "I don't know", "what is this", "?", "h"])
  func requests(line: String) async throws {
    let typing = try await session("harbor")
    let round = try #require(try await typing.submit(line).round)
    #expect(round.answer?.verdict == .noTry && round.triesLeft == 3 && round.tries.isEmpty)
    #expect(
      round.answer?.sentence == """
        This does not look like the word: /help lists all requests, and /quit ends the session. \
        That spends no try.
        """)
    let pressing = try await session("harbor", asking: .byButton)
    let sentence = try #require(try await pressing.submit(line).round?.answer?.sentence)
    #expect(sentence.contains("the buttons help with it or skip it, and 'Stop here' ends"))
    #expect(!sentence.contains("/"))
    #expect(try home.files.journal.entries(JournalEntry.self).isEmpty)
  }

  @Test("of several pasted lines is told, and costs nothing")
  func lines() async throws {
    let session = try await session("harbor")
    let round = try #require(try await session.submit("ocean\nharbor\n").round)
    #expect(round.answer?.verdict == .noTry && round.triesLeft == 3)
    #expect(
      round.answer?.sentence
        == "These are several lines: type the word alone. That spends no try.")
    #expect(try await session.submit("harbor\n").round?.outcome == .completed)
  }

  @Test("but a request near the word is a try", arguments: [("quit", "quilt"), ("exit", "exist")])
  func near(line: String, word: String) async throws {
    let session = try await session(word)
    let round = try #require(try await session.submit(line).round)
    #expect(round.answer?.verdict == .wrong && round.triesLeft == 2)
  }

  @Test("and signs around a try: the other word that it spells is told nevertheless")
  func otherWord() async throws {
    let plain = try await session("accept").submit("except").round
    let signed = try await session("accept").submit("“except”.").round
    #expect(signed?.answer?.sentence == plain?.answer?.sentence)
    #expect(signed?.tries.first?.marks == plain?.tries.first?.marks)
    #expect(signed?.tries.first?.typed == "“except”.")
  }

  @Test("and signs around a try: its explanation is the same after the session was left")
  func resumed() async throws {
    let plain = try await session("harbor")
    _ = try await plain.submit("harber")
    let explanations = try #require(try await plain.skip().round?.word?.explanations)
    #expect(!explanations.isEmpty)
    let left = try await home.kept(["harbor"])
    _ = try await left.next()
    let snapshot = try await left.submit("\"harber\".")
    let resumed = try await home.resumed()
    #expect(await resumed.snapshot == snapshot)
    #expect(try await resumed.skip().round?.word?.explanations == explanations)
  }
}
