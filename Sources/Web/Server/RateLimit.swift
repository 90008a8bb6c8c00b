internal import Storage

/// A limit on the requests of each sender, with one token bucket for each sender. Where several
/// servers share a store, it may count the requests to all of them.
struct RateLimit: Sendable {
  private let notes: any Notes
  private let name: String
  private let interval: Duration
  private let burst: Int

  /// - Parameters:
  ///   - name: the name of the limit among all limits of the server.
  ///   - notes: the notes that count the requests.
  ///   - perSecond: the number of requests that a sender may send a second, on average.
  ///   - burst: the number of requests that a sender may send at once.
  init(_ name: String, in notes: any Notes, perSecond: Double, burst: Int) {
    (self.name, self.notes, self.burst) = (name, notes, burst)
    interval = .seconds(1 / perSecond)
  }

  /// Counts a request, and returns whether the limit allows it.
  ///
  /// - Parameter isCounted: whether the request counts. If not, the sender may send as many
  ///   requests as before.
  /// - Throws: `StorageError`.
  func allows(_ sender: String, isCounted: Bool = true) throws(StorageError) -> Bool {
    try notes.hasToken("\(name)/\(sender)", every: interval, size: burst, isTaken: isCounted)
  }
}
