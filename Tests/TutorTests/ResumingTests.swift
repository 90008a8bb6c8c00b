import Foundation
import Practice
import Speech
import Storage
import Testing
import Vocabulary
import WordService

@testable import Tutor

@Suite("A session that was left")
struct ResumingTests {
  private let home = NSTemporaryDirectory() + "vocalvocab-resuming-\(UUID().uuidString)"
  private let script = Script(voice: "en-us", speed: .normal)

  private func lesson(_ words: [String]) throws -> (Lesson, LearnerFiles) {
    let files = try LearnerFiles(Folders(environment: ["HOME": home]))
    let supply = WordSupply(.offline, dictionary: try sharedDictionary.get())
    let plan = Plan(words: .given(words.map { WordList.Entry(word: $0) }))
    return (try Lesson(plan, supply: supply, files: files, script: script), files)
  }

  /// Leaves a lesson, as the disk has it, and goes on with it in another process.
  private func resumed(_ lesson: Lesson, _ words: [String]) async throws -> (Lesson, Question?) {
    let (next, files) = try self.lesson(words)
    try files.openSession.keep(await lesson.leave(session: "s", round: "r", wanted: "{}"))
    let open = try #require(try files.openSession.read(as: OpenSession.self))
    let question = await next.resume(open)
    for step in open.round?.steps ?? [] {
      switch step {
      case .typed(let text): _ = try await next.submit(text)
      case .hint: _ = await next.hint()
      case .sentence: _ = await next.showSentence()
      case .origin: _ = await next.showOrigin()
      case .slip: _ = try await next.takeBackSlip()
      case .skip: _ = try await next.skip()
      }
    }
    await next.endResuming(open)
    return (next, question)
  }

  /// A lesson in which "harbor" was missed and has come back, with "necessary" still to come.
  private func comeback() async throws -> (Lesson, words: [String]) {
    let words = ["harbor", "rhythm", "ocean", "necessary"]
    let (lesson, _) = try lesson(words)
    _ = try await lesson.next()
    _ = try await lesson.skip()
    for word in words[1...2] {
      _ = try await lesson.next()
      _ = try await lesson.submit(word)
    }
    #expect(try await lesson.next()?.isComeback == true)
    return (lesson, words)
  }

  @Test("goes on at the same word, with the same tries, hints and hearings")
  func same() async throws {
    let words = ["harbor", "necessary", "rhythm"]
    let (before, files) = try lesson(words)
    _ = try await before.next()
    _ = try await before.submit("harbor")
    _ = try await before.next()
    _ = await before.utterances(for: .word)
    _ = try await before.submit("neccesary")
    _ = try await before.takeBackSlip()
    _ = try await before.submit("nesessary")
    _ = await before.hint()
    let kept = try files.journal.entries().count
    let (after, question) = try await resumed(before, words)
    #expect(question?.number == 2 && question?.total == 3)
    #expect(await after.standing == before.standing)
    #expect(await after.tally == before.tally)
    #expect(
      try files.journal.entries().count == kept, "What is in the journal is not written again")
    let answer = try #require(try await after.submit("necessary"))
    #expect(answer.outcome == .completed(tries: 2))
    #expect(try await after.next()?.number == 3)
    #expect(try await after.submit("rhythm")?.outcome == .completed(tries: 1))
  }

  @Test("goes on with the copy of a word that was missed, and has it come back")
  func copying() async throws {
    let words = ["harbor"]
    let (before, files) = try lesson(words)
    _ = try await before.next()
    for typed in ["a", "b", "c"] { _ = try await before.submit(typed) }
    let (after, _) = try await resumed(before, words)
    #expect(await after.standing?.phase == .copying)
    #expect(try await after.submit("harbor")?.verdict == .copied)
    #expect(try await after.next()?.isComeback == true)
    #expect(try files.journal.entries().filter { $0.outcome == .missed }.count == 1)
  }

  @Test("has no word come back that was missed, and then excluded")
  func excluded() async throws {
    let (before, words) = try await comeback()
    #expect(try await before.exclude(reason: "ugh") == "harbor")
    _ = try await before.next()
    let (after, _) = try await resumed(before, words)
    _ = try await after.submit("necessary")
    #expect(try await after.next() == nil)
  }

  @Test("goes on with the next word after one that was excluded, also when left twice")
  func excludedLast() async throws {
    let words = ["harbor", "rhythm", "ocean"]
    let (before, _) = try lesson(words)
    _ = try await before.next()
    _ = try await before.exclude(reason: nil)
    let (after, question) = try await resumed(before, words)
    #expect(question == nil)
    let next = try await after.next()
    #expect(next?.number == 2 && next?.total == 3)
    #expect(try await after.submit("rhythm")?.outcome == .completed(tries: 1))
    let (again, _) = try await resumed(after, words)
    _ = try await again.next()
    #expect(try await again.submit("ocean")?.outcome == .completed(tries: 1))
    #expect(try await again.next() == nil)
  }

  @Test("has a word come back that was missed, and then spelled in two tries")
  func unsteady() async throws {
    let (before, words) = try await comeback()
    for typed in ["harber", "harbor"] { _ = try await before.submit(typed) }
    _ = try await before.next()
    let (after, _) = try await resumed(before, words)
    _ = try await after.submit("necessary")
    #expect(try await after.next()?.isComeback == true)
    #expect(try await after.submit("harbor")?.outcome == .completed(tries: 1))
    #expect(try await after.next() == nil)
  }

  @Test("puts a word on the list that was completed last, once")
  func unsettled() async throws {
    let words = ["harbor", "rhythm"]
    let (before, files) = try lesson(words)
    _ = try await before.next()
    _ = try await before.submit("harbor")
    let (after, _) = try await resumed(before, words)
    _ = try await after.next()
    #expect(try files.completed.words().map(\.timesCompleted) == [1])
    let (again, _) = try await resumed(after, words)
    try await again.settle()
    #expect(try files.completed.words().map(\.timesCompleted) == [1])
  }

  @Test("knows nothing of a try that could not be kept")
  func notKept() async throws {
    let words = ["harbor"]
    let (before, files) = try lesson(words)
    _ = try await before.next()
    let journal = files.folders.data + "/journal.jsonl"
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    await #expect(throws: StorageError.self) { try await before.submit("harber") }
    try FileManager.default.removeItem(atPath: journal)
    let (after, _) = try await resumed(before, words)
    #expect(await after.standing?.triesLeft == 3)
    #expect(await after.standing?.hasWrongTry == false)
    #expect(try files.journal.entries().isEmpty)
    #expect(await before.end().mistakes.isEmpty)
  }

  @Test("has the same standing after whatever was done", arguments: 0..<40)
  func anything(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let words = ["harbor", "necessary", "rhythm", "separate"]
    let (before, _) = try lesson(words)
    _ = try await before.next()
    for _ in 0..<Int.random(in: 0..<10, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: _ = await before.hint()
      case 1: _ = try await before.takeBackSlip()
      case 2: _ = try await before.submit(words.randomElement(using: &generator) ?? "")
      case 3: _ = try await before.next()
      case 4: _ = await before.utterances(for: .slowly)
      default:
        _ = try await before.submit(["harber", " ", "rythm"].randomElement(using: &generator)!)
      }
    }
    guard await before.standing != nil else { return }
    let (after, _) = try await resumed(before, words)
    #expect(await after.standing == before.standing)
    #expect(await after.tally == before.tally)
  }
}
