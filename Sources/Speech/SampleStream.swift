internal import Threads

/// The samples of an utterance as they are made.
public struct SampleStream: AsyncSequence, Sendable {
  private let pieces: AsyncThrowingStream<[Int16], any Error>
  private let backlog = Backlog()

  /// Makes samples in the background.
  ///
  /// - Parameter make: makes the samples. It gets a closure that waits until more samples are
  ///   wanted, and a receiver, which returns whether it wants more.
  init(
    _ make:
      @escaping @Sendable (
        _ waitForRoom: @escaping @Sendable () async -> Void,
        _ receiver: @escaping @Sendable ([Int16]) -> Bool
      ) async throws(SpeechError) -> Void
  ) {
    let continuation: AsyncThrowingStream<[Int16], any Error>.Continuation
    (pieces, continuation) = AsyncThrowingStream.makeStream()
    continuation.onTermination = { [backlog] _ in backlog.close() }
    Task { [backlog] in
      do throws(SpeechError) {
        try await make({ await backlog.waitForRoom() }) { samples in
          backlog.add(samples.count)
          if case .terminated = continuation.yield(samples) { return false }
          return true
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  /// Holds samples that are made already.
  init(_ samples: [Int16]) {
    pieces = AsyncThrowingStream { continuation in
      continuation.yield(samples)
      continuation.finish()
    }
  }

  /// Reads the samples, piece by piece.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var pieces: AsyncThrowingStream<[Int16], any Error>.AsyncIterator
    fileprivate let backlog: Backlog

    /// Returns the next samples; `nil` after the last ones.
    public mutating func next() async throws -> [Int16]? {
      let piece = try await pieces.next()
      backlog.add(-(piece?.count ?? 0))
      return piece
    }
  }

  /// Begins to read the samples.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(pieces: pieces.makeAsyncIterator(), backlog: backlog)
  }
}

/// The samples that are made and not yet read.
private final class Backlog: Sendable {
  private struct State {
    var count = 0
    var isClosed = false
  }

  private let state = Guarded(State())

  /// The length from which on the maker of samples waits: half a minute.
  private static let longest = 30 * Synthesizer.sampleRate

  /// Changes the number of samples.
  func add(_ count: Int) { state.withLock { $0.count += count } }

  /// Ends every wait, because the reader has stopped.
  func close() { state.withLock { $0.isClosed = true } }

  /// Waits until more samples may be made.
  func waitForRoom() async {
    while state.withLock({ $0.count > Self.longest && !$0.isClosed }) {
      // A task that is cancelled makes its samples at once.
      guard (try? await Task.sleep(for: .milliseconds(100))) != nil else { return }
    }
  }
}
