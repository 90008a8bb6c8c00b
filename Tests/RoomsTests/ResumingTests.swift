import Foundation
import Learner
import Practice
import Storage
import TestSupport
import Testing

@testable import Spelling

@Suite("A session that was left")
struct ResumingTests {
  private let home: SessionHome

  init() throws { home = try SessionHome() }

  /// Returns a session that asks the missed word "harbor" again, before "necessary".
  private func comeback() async throws -> Session {
    let others = "abcdefghijklmnop".map { "\($0)re" }
    let session = try await home.kept(["harbor"] + others + ["necessary"])
    _ = try await session.next()
    _ = try await session.skip()
    for word in others {
      _ = try await session.next()
      _ = try await session.submit(word)
    }
    #expect(try await session.nextRound()?.isComeback == true)
    return session
  }

  @Test("goes on at the same word, with the same tries, hints and hearings")
  func same() async throws {
    let before = try await home.kept(["harbor", "necessary", "rhythm"])
    _ = try await before.next()
    _ = try await before.submit("harbor")
    _ = try await before.next()
    _ = try await before.hear(.word)
    _ = try await before.submit("neccesary")
    _ = try await before.takeBackSlip()
    _ = try await before.submit("nesessary")
    let left = try await before.hint()
    let kept = try home.files.journal.entries(JournalEntry.self).count
    let after = try await home.resumed()
    #expect(left.round?.number == 2 && left.round?.total == 3)
    #expect(await after.snapshot == left)
    #expect(
      try home.files.journal.entries(JournalEntry.self).count == kept,
      "Resuming writes no entry of the journal again")
    #expect(await after.utterances(for: .mine) == before.utterances(for: .mine))
    #expect(await after.utterances(for: .answer) == before.utterances(for: .answer))
    let round = try #require(try await after.submit("necessary").round)
    #expect(round.outcome == .completed && round.tries.count == 3)
    #expect(round.word?.explanations.isEmpty == false)
    #expect(try home.files.journal.entries(JournalEntry.self).last?.tryNumber == 2)
    #expect(try await after.nextRound()?.number == 3)
    #expect(try await after.submit("rhythm").round?.outcome == .completed)
  }

  @Test("goes on with its hints, which depend on the tries before it was left")
  func hints() async throws {
    let before = try await home.kept(["thirst"])
    _ = try await before.next()
    _ = try await before.submit("therst")
    let left = try await before.hint()
    #expect(left.round?.hints == ["Look at the vowel before the r."])
    let after = try await home.resumed()
    #expect(await after.snapshot == left)
    #expect(await after.utterances(for: .hint) == before.utterances(for: .hint))
    let round = try await after.hint().round
    #expect(round?.hints.last == "The vowel before the r is spelled i.")
    #expect(round?.hasMoreHints == false)
    await #expect(throws: Refusal.noMoreHints) { try await after.hint() }
  }

  @Test("compares its last try with the regional spelling that is nearest to the try")
  func regional() async throws {
    let before = try await home.kept(["color"])
    _ = try await before.next()
    _ = try await before.submit("culour")
    let told = try await home.resumed().skip().round?.word?.explanations ?? []
    #expect(told.count == 2 && told.first?.hasSuffix("c-O-lour.") == true, "\(told)")
    #expect(told.last?.contains("colour") == true && told.last?.contains("color ") == true)
  }

  /// The steps of a round, in the order of a learner who misses the word.
  private static let steps: [@Sendable (Session) async throws -> Snapshot] = [
    { try await $0.submit("harber") }, { try await $0.takeBackSlip() },
    { try await $0.submit("harbur") }, { try await $0.submit("harbir") },
    { try await $0.submit("harbyr") }, { try await $0.copy("harbor") },
  ]

  @Test(
    """
    knows each step that the journal has, although the program was killed before it kept the \
    session
    """,
    arguments: 0...6, ["wrong", "right", "skipped"])
  func killed(count: Int, ending: String) async throws {
    let before = try await home.kept(["harbor", "rhythm"])
    _ = try await before.next()
    let session = home.files.folders.data + "/session.json"
    let kept = try Data(contentsOf: URL(filePath: session))
    for step in Self.steps.prefix(count) { _ = try await step(before) }
    if count < 5 {
      if ending == "right" { _ = try await before.submit("harbor") }
      if ending == "skipped" { _ = try await before.skip() }
    }
    let left = await before.snapshot
    let tally = await before.journal.tally
    try await home.untilListIsWritten()
    try kept.write(to: URL(filePath: session))
    let after = try await home.resumed()
    var round = try #require(await after.snapshot.round)
    // The journal has no entry for a hearing.
    round.heard = left.round?.heard ?? 0
    #expect(round == left.round)
    #expect(await after.journal.tally == tally)
    #expect(await after.streak == before.streak)
    if round.state == .asking { _ = try await after.submit("harbor") }
    _ = try await after.next()
    try await after.leave()
    let completed = try home.files.completed.words()
    let rounds = try home.files.journal.entries(JournalEntry.self).filter {
      $0.outcome == .completed
    }
    #expect(completed.map(\.timesCompleted) == rounds.map { _ in 1 })
  }

  @Test("goes on with the copy of a missed word, which comes back later")
  func copying() async throws {
    let before = try await home.kept(["harbor"])
    _ = try await before.next()
    for typed in ["aa", "bb", "cc"] { _ = try await before.submit(typed) }
    let after = try await home.resumed()
    #expect(await after.snapshot.round?.state == .copying)
    #expect(try await after.copy("harbor").round?.answer?.verdict == .copied)
    #expect(try await after.nextRound()?.isComeback == true)
    #expect(
      try home.files.journal.entries(JournalEntry.self).filter { $0.outcome == .missed }.count == 1)
  }

  @Test("does not ask a missed word again after it was excluded")
  func excluded() async throws {
    let before = try await comeback()
    #expect(try await before.exclude(reason: "ugh").word == "harbor")
    _ = try await before.next()
    let after = try await home.resumed()
    _ = try await after.submit("necessary")
    #expect(try await after.nextRound() == nil)
  }

  @Test("goes on with the word after an excluded one, also when left twice")
  func excludedLast() async throws {
    let before = try await home.kept(["harbor", "rhythm", "ocean"])
    _ = try await before.next()
    _ = try await before.exclude(reason: nil)
    let after = try await home.resumed()
    #expect(await after.snapshot.round == nil)
    let next = try await after.nextRound()
    #expect(next?.number == 2 && next?.total == 3)
    #expect(try await after.submit("rhythm").round?.outcome == .completed)
    let again = try await home.resumed()
    _ = try await again.next()
    #expect(try await again.submit("ocean").round?.outcome == .completed)
    #expect(try await again.nextRound() == nil)
  }

  @Test("asks a missed word once more after it took two tries")
  func unsteady() async throws {
    let before = try await comeback()
    for typed in ["harber", "harbor"] { _ = try await before.submit(typed) }
    _ = try await before.next()
    let after = try await home.resumed()
    _ = try await after.submit("necessary")
    #expect(try await after.nextRound()?.isComeback == true)
    #expect(try await after.submit("harbor").round?.outcome == .completed)
    #expect(try await after.nextRound() == nil)
  }

  @Test("puts the last completed word on the list once", arguments: [false, true])
  func unlisted(isWritten: Bool) async throws {
    let before = try await home.kept(["harbor", "rhythm"])
    _ = try await before.next()
    let left = try #require(try home.files.openSession.read())
    _ = try await before.submit("harbor")
    if isWritten {
      try await home.untilListIsWritten()
    } else {
      // The program was killed between the journal and the rest.
      try home.files.openSession.keep(left)
      try FileManager.default.removeItem(atPath: home.files.folders.data + "/completed.json")
    }
    for _ in 0..<2 {
      try await home.resumed().leave()
      #expect(
        try LearnerFiles(home.files.folders).completed.words().map(\.timesCompleted) == [1])
    }
  }

  @Test("has no trace of a try that could not be kept")
  func notKept() async throws {
    let before = try await home.kept(["harbor"])
    _ = try await before.next()
    let journal = home.files.folders.data + "/journal.jsonl"
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    await #expect(throws: StorageError.self) { try await before.submit("harber") }
    try FileManager.default.removeItem(atPath: journal)
    let after = try await home.resumed()
    #expect(await after.snapshot.round?.triesLeft == 3)
    #expect(await after.snapshot.round?.cues.contains(.mine) == false)
    #expect(try home.files.journal.entries(JournalEntry.self).isEmpty)
    #expect(try await before.end().summary?.mistakes.isEmpty == true)
  }

  @Test("is forgotten once it has ended")
  func ended() async throws {
    let session = try await home.kept(["harbor"])
    _ = try await session.next()
    #expect(try home.files.openSession.read() != nil)
    _ = try await session.end()
    #expect(try home.files.openSession.read() == nil)
  }

  @Test("has the same snapshot as before, after any steps", arguments: 0..<40)
  func anything(seed: Int) async throws {
    var generator = TestSupport.SeededGenerator(seed: UInt64(seed))
    let words = ["harbor", "necessary", "rhythm", "separate"]
    let before = try await home.kept(words)
    var left = try await before.next()
    for _ in 0..<Int.random(in: 0..<10, using: &generator) {
      let step = Int.random(in: 0..<8, using: &generator)
      let word = words.randomElement(using: &generator) ?? ""
      let wrong = ["harber", " ", "rythm"].randomElement(using: &generator) ?? ""
      // A step that can't be taken now is refused, and changes nothing.
      do {
        switch step {
        case 0: left = try await before.hint()
        case 1: left = try await before.takeBackSlip()
        case 2: left = try await before.submit(word)
        case 3: left = try await before.next()
        case 4: left = try await before.hear(.slow).snapshot
        case 5: left = try await before.copy(wrong)
        default: left = try await before.submit(wrong)
        }
      } catch is Refusal {}
    }
    guard !left.isEnded else { return }
    let after = try await home.resumed()
    #expect(await after.snapshot == left)
  }
}
