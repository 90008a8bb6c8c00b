/// The queue of requests to services, for all learners of a process. Each place, mostly a host, has
/// a ``TurnOrder`` of its own.
package actor RequestQueue {
  private struct Place {
    var order: TurnOrder
    /// The tasks that wait for a turn, by number. They are told whether it has begun.
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    /// The time at which the order is looked at again.
    var alarm: ContinuousClock.Instant?
  }

  private var places: [String: Place] = [:]
  private var nextNumber = 0

  package init() {}

  /// Waits for a turn at a place. Every turn must end with ``endTurn(at:)``.
  ///
  /// - Parameters:
  ///   - limits: the limits of the place; always the same ones.
  ///   - deadline: the end of the wait.
  /// - Throws: ``HostRegister/Refusal/busy`` if no turn could begin before the deadline, or the
  ///   asker waits for too many others.
  package func beginTurn(
    at place: String, for asker: Asker, limits: [RateLimit] = [],
    before deadline: ContinuousClock.Instant
  ) async throws(HostRegister.Refusal) {
    guard !Task.isCancelled else { throw .cancelled }
    let number = nextNumber
    nextNumber += 1
    let isAdded = places[place, default: Place(order: TurnOrder(limits: limits))].order
      .add(number, for: asker)
    guard isAdded else { throw .busy }
    let alarm = Task {
      // If the turn begins first, this sleep is cancelled, and nobody waits any more.
      try? await Task.sleep(until: deadline, clock: .continuous)
      leave(number, at: place)
    }
    defer { alarm.cancel() }
    let hasBegun = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        places[place]?.waiting[number] = continuation
        step(at: place)
      }
    } onCancel: {
      Task { await leave(number, at: place) }
    }
    guard hasBegun else { throw Task.isCancelled ? .cancelled : .busy }
  }

  /// Ends the turn that is under way at a place.
  package func endTurn(at place: String) {
    places[place]?.order.end()
    step(at: place)
  }

  /// Returns the number of turns that are waited for at a place.
  func waitingCount(at place: String) -> Int { places[place]?.waiting.count ?? 0 }

  /// Gives up a turn that has not begun.
  private func leave(_ number: Int, at place: String) {
    guard let continuation = places[place]?.waiting.removeValue(forKey: number) else { return }
    places[place]?.order.remove(number)
    continuation.resume(returning: false)
    step(at: place)
  }

  /// Begins the next turn, now or when the limits allow it.
  private func step(at place: String) {
    switch places[place]?.order.next(at: .now) {
    case .begin(let number):
      places[place]?.waiting.removeValue(forKey: number)?.resume(returning: true)
    case .wait(let time):
      if let alarm = places[place]?.alarm, alarm <= time { return }
      places[place]?.alarm = time
      Task {
        // Nobody cancels this task.
        try? await Task.sleep(until: time, clock: .continuous)
        if places[place]?.alarm == time { places[place]?.alarm = nil }
        step(at: place)
      }
    case .nothing, nil:
      if places[place]?.order.isNeeded == false { places[place] = nil }
    }
  }
}
