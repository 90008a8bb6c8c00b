internal import Storage
internal import Threads

/// The limit on the requests of each sender.
///
/// Each server counts the requests that it gets. Where several servers share a store, each one also
/// tells the store of every batch of a sender's requests. If all servers together got too many, it
/// rejects that sender's requests for a while, and then asks the store after each request that it
/// allows until the store has room for a batch. No request waits for the store, and most senders
/// never fill a batch. A sender may send one batch more to each server than to a single one, and
/// what comes while a server waits for the store.
final class RequestLimit: Sendable {
  private let here: RateLimit
  /// The limit on the batches of all servers; `nil` for the only server.
  private let everywhere: RateLimit?
  /// The threads that tell the store of the batches.
  private let threads: (any TaskExecutor)?
  /// The senders whose requests to all servers together were too many, for a while.
  private let rejected: MemoryNotes
  /// The time in which a sender may send a batch, on average.
  private let interval: Duration
  /// The requests of each sender since the last batch.
  private let counts = Guarded<[String: Int]>([:])

  /// The number of requests in a batch.
  static let batch = 60
  /// The number of senders from which on the counts begin anew.
  private static let many = 4096

  /// - Parameters:
  ///   - notes: the notes that all servers of the store share; `nil` for the only server.
  ///   - threads: the threads that may wait for the store.
  ///   - perSecond: the number of requests that a sender may send a second, on average.
  ///   - burst: the number of requests that a sender may send at once.
  ///   - now: a closure that returns the time.
  init(
    sharedIn notes: (any Notes)?, threads: (any TaskExecutor)? = nil, perSecond: Double, burst: Int,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    here = RateLimit("requests", in: MemoryNotes(now: now), perSecond: perSecond, burst: burst)
    everywhere = notes.map {
      RateLimit(
        "requests", in: $0, perSecond: perSecond / Double(Self.batch),
        burst: max(1, burst / Self.batch))
    }
    rejected = MemoryNotes(now: now)
    interval = .seconds(Double(Self.batch) / perSecond)
    self.threads = threads
  }

  /// Counts a request, and returns whether the limit allows it.
  ///
  /// - Throws: `StorageError`.
  func allows(_ sender: String) throws(StorageError) -> Bool {
    guard try here.allows(sender) else { return false }
    guard let everywhere else { return true }
    guard rejected.value(of: sender) == nil else { return false }
    if completesBatch(sender) {
      Task(executorPreference: threads) { [self] in
        // Without the store, each server's own limit is left.
        guard (try? everywhere.allows(sender)) == false else { return }
        rejected.put("", as: sender, for: interval)
        // The batch has come, but has no room yet, so the next request asks for it again.
        counts.withLock { $0[sender] = Self.batch - 1 }
      }
    }
    return true
  }

  /// Counts a request, and returns whether it is the last one of a batch.
  private func completesBatch(_ sender: String) -> Bool {
    counts.withLock { counts in
      let count = (counts[sender] ?? 0) + 1
      if counts.count >= Self.many { counts = [:] }
      counts[sender] = count < Self.batch ? count : nil
      return count >= Self.batch
    }
  }
}
