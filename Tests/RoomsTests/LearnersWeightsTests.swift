import Foundation
import Practice
import Scheduling
import Storage
import TestSupport
import Testing
import Today

@testable import Learner
@testable import Spelling

@Suite("The weights of a learner's journal")
struct LearnersWeightsTests {
  private let home: SessionHome
  private var files: LearnerFiles { home.files }

  init() throws { home = try SessionHome() }

  /// Writes the journal of a learner who forgets half of the words within a day, and keeps the
  /// others.
  private func writeJournal(days: Int) throws {
    var generator = SeededGenerator(seed: 1)
    let first = Moment.now.day.advanced(by: -days)
    let lines = (0..<days * 20).map { number in
      let day = first.advanced(by: number / 20)
      let word = "w" + String(repeating: "o", count: number % 20 + number / 20 % 5 * 20)
      let isRight = number / 100 % 3 > 0 && generator.isTrue(chance: 0.5)
      return """
        {"at":"\(day)T10:\(10 + number % 20):00Z","event":"\(isRight ? "correct" : "skipped")",\
        "heard":2,"hints":0,"outcome":"\(isRight ? "completed" : "missed")","round":"\(number)",\
        "tryNumber":1,"utcOffset":0,"version":1,"word":"\(word)"}

        """
    }
    try FileManager.default.createDirectory(
      atPath: files.folders.data, withIntermediateDirectories: true)
    try lines.joined().write(
      toFile: files.folders.data + "/journal.jsonl", atomically: true, encoding: .utf8)
  }

  private func startSession() throws {
    _ = try PastPractice(files, for: SessionPlan(words: .review), counting: .ofAllRooms)
  }

  /// Waits until the weights are fitted, at most some seconds.
  private func untilFitted() async throws -> FittedWeightsStore.Fit? {
    for _ in 0..<400 {
      if let fit = files.weights.read() { return fit }
      try await Task.sleep(for: .milliseconds(25))
    }
    return nil
  }

  @Test("are fitted in the background of a session, and used from the next one on")
  func fitted() async throws {
    try writeJournal(days: 60)
    #expect(files.scheduler == .standard)
    try startSession()
    let fit = try #require(try await untilFitted())
    let fitted = try #require(fit.fitted)
    #expect(fit.rounds == 1200 && fitted.fittedLoss < fitted.publishedLoss)
    #expect(files.scheduler == FSRS(fitted.weights))
    let statistics = try Statistics(files, Preferences(Settings()), now: .now)
    #expect(statistics.forecasts.count > 900)
  }

  @Test("are fitted again only when the journal has grown by a tenth")
  func growth() async throws {
    try writeJournal(days: 60)
    for (rounds, isFitted) in [(1199, false), (1091, false), (1090, true)] {
      try files.weights.keep(.init(nil, rounds: rounds))
      try startSession()
      try await Task.sleep(for: .milliseconds(isFitted ? 1500 : 300))
      #expect((files.weights.read()?.rounds == 1200) == isFitted)
    }
  }

  @Test("are not fitted to a short journal")
  func short() async throws {
    try writeJournal(days: 19)
    try startSession()
    try await Task.sleep(for: .milliseconds(300))
    #expect(files.weights.read() == nil)
  }

  @Test("are the published ones where the document is damaged or newer, which stays as it is")
  func damaged() throws {
    let path = files.folders.data + "/memory.json"
    let newer = #"{"format":"vocalvocab.memory","version":2}"#
    for text in [newer, "{", #"{"format":"vocalvocab.memory","version":1,"rounds":5,"fitted":7}"#] {
      try FileManager.default.createDirectory(
        atPath: files.folders.data, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(files.scheduler == .standard)
    }
    try newer.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(throws: StorageError.self) { try files.weights.keep(.init(nil, rounds: 1)) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == newer)
  }
}
