/// The groups of shows that belong together, with the show that comes first in each.
struct Franchises {
  private let index: RecommendationIndex
  private let known: Set<Int>
  private let disliked: Set<Int>
  private let liked: Set<Int>

  init(_ index: RecommendationIndex, _ taste: Taste) {
    self.index = index
    known = taste.known
    let placed = taste.likings.filter { $0.item != nil }
    disliked = Set(placed.filter { $0.weight < 0 }.compactMap(\.item))
    liked = Set(placed.filter { $0.weight >= 0 }.compactMap(\.item))
  }

  /// Returns the first show that the person doesn't know, on the way from a show back to the ones
  /// before it; `nil` if the person knows the show, or dropped one before it.
  func firstUnknown(before item: Int) -> Int? {
    guard !known.contains(item) else { return nil }
    var (item, seen) = (item, Set([item]))
    while true {
      let before = relatives(of: item).filter { index.order[$0].precedes(index.order[item]) }
      if before.contains(where: disliked.contains), !before.contains(where: liked.contains) {
        return nil
      }
      let unknown = before.filter { !known.contains($0) && !seen.contains($0) }
      let latest = unknown.max { index.order[$0].precedes(index.order[$1]) }
      guard let latest else { return item }
      seen.insert(latest)
      item = latest
    }
  }

  /// Returns whether two shows belong together.
  func areRelated(_ one: Int, _ other: Int) -> Bool {
    index.relatives[one].contains(UInt32(other))
  }

  private func relatives(of item: Int) -> [Int] { index.relatives[item].map { Int($0) } }
}
