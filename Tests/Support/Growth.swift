internal import Glibc
internal import Threads

/// How the time of a parser grows with its input. A parser that looks to the end of a text for each sign that has no end
/// takes four times as long for twice the text: a few kilobytes of a stranger's then keep a server busy for a minute.
public enum Growth {
  /// The most that the time for twice a text may be, as a multiple of the time for the text.
  public static let most = 2.5
  /// The bytes of the shorter text.
  private static let length = 4_000
  /// The runs of which the quickest counts.
  private static let runs = 20
  /// A time that says nothing: one that short is as good as any, in seconds.
  private static let shortest = 0.0003

  /// Returns the texts that take a parser too long, with the growth of each.
  ///
  /// - Parameters:
  ///   - signs: the signs that the parser knows. Each is repeated, and repeated with words between; each is put before and
  ///     behind each other, and all are mixed.
  ///   - read: runs the parser.
  public static func excessive(
    _ signs: [String], read: @escaping @Sendable (String) throws -> Void
  ) async -> [String: Double] {
    // One thread for all, so that other tests have the other processors.
    await withTaskExecutorPreference(thread) {
      var found: [String: Double] = [:]
      for unit in units(signs) {
        guard growth(of: unit, times: 1, read) > most else { continue }
        // One doubling takes long where the text just outgrows a page of memory; a parser that looks to the end again
        // and again takes long for each.
        let growth = growth(of: unit, times: 2, read)
        if growth > most { found[unit] = growth }
      }
      return found
    }
  }

  private static let thread = DedicatedThread(name: "growth")

  private static func units(_ signs: [String]) -> [String] {
    var units = signs.flatMap { [$0, "ab" + $0 + " "] }
    for (place, sign) in signs.enumerated() {
      // All pairs would be too many; every sign has a few neighbours.
      for step in [1, 5] { units.append(sign + signs[(place + step) % signs.count]) }
    }
    return units + [signs.joined(), signs.reversed().joined(separator: "a"), "\u{0301}", "🇩"]
  }

  /// - Parameter times: how often the shorter text has its usual length.
  private static func growth(
    of unit: String, times: Int, _ read: (String) throws -> Void
  ) -> Double {
    let count = max(1, times * length / unit.utf8.count)
    let text = String(repeating: unit, count: count)
    let double = String(repeating: unit, count: 2 * count)
    var (one, two) = (Double.infinity, Double.infinity)
    // The least of the runs counts: whatever else the computer does takes time of some.
    for _ in 0..<runs {
      one = min(one, time(text, read))
      two = min(two, time(double, read))
      if two < shortest || two <= most * one { return 1 }
    }
    return two / one
  }

  /// The processor time of a run, in seconds.
  private static func time(_ text: String, _ read: (String) throws -> Void) -> Double {
    let start = clock()
    // A refusal takes time, too.
    try? read(text)
    return clock() - start
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
