import Testing

@testable import WebRequests

@Suite("The order of turns at a service")
struct TurnOrderTests {
  let start = ContinuousClock.now

  /// Adds turns of askers, which are numbered from 0.
  private func order(_ askers: [Asker], limits: [RateLimit] = []) -> TurnOrder {
    var order = TurnOrder(limits: limits)
    for (number, asker) in askers.enumerated() {
      let isAdded = order.add(number, for: asker)
      #expect(isAdded)
    }
    return order
  }

  /// Takes turns, each of which ends at once, until the order has none at a time.
  private func turns(_ order: inout TurnOrder, at time: ContinuousClock.Instant) -> [Int] {
    var numbers: [Int] = []
    while case .begin(let number) = order.next(at: time) {
      numbers.append(number)
      order.end()
    }
    return numbers
  }

  @Test("one turn at a time")
  func oneAtATime() {
    var order = order([.learner("a"), .learner("b")])
    #expect(order.next(at: start) == .begin(0))
    #expect(order.next(at: start) == .nothing)
    order.end()
    #expect(order.next(at: start) == .begin(1))
  }

  @Test("a learner with many requests delays another by one turn each")
  func rotation() {
    let busy = [Asker](repeating: .learner("busy"), count: 4)
    var order = order(busy + [.learner("b"), .learner("c"), .learner("b")])
    #expect(turns(&order, at: start) == [0, 4, 5, 1, 6, 2, 3])
    // The one who had the latest turn is the last again.
    _ = order.add(7, for: .learner("busy"))
    #expect(order.next(at: start) == .begin(7))
    for number in 8..<10 { _ = order.add(number, for: .learner("busy")) }
    _ = order.add(10, for: .learner("d"))
    order.end()
    #expect(turns(&order, at: start) == [8, 10, 9])
  }

  @Test("work in the background comes after every learner")
  func background() {
    var order = order([.background, .background, .learner("a"), .learner("a")])
    #expect(turns(&order, at: start) == [2, 3, 0, 1])
  }

  @Test("no window has more turns than its limit, and the earliest time for the next is told")
  func limit() {
    let askers = (0..<12).map { Asker.learner("\($0)") }
    let limits = [RateLimit(4, in: .seconds(1)), RateLimit(10, in: .seconds(60))]
    var order = order(askers, limits: limits)
    #expect(turns(&order, at: start) == [0, 1, 2, 3])
    #expect(order.next(at: start + .milliseconds(999)) == .wait(until: start + .seconds(1)))
    let later = start + .milliseconds(1_200)
    #expect(turns(&order, at: later) == [4, 5, 6, 7])
    #expect(order.next(at: later) == .wait(until: later + .seconds(1)))
    #expect(turns(&order, at: start + .seconds(30)) == [8, 9])
    #expect(order.next(at: start + .seconds(30)) == .wait(until: start + .seconds(60)))
    #expect(turns(&order, at: start + .seconds(60)) == [10, 11])
  }

  @Test("one learner leaves a quarter of the turns to others, and the background three quarters")
  func shares() {
    let limit = RateLimit(20, in: .seconds(10))
    var order = order([Asker](repeating: .learner("busy"), count: 18), limits: [limit])
    #expect(turns(&order, at: start).count == 15)
    #expect(order.next(at: start) == .wait(until: start + .seconds(10)))
    for number in 100..<110 { _ = order.add(number, for: .learner("late")) }
    #expect(turns(&order, at: start).count == 5)

    order = self.order([Asker](repeating: .background, count: 18), limits: [limit])
    #expect(turns(&order, at: start).count == 5)
    _ = order.add(100, for: .learner("late"))
    #expect(order.next(at: start) == .begin(100))
  }

  @Test("an asker waits for a bounded number of turns")
  func bound() {
    var order = order([Asker](repeating: .learner("a"), count: TurnOrder.mostWaiting))
    var added = [order.add(1_000, for: .learner("a")), order.add(1_001, for: .learner("b"))]
    order.remove(7)
    added.append(order.add(1_002, for: .learner("a")))
    #expect(added == [false, true, true])
    #expect(!turns(&order, at: start).contains(7))
  }
}
