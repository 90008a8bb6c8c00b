internal import Learner
internal import Threads

/// The requests of children for a name without a PIN that is in use on another device. The teacher
/// answers them.
final class NameRequests: Sendable {
  /// A child who waits.
  struct Waiting: Sendable {
    let id: Identifier
    let name: LearnerName
  }

  /// What became of a request.
  enum State: Sendable {
    case waiting, granted, refused
  }

  private struct Entry {
    let id: Identifier
    let name: LearnerName
    var state = State.waiting
    var seen: ContinuousClock.Instant
  }

  private let entries = Guarded<[Entry]>([])

  /// The largest number of children who wait at once.
  private static let most = 40
  /// The time after which a child who doesn't ask again has gone.
  static let patience = Duration.seconds(15)

  /// Adds a request.
  ///
  /// - Returns: its identity, which only the child's browser and the teacher get; `nil` if too many
  ///   children wait.
  func add(_ name: LearnerName, at now: ContinuousClock.Instant = .now) -> Identifier? {
    entries.withLock { entries in
      entries.removeAll { now - $0.seen >= Self.patience }
      guard entries.count < Self.most else { return nil }
      let id = Identifier()
      entries.append(Entry(id: id, name: name, seen: now))
      return id
    }
  }

  /// Returns what became of a request, because the child asks again. A request that was answered
  /// ends with that.
  ///
  /// - Returns: `nil` if no such request waits for the name.
  func state(
    of id: Identifier, for name: LearnerName, at now: ContinuousClock.Instant = .now
  ) -> State? {
    entries.withLock { entries in
      entries.removeAll { now - $0.seen >= Self.patience }
      guard let place = entries.firstIndex(where: { $0.id == id && $0.name == name }) else {
        return nil
      }
      entries[place].seen = now
      let state = entries[place].state
      if state != .waiting { entries.remove(at: place) }
      return state
    }
  }

  /// The children who wait, the longest first.
  func waiting(at now: ContinuousClock.Instant = .now) -> [Waiting] {
    entries.withLock { entries in
      entries.removeAll { now - $0.seen >= Self.patience }
      return entries.filter { $0.state == .waiting }.map { Waiting(id: $0.id, name: $0.name) }
    }
  }

  /// Answers a request.
  ///
  /// - Returns: whether the child still waits.
  func answer(
    _ id: Identifier, isGranted: Bool, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    entries.withLock { entries in
      entries.removeAll { now - $0.seen >= Self.patience }
      guard let place = entries.firstIndex(where: { $0.id == id && $0.state == .waiting }) else {
        return false
      }
      entries[place].state = isGranted ? .granted : .refused
      return true
    }
  }
}
