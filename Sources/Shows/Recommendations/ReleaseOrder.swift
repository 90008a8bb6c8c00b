/// The position of a show among its relatives, in the order in which a person watches them.
///
/// Services say only that two shows belong together. So the earlier one comes first, and a show
/// beside the story never comes before it.
struct ReleaseOrder: Hashable, Sendable {
  private let kind: Show.Kind
  private let year: Int
  private let item: Int

  init(_ show: Show, item: Int) {
    (kind, year, self.item) = (show.kind, show.year ?? .max, item)
  }

  /// Whether somebody who watches a related show should have watched this one before.
  func precedes(_ other: ReleaseOrder) -> Bool {
    guard (year, item) < (other.year, other.item), year < .max else { return false }
    switch (kind, other.kind) {
    case (.special, _), (.film, .series), (.film, .season): return false
    default: return true
    }
  }
}
