internal import Threads

/// The growth of a parser's time with its input. A parser that looks to the end of a text for each
/// sign without an end takes four times as long for twice the text. A few kilobytes from a stranger
/// then keep a server busy for a minute.
public enum Growth {
  /// The highest acceptable time for twice a text, as a multiple of the time for the text.
  public static let most = 2.5
  /// The bytes of the shorter text.
  private static let length = 4_000
  /// The number of runs, of which the quickest counts.
  private static let runs = 20
  /// The shortest time that says something, in seconds. Shorter times are all acceptable.
  private static let shortest = 0.0003

  /// Returns the texts that take a parser too long, each with its growth.
  ///
  /// - Parameters:
  ///   - signs: the signs that the parser knows. Each is repeated alone, repeated with words
  ///     between, and put before and after each of the others. All are also mixed.
  ///   - read: runs the parser.
  public static func excessive(
    _ signs: [String], read: @escaping @Sendable (String) throws -> Void
  ) async -> [String: Double] {
    // All runs share one thread, so that other tests have the other processors.
    await withTaskExecutorPreference(thread) {
      var found: [String: Double] = [:]
      for unit in units(signs) {
        // A doubling takes long, too, if the text just outgrows a cache or a page of memory. For a
        // parser that looks to the end again and again, each doubling takes long.
        var last = 1.0
        let isExcessive = [1, 2, 4].allSatisfy { times in
          last = growth(of: unit, times: times, read)
          return last > most
        }
        if isExcessive { found[unit] = last }
      }
      return found
    }
  }

  private static let thread = DedicatedThread(name: "growth")

  private static func units(_ signs: [String]) -> [String] {
    var units = signs.flatMap { [$0, "ab" + $0 + " "] }
    for (index, sign) in signs.enumerated() {
      // All pairs would be too many, so each sign gets a few neighbours.
      for step in [1, 5] { units.append(sign + signs[(index + step) % signs.count]) }
    }
    return units + [signs.joined(), signs.reversed().joined(separator: "a"), "\u{0301}", "🇩"]
  }

  /// - Parameter times: the length of the text, as a multiple of the shorter text's usual length.
  private static func growth(
    of unit: String, times: Int, _ read: (String) throws -> Void
  ) -> Double {
    let count = max(1, times * length / unit.utf8.count)
    let text = String(repeating: unit, count: count)
    let double = String(repeating: unit, count: 2 * count)
    var (one, two) = (Double.infinity, Double.infinity)
    // The quickest run counts: other work of the computer slows some of them.
    for _ in 0..<runs {
      one = min(one, time(text, read))
      two = min(two, time(double, read))
      if two < shortest || two <= most * one { return 1 }
    }
    return two / one
  }

  /// The processor time of a run, in seconds.
  private static func time(_ text: String, _ read: (String) throws -> Void) -> Double {
    // A refusal takes time, too.
    processorTime { try? read(text) }
  }
}
