import Foundation
import Shows
import TestSupport

/// A world in which it is known why viewers watch what they watch.
struct MadeWorld {
  enum Taste: String, CaseIterable {
    /// Each viewer likes shows with some tags.
    case tags
    /// Viewers go on with the shows that they began.
    case relations
    /// Viewers watch what others watch.
    case none
  }

  struct Viewer {
    var record = WatchRecord()
    /// The numbers of the shows that the viewer watched later.
    var wanted: [Int] = []
  }

  private(set) var shows: [Show] = []
  private(set) var viewers: [Viewer] = []
  /// How many people watch each show.
  private(set) var popularity: [Double] = []
  private let taste: Taste
  private var random: SeededGenerator

  static let showCount = 1000

  init(_ taste: Taste, viewers count: Int, seed: UInt64 = 1) {
    (self.taste, random) = (taste, SeededGenerator(seed: seed))
    for number in 0..<Self.showCount { add(number) }
    for _ in 0..<count { addViewer() }
  }

  /// Adds a show. Every second four are the seasons of one show.
  private mutating func add(_ number: Int) {
    let season = number / 4 % 2 == 0 ? 0 : number % 4
    var related: [ServiceID] = []
    if season > 0 { related.append(named("mal:\(number - 1)")) }
    var genres = (0..<2).map { _ in "genre \(Int.random(in: 0..<12, using: &random))" }
    var tags = (0..<6).map { _ in "tag \(Int.random(in: 0..<150, using: &random))" }
    // The seasons of a show are alike.
    if season > 0 { (genres, tags) = (shows[number - 1].genres, shows[number - 1].tags) }
    shows.append(
      Show(
        ids: [named("mal:\(number)")], title: "Show \(number)", kind: .season, year: 2000 + season,
        airing: .ended, genres: genres, tags: tags, related: related, episodeCount: 12))
    let last = season > 0 ? popularity[number - 1] * 0.8 : nil
    popularity.append(last ?? exp(random.normal(deviation: 1)))
  }

  private mutating func addViewer() {
    let liked = Set((0..<5).map { _ in "tag \(Int.random(in: 0..<150, using: &random))" })
    let weights = popularity.indices.map { item in
      guard taste == .tags else { return popularity[item] }
      let count = liked.intersection(shows[item].tags).count
      return popularity[item] * [1, 8, 40, 100, 200, 400, 800][count]
    }
    var (viewer, seen) = (Viewer(), [Int]())
    for step in 0..<40 {
      let item = next(weights, seen)
      seen.append(item)
      guard step < 30 else {
        viewer.wanted.append(item)
        continue
      }
      let at = Instant(seconds: 1_700_000_000 + step * Instant.day)
      var tracked = TrackedShow(shows[item], at: at)
      tracked.join(tracked.choosing(.completed, at: at, step: "add"))
      tracked.join(
        tracked.rating(Rating(points: Int.random(in: 6...9, using: &random)), at: at))
      viewer.record.join(WatchRecord(tracked))
    }
    viewers.append(viewer)
  }

  /// Draws the next show. Nobody begins with a later season.
  private mutating func next(_ weights: [Double], _ seen: [Int]) -> Int {
    if taste == .relations, random.isTrue(chance: 0.6) {
      let sequels = seen.map { $0 + 1 }.filter { item in
        item < shows.count && !seen.contains(item) && isSequel(item)
      }
      if let sequel = sequels.randomElement(using: &random) { return sequel }
    }
    while true {
      var item = draw(weights)
      while isSequel(item), !seen.contains(item - 1) { item -= 1 }
      if !seen.contains(item) { return item }
    }
  }

  private func isSequel(_ item: Int) -> Bool { !shows[item].related.isEmpty }

  private mutating func draw(_ weights: [Double]) -> Int {
    var left = Double.random(in: 0..<weights.reduce(0, +), using: &random)
    for (item, weight) in weights.enumerated() {
      left -= weight
      if left < 0 { return item }
    }
    return weights.count - 1
  }
}

/// How much better the recommendations find what the viewers of a world watched later than
/// popularity does.
struct WorldFigures {
  let recallAhead: Estimate
  let gainAhead: Estimate
  let lines: String

  /// - Parameter hasNeighbours: whether the viewers see each other's records.
  init(_ world: MadeWorld, hasNeighbours: Bool) {
    let index = RecommendationIndex(world.shows)
    let tastes = world.viewers.map { Shows.Taste($0.record, index) }
    let all = Neighbourhood(tastes, index)
    let recommender =
      hasNeighbours
      ? Recommender(index, neighbours: all) : Recommender(index, popularity: all.popularity)
    let plain = PlainRankings(recommender, audience: .everybody)
    let qualities = world.viewers.indices.map { number in
      let chosen = recommender.recommendations(
        for: tastes[number], audience: .everybody, own: hasNeighbours ? number : nil)
      return [chosen.map(\.item), plain.popular(tastes[number]), plain.nearest(tastes[number])]
        .map { RankingQuality($0, wanted: world.viewers[number].wanted) }
    }
    recallAhead = Estimate(meanOf: qualities.map { $0[0].recall - $0[1].recall })
    gainAhead = Estimate(meanOf: qualities.map { $0[0].gain - $0[1].gain })
    lines = ["ours", "popularity", "nearest"].enumerated().map { number, name in
      let recall = Estimate(meanOf: qualities.map { $0[number].recall })
      let gain = Estimate(meanOf: qualities.map { $0[number].gain })
      return "\(name): recall \(recall), gain \(gain)"
    }.joined(separator: "\n")
  }
}
