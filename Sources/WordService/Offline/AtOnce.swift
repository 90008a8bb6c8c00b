internal import Dispatch
internal import Threads

/// Does two pieces of work at once.
func atOnce(_ one: @Sendable () -> Void, _ other: @Sendable () -> Void) {
  DispatchQueue.concurrentPerform(iterations: 2) { $0 == 0 ? one() : other() }
}

/// Does numbered pieces of work on all processors at once, and returns their results in order.
func atOnce<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
  let results = Guarded([Result?](repeating: nil, count: count))
  DispatchQueue.concurrentPerform(iterations: count) { number in
    let result = work(number)
    results.withLock { $0[number] = result }
  }
  return results.withLock { $0.compactMap(\.self) }
}
