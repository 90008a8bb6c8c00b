import Foundation
import Synchronization

@testable import WordService

/// A temporary folder, which is removed with the test.
final class Scratch: Sendable {
  let path = NSTemporaryDirectory() + "vocalvocab-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func files(_ folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
  }

  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// A clock that only ``advance(_:)`` moves.
final class Clock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { time.withLock { $0 } }
  func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

/// Both services, with a cache and a clock for one test.
struct Services: Sendable {
  /// An address where nothing listens.
  static let away = "http://127.0.0.1:9"

  let folder = Scratch()
  let clock = Clock()

  func online(
    words: String = away, dictionary: String = away, budget: Duration = .seconds(3)
  ) throws(OnlineFailure) -> OnlineWords {
    try OnlineWords(
      randomWordAPI: words, dictionaryAPI: dictionary, cache: folder.path,
      clock: { [clock] in clock.now }, waitBudget: WaitBudget(budget), web: WebClient())
  }
}

/// Returns how long a closure took.
func duration(_ body: () async throws -> Void) async rethrows -> Duration {
  let start = ContinuousClock.now
  try await body()
  return start.duration(to: .now)
}

extension WebClient {
  func get(
    _ address: String, accept: String = "application/json", within limit: Duration = .seconds(5)
  ) async throws -> WebAnswer {
    guard let address = WebAddress(address) else { throw NotAnAddress() }
    return try await get(address, accept: accept, within: limit)
  }

  struct NotAnAddress: Error {}
}
