internal import ByteText
internal import Threads

/// Notes in the memory of the only server.
public final class MemoryNotes: Notes {
  fileprivate struct State {
    var notes: [String: (value: String, end: ContinuousClock.Instant)] = [:]
    /// The time at which each bucket is full again.
    var full: [String: ContinuousClock.Instant] = [:]
    /// The time when those that are over were last looked for.
    var cleaned: ContinuousClock.Instant?
  }

  private let state = Guarded(State())
  private let now: @Sendable () -> ContinuousClock.Instant

  /// The number of notes and buckets from which on those that are over are looked for, once a
  /// second at most.
  fileprivate static let many = 4096

  /// - Parameter now: a closure that returns the time.
  public init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  public func value(of name: String) -> String? {
    let now = now()
    return state.withLock { state in
      state.notes[name].flatMap { $0.end > now ? $0.value : nil }
    }
  }

  public func values(under start: String) -> [String: String] {
    let now = now()
    return state.withLock { state in
      var found: [String: String] = [:]
      for (name, note) in state.notes where note.end > now {
        if let rest = name.bytes.dropping(prefix: start) { found[String(rest)] = note.value }
      }
      return found
    }
  }

  public func put(_ value: String, as name: String, for time: Duration) {
    let now = now()
    state.withLock { state in
      state.removeForgotten(at: now)
      state.notes[name] = (value, now + time)
    }
  }

  public func replace(
    _ old: String, with new: String, as name: String, for time: Duration
  ) -> Bool {
    let now = now()
    return state.withLock { state in
      guard let note = state.notes[name], note.end > now, note.value == old else { return false }
      state.notes[name] = (new, now + time)
      return true
    }
  }

  public func remove(_ name: String) { state.withLock { $0.notes[name] = nil } }

  public func hasToken(
    _ bucket: String, every interval: Duration, size: Int, isTaken: Bool
  ) -> Bool {
    let now = now()
    return state.withLock { state in
      state.removeForgotten(at: now)
      let full = max(state.full[bucket] ?? now, now)
      guard full - now <= interval * (size - 1) else { return false }
      if isTaken { state.full[bucket] = full + interval }
      return true
    }
  }
}

extension MemoryNotes.State {
  /// Removes what is over, if there is much.
  fileprivate mutating func removeForgotten(at now: ContinuousClock.Instant) {
    guard notes.count + full.count >= MemoryNotes.many else { return }
    guard cleaned.map({ now - $0 >= .seconds(1) }) ?? true else { return }
    cleaned = now
    notes = notes.filter { $0.value.end > now }
    full = full.filter { $0.value > now }
  }
}
