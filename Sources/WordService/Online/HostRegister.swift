internal import FoundationEssentials

/// Who may be asked, and when: one request at a time to each host; after two tries that failed it is
/// left alone for ten minutes, also by the next start of the program.
actor HostRegister {
  static let mostTries = 2
  static let pause: TimeInterval = 600

  /// How a turn ended.
  enum Outcome: Hashable, Sendable {
    case answered
    case failed
    /// The host wants no more for now, which is no failure of its own.
    case rateLimited(Duration)
    /// The host wants no more from us, as long as this session lasts.
    case refused
    /// It was not asked after all, or the asking was cancelled: nothing was learnt of it.
    case open
  }

  /// Why there is no turn.
  enum Refusal: Error, Hashable, Sendable {
    /// Not before this time has passed.
    case leftAlone(Duration)
    case refused
    /// Others have their turn as long as this one could wait.
    case busy
    case cancelled
  }

  /// The tries of a host that failed one after another.
  private struct Failures: Codable {
    var tries: Int
    var last: Date
  }

  private struct Document: Codable {
    var format = "vocalvocab.hosts"
    var version = 1
    var hosts: [String: Failures]
  }

  private let file: CacheFile
  private let now: @Sendable () -> Date
  private lazy var failures = remembered()
  private var rests: [String: Date] = [:]
  private var refused: Set<String> = []
  private var busy: Set<String> = []
  private var line: [Int: (host: String, turn: CheckedContinuation<Void, Never>)] = [:]
  private var nextPlace = 0

  /// - Parameter cache: the folder for `hosts.json`. What can't be read or written there is done
  ///   without.
  init(cache: String, now: @escaping @Sendable () -> Date) {
    file = CacheFile(path: cache + "/hosts.json")
    self.now = now
  }

  /// Waits until nobody else asks the host. Each turn has to be ended with ``end(_:at:)``.
  func turn(at host: String, before deadline: ContinuousClock.Instant) async throws(Refusal) {
    try check(host)
    while busy.contains(host) {
      guard deadline > .now else { throw .busy }
      await change(at: host, before: deadline)
      guard !Task.isCancelled else { throw .cancelled }
      try check(host)
    }
    busy.insert(host)
  }

  func end(_ outcome: Outcome, at host: String) {
    busy.remove(host)
    switch outcome {
    case .answered:
      if failures.removeValue(forKey: host) != nil { remember() }
    case .failed:
      let tries = currentTries(at: host) + 1
      failures[host] = Failures(tries: tries, last: now())
      remember()
    case .rateLimited(let rest):
      rests[host] = now() + rest / .seconds(1)
    case .refused:
      refused.insert(host)
    case .open:
      break
    }
    for place in line.keys where line[place]?.host == host { leave(place) }
  }

  private func check(_ host: String) throws(Refusal) {
    guard !refused.contains(host) else { throw .refused }
    let time = now()
    if let end = rests[host], time < end {
      throw .leftAlone(.seconds(end.timeIntervalSince(time)))
    }
    if currentTries(at: host) >= Self.mostTries, let last = failures[host]?.last {
      throw .leftAlone(.seconds(Self.pause - time.timeIntervalSince(last)))
    }
  }

  /// Failures are forgotten after the pause; one from the future is from a clock that was wrong.
  private func currentTries(at host: String) -> Int {
    guard let failures = failures[host] else { return 0 }
    let age = now().timeIntervalSince(failures.last)
    return (0..<Self.pause).contains(age) ? failures.tries : 0
  }

  /// Waits until a turn at the host has ended, the deadline is reached or the task is cancelled.
  private func change(at host: String, before deadline: ContinuousClock.Instant) async {
    let place = nextPlace
    nextPlace += 1
    let alarm = Task {
      // It may ring early, when nobody waits any more.
      try? await Task.sleep(until: deadline, clock: .continuous)
      leave(place)
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { line[place] = (host, $0) }
    } onCancel: {
      Task { await leave(place) }
    }
  }

  private func leave(_ place: Int) { line.removeValue(forKey: place)?.turn.resume() }

  private func remembered() -> [String: Failures] {
    file.read(Document.self).map(\.hosts) ?? [:]
  }

  private func remember() {
    file.write(Document(hosts: failures.filter { currentTries(at: $0.key) > 0 }))
  }
}
