internal import Glibc

/// How well a ranking finds what was to be found.
public struct RankingQuality: Hashable, Sendable {
  /// The number of places of a ranking that count.
  public static let depth = 20

  /// The ranks, from 0, of the shows that were to be found; `nil` for one beyond the ``depth``.
  let ranks: [Int?]

  /// - Parameters:
  ///   - ranking: items of shows, the best one first.
  ///   - wanted: the items of the shows that were to be found.
  public init(_ ranking: some Collection<Int>, wanted: some Sequence<Int>) {
    let ranks = Dictionary(
      zip(ranking.prefix(Self.depth), 0...), uniquingKeysWith: { first, _ in first })
    self.init(wanted.map { ranks[$0] })
  }

  init(_ ranks: [Int?]) { self.ranks = ranks }

  /// The share of the shows that stand among the first 20.
  public var recall: Double {
    ranks.isEmpty ? 0 : Double(ranks.count { $0 != nil }) / Double(ranks.count)
  }

  /// The normalised discounted cumulative gain of the first 20: 1 for a ranking that has nothing
  /// else before the shows (Järvelin and Kekäläinen, ACM Transactions on Information Systems 20(4),
  /// 2002).
  public var gain: Double {
    let best = (0..<min(ranks.count, Self.depth)).reduce(0) { $0 + Self.gain($1) }
    return best > 0 ? ranks.reduce(0) { $0 + ($1.map(Self.gain) ?? 0) } / best : 0
  }

  private static func gain(_ rank: Int) -> Double { 1 / log2(Double(rank + 2)) }
}
