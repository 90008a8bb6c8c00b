import Foundation
import Practice
import Scheduling
import SharedResources
import Speech
import Storage
import Synchronization
import Today
import Vocabulary
import WordService

@testable import Learner
@testable import Spelling

/// A temporary home folder, and sessions there with the real dictionary and without a voice.
struct SessionHome {
  let files: LearnerFiles
  private let now: @Sendable () -> Moment
  private let uptime: @Sendable () -> Double

  /// - Parameter seconds: the time of a clock that stands still; `nil` for the system's clock.
  init(at seconds: Double? = nil) throws {
    let home = NSTemporaryDirectory() + "vocalvocab-session-\(UUID().uuidString)"
    files = try LearnerFiles(Folders(environment: ["HOME": home]))
    now = { seconds.map { Moment(seconds: $0, utcOffset: 7200) } ?? .now }
    uptime = { [now] in now().seconds }
  }

  /// - Parameters:
  ///   - clock: the time, which a test changes.
  ///   - uptime: returns the seconds of a clock that nobody sets; `nil` for those of `clock`.
  init(_ clock: Clock, uptime: (@Sendable () -> Double)? = nil) throws {
    let home = NSTemporaryDirectory() + "vocalvocab-session-\(UUID().uuidString)"
    files = try LearnerFiles(Folders(environment: ["HOME": home]))
    now = { Moment(seconds: clock.seconds, utcOffset: 7200) }
    self.uptime = uptime ?? { clock.seconds }
  }

  /// A clock that a test sets.
  final class Clock: Sendable {
    private let time: Mutex<Double>

    init(_ seconds: Double) { time = Mutex(seconds) }

    var seconds: Double {
      get { time.withLock { $0 } }
      set { time.withLock { $0 = newValue } }
    }
  }

  /// Returns a session of given words.
  func session(_ words: String...) async throws -> Session {
    try await session(SessionPlan(words: .given(words.map { WordList.Entry(word: $0) })))
  }

  func session(
    _ plan: SessionPlan, files: LearnerFiles? = nil, id: Identifier = Identifier(),
    wishes: Wishes? = nil, dictionary: OfflineDictionary? = nil,
    pronounce: PromptLookup.Pronounce? = nil
  ) async throws -> Session {
    let files = files ?? self.files
    let supply = WordSupply(
      for: plan, .offline, dictionary: try dictionary ?? sharedDictionary.get(), online: nil)
    let parts = try SessionParts(
      plan, supply: supply, files: files,
      style: SpeechStyle(voice: "en-us", speed: .normal), counting: .ofAllRooms, now: now,
      pronounce: pronounce)
    return await Session(
      parts, id: id, wishes: wishes, notice: nil,
      journal: SessionJournal(files: files, now: now, uptime: uptime))
  }

  /// Returns a session of given words that the disk keeps, so that it can go on after it was left.
  func kept(_ words: [String]) async throws -> Session {
    var wishes = Wishes()
    (wishes.words, wishes.given) = (.given, words)
    let plan = try wishes.plan(Preferences(Settings()), files)
    return try await session(plan, wishes: wishes)
  }

  /// Returns the session that was left, resumed as a new process would.
  func resumed() async throws -> Session {
    let files = try LearnerFiles(files.folders)
    guard let left = try files.openSession.read() else { throw NothingLeft() }
    let plan = try left.wishes.plan(Preferences(Settings()), files)
    let session = try await session(plan, files: files, id: left.id, wishes: left.wishes)
    try await session.resume(left)
    return session
  }

  /// Waits until the queued words are on the list.
  func untilListIsWritten() async throws {
    while files.completed.hasQueuedWords { try await Task.sleep(for: .milliseconds(1)) }
  }

  private struct NothingLeft: Error {}
}

extension Session {
  /// The asked word, as the learner hears it.
  var asked: String? {
    get async {
      guard case .text(let word)? = await utterances(for: .word).first?.content else { return nil }
      return word
    }
  }

  /// Goes on, and returns the next round.
  func nextRound() async throws -> RoundSnapshot? { try await next().round }

  /// Spells the asked word rightly.
  func spell() async throws { _ = try await submit(await asked ?? "") }
}
