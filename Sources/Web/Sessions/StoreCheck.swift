internal import Storage
internal import Threads

/// The check that answers can be kept now. However many programs and pages ask, the store is asked
/// about once a second.
final class StoreCheck: Sendable {
  private let store: Store
  private let queue = SerialQueue()
  private let last = Guarded<(time: ContinuousClock.Instant, fault: StorageError?)?>(nil)

  private static let pause = Duration.seconds(1)

  init(_ store: Store) { self.store = store }

  /// - Throws: `StorageError`.
  func check() async throws {
    let last = await queue.run {
      if let last = self.last.withLock(\.self), .now - last.time < Self.pause { return last }
      var fault: StorageError?
      do throws(StorageError) { try store.check() } catch { fault = error }
      let now = (time: ContinuousClock.now, fault: fault)
      self.last.withLock { $0 = now }
      return now
    }
    if let fault = last.fault { throw fault }
  }
}
