package import FoundationEssentials

/// The hosts of the services, and whether each may be asked now.
///
/// A host gets one request at a time. After two failures one after the other, it is left alone for
/// ten minutes, even if the program starts again.
package actor HostRegister {
  static let maximumFailures = 2
  static let pause: TimeInterval = 600

  /// How a turn at a host ended.
  package enum Outcome: Hashable, Sendable {
    /// The host answered.
    case answered
    /// The host gave no answer, or a senseless one.
    case failed
    /// The host wants no requests before this time has passed. That is not a failure.
    case rateLimited(Duration)
    /// The host wants no more requests in this session.
    case refused
    /// The host was not asked, or the request was cancelled.
    case notAsked
  }

  /// The reason why a request gets no turn at a host.
  package enum Refusal: Error, Hashable, Sendable {
    /// The host is left alone until this time has passed.
    case leftAlone(Duration)
    /// The host refused an earlier request of this session.
    case refused
    /// Other requests took all turns until the deadline.
    case busy
    /// The task was cancelled.
    case cancelled
  }

  /// The latest failures of a host, one after the other.
  private struct Failures: Codable {
    /// The number of failed tries.
    var tries: Int
    /// The time of the last failure.
    var last: Date
  }

  private struct Document: Codable {
    var format = "vocalvocab.hosts"
    var version = 1
    var hosts: [String: Failures]
  }

  private let file: CacheFile
  private let now: @Sendable () -> Date
  private lazy var failures = savedFailures()
  /// The ends of the rests that hosts asked for.
  private var restEnds: [String: Date] = [:]
  /// The hosts that refused a request of this session.
  private var refused: Set<String> = []
  /// The hosts that are being asked now.
  private var busy: Set<String> = []
  /// The tasks that wait for a turn, by number.
  private var waiting: [Int: (host: String, continuation: CheckedContinuation<Void, Never>)] = [:]
  private var nextNumber = 0

  /// - Parameter cache: the folder for `hosts.json`. If that file can't be read or written,
  ///   failures are only forgotten at the end of the program.
  package init(cache: String, now: @escaping @Sendable () -> Date) {
    file = CacheFile(path: cache + "/hosts.json")
    self.now = now
  }

  /// Waits until no other request is at the host, and begins a turn. Every turn must end with
  /// ``endTurn(_:at:)``.
  package func beginTurn(at host: String, before deadline: ContinuousClock.Instant)
    async throws(Refusal)
  {
    try check(host)
    while busy.contains(host) {
      guard deadline > .now else { throw .busy }
      await waitForEndOfTurn(at: host, before: deadline)
      guard !Task.isCancelled else { throw .cancelled }
      try check(host)
    }
    busy.insert(host)
  }

  /// Ends a turn, and remembers how it ended.
  package func endTurn(_ outcome: Outcome, at host: String) {
    busy.remove(host)
    switch outcome {
    case .answered:
      if failures.removeValue(forKey: host) != nil { saveFailures(of: host) }
    case .failed:
      let tries = recentFailures(at: host) + 1
      failures[host] = Failures(tries: tries, last: now())
      saveFailures(of: host)
    case .rateLimited(let rest):
      restEnds[host] = now() + rest / .seconds(1)
    case .refused:
      refused.insert(host)
    case .notAsked:
      break
    }
    for number in waiting.keys where waiting[number]?.host == host { wake(number) }
  }

  /// Throws if the host may not be asked now.
  package func check(_ host: String) throws(Refusal) {
    guard !refused.contains(host) else { throw .refused }
    let time = now()
    if let end = restEnds[host], time < end {
      throw .leftAlone(.seconds(end.timeIntervalSince(time)))
    }
    if recentFailures(at: host) >= Self.maximumFailures, let last = failures[host]?.last {
      throw .leftAlone(.seconds(Self.pause - time.timeIntervalSince(last)))
    }
  }

  /// Returns the number of failures that still count. Failures count until the pause is over. A
  /// failure in the future comes from a wrong clock and never counts.
  private func recentFailures(at host: String) -> Int {
    failures[host].map(recent) ?? 0
  }

  private func recent(_ failures: Failures) -> Int {
    let age = now().timeIntervalSince(failures.last)
    return (0..<Self.pause).contains(age) ? failures.tries : 0
  }

  /// Waits until a turn at the host has ended, the deadline has come, or the task is cancelled.
  private func waitForEndOfTurn(at host: String, before deadline: ContinuousClock.Instant) async {
    let number = nextNumber
    nextNumber += 1
    let alarm = Task {
      // If the turn ends first, this sleep is cancelled, and the task has nothing to wake.
      try? await Task.sleep(until: deadline, clock: .continuous)
      wake(number)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = (host, $0) }
    } onCancel: {
      Task { await wake(number) }
    }
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.continuation.resume() }

  private func savedFailures() -> [String: Failures] {
    file.read(Document.self).map(\.hosts) ?? [:]
  }

  /// Writes the failures of one host. The failures of other hosts stay as another register may have
  /// written them.
  private func saveFailures(of host: String) {
    var hosts = savedFailures()
    hosts[host] = failures[host]
    file.write(Document(hosts: hosts.filter { recent($0.value) > 0 }))
  }
}
