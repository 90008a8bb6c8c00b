internal import Glibc

/// How the time of a parser grows with its input. A parser that looks to the end of a text for each sign that has no end
/// takes four times as long for twice the text: a few kilobytes of a stranger's then keep a server busy for a minute.
public enum Growth {
  /// The most that the time for twice a text may be, as a multiple of the time for the text.
  public static let most = 2.5
  /// The bytes of the shorter text.
  private static let length = 24_000
  /// The runs of which the quickest counts, and how often a text may be too slow by chance.
  private static let (runs, attempts) = (5, 4)
  /// A time that says nothing: one that short is as good as any, in seconds.
  private static let shortest = 0.0005

  /// Returns the texts that take a parser too long, with the growth of each.
  ///
  /// - Parameters:
  ///   - signs: the signs that the parser knows. Each is repeated, and repeated with words between; each is put before and
  ///     behind each other, and all are mixed.
  ///   - read: runs the parser.
  public static func excessive(
    _ signs: [String], read: (String) throws -> Void
  ) -> [String: Double] {
    var found: [String: Double] = [:]
    for unit in units(signs) {
      let growth = growth(of: unit, read)
      if growth > most { found[unit] = growth }
    }
    return found
  }

  private static func units(_ signs: [String]) -> [String] {
    var units = signs.flatMap { [$0, $0 + "ab ", "ab" + $0 + " "] }
    for (place, sign) in signs.enumerated() {
      // All pairs would be too many; every sign has a few neighbours.
      for step in [1, 2, 5] { units.append(sign + signs[(place + step) % signs.count]) }
    }
    return units + [signs.joined(), signs.reversed().joined(separator: "a"), "\u{0301}", "🇩"]
  }

  private static func growth(of unit: String, _ read: (String) throws -> Void) -> Double {
    let count = max(1, length / unit.utf8.count)
    let text = String(repeating: unit, count: count)
    let double = String(repeating: unit, count: 2 * count)
    var least = Double.infinity
    for _ in 0..<attempts where least > most {
      let (one, two) = (time(text, read), time(double, read))
      least = min(least, two < shortest ? 1 : two / max(one, shortest / 2))
    }
    return least
  }

  /// The least processor time of a few runs, in seconds.
  private static func time(_ text: String, _ read: (String) throws -> Void) -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = clock()
      // A refusal takes time, too.
      try? read(text)
      least = min(least, clock() - start)
      // What takes that long once need not be done again.
      if least > 1 { break }
    }
    return least
  }

  private static func clock() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
