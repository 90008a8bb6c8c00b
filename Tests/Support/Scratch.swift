public import Foundation
internal import Synchronization

/// A temporary folder, which is removed with the test.
public final class Scratch: Sendable {
  public let path = NSTemporaryDirectory() + "vocalvocab-\(UUID().uuidString)"

  public init() {}

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the names of the files in the folder, or in a folder below it.
  public func files(_ folder: String = "") -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
  }

  public func write(_ text: String, to name: String) throws {
    let file = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

/// A clock that only ``advance(_:)`` moves.
public final class ManualClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  public init() {}

  public var now: Date { time.withLock { $0 } }

  /// Moves the clock by seconds.
  public func advance(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
}

/// Returns how long a closure took.
public func duration(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
) async rethrows -> Duration {
  let start = ContinuousClock.now
  try await body()
  return start.duration(to: .now)
}
