internal import Hashing

/// A study of a deck: its cards one after another, one side at a time, in a fixed order.
///
/// The study begins again when it has shown every card. It ends when the learner ends it, or has
/// removed every card from it. A card that is removed from a study stays in the deck.
///
/// ```swift
/// var study = Study(of: ["a", "b", "c"])
/// study.flip()
/// study.next()
/// study.remove()
/// study.current  // "c"
/// ```
public struct Study: Hashable, Sendable {
  /// The facts from which an interrupted study continues.
  public struct SavedState: Hashable, Sendable, Codable {
    /// The seed of the order; `nil` for the order of the deck.
    public fileprivate(set) var seed: UInt64?
    /// The side that is shown first.
    public fileprivate(set) var firstSide = Side.front
    /// The side that is shown now.
    public fileprivate(set) var side = Side.front
    /// The card that is shown; `nil` where none remains.
    public fileprivate(set) var current: String?
    /// The index of the card among the remaining ones.
    public fileprivate(set) var index = 0
    /// The number of times that all cards were shown.
    public fileprivate(set) var rounds = 0
    /// The cards that the learner has removed.
    public fileprivate(set) var removed: [String] = []

    private enum CodingKeys: String, CodingKey {
      case seed, firstSide, side, current
      case index = "place"
      case rounds, removed
    }
  }

  /// The facts from which the study continues later.
  public private(set) var kept: SavedState
  /// The cards that remain, in the order in which they are shown.
  public private(set) var order: [String]

  /// Begins a study.
  ///
  /// - Parameters:
  ///   - cards: the names of the deck's cards, in its order.
  ///   - seed: the seed of another order; `nil` for the order of the deck.
  ///   - firstSide: the side that is shown first.
  public init(of cards: [String], shuffledBy seed: UInt64? = nil, firstSide: Side = .front) {
    var kept = SavedState()
    (kept.seed, kept.firstSide, kept.side) = (seed, firstSide, firstSide)
    self.init(kept, of: cards)
  }

  /// Continues a study, with the cards that the deck has now.
  public init(_ kept: SavedState, of cards: [String]) {
    let removed = Set(kept.removed)
    var remaining = cards.filter { !removed.contains($0) }
    // A card's position follows from the hash of its name, whatever other cards come and go.
    if let seed = kept.seed { remaining = Self.shuffled(remaining, by: seed) }
    order = remaining
    self.kept = kept
    // A file may say any number.
    self.kept.rounds = max(0, kept.rounds)
    if let current = kept.current, let index = order.firstIndex(of: current) {
      self.kept.index = index
    } else {
      let isBegun = kept.current != nil
      show(isBegun ? min(max(0, kept.index), max(0, order.count - 1)) : 0)
    }
  }

  private static func shuffled(_ cards: [String], by seed: UInt64) -> [String] {
    let keyed = cards.map { card in
      var hash = FNV1a(card.utf8)
      withUnsafeBytes(of: seed.littleEndian) { hash.combine($0) }
      return (key: hash.value, card: card)
    }
    return keyed.sorted { ($0.key, $0.card) < ($1.key, $1.card) }.map(\.card)
  }

  /// The card that is shown; `nil` where none remains.
  public var current: String? { kept.current }

  /// The side that is shown.
  public var side: Side { kept.side }

  /// The number of the card among those that remain, from 1; 0 where none remains.
  public var number: Int { order.isEmpty ? 0 : kept.index + 1 }

  /// Turns the card over.
  public mutating func flip() { kept.side = kept.side.other }

  /// Goes on to the next card; after the last one, to the first.
  public mutating func next() {
    guard !order.isEmpty else { return }
    showOrBeginAgain(kept.index + 1)
  }

  /// Goes back to the card before. The first card has none.
  public mutating func goBack() {
    guard kept.index > 0 else { return }
    show(kept.index - 1)
  }

  /// Removes the card from this study, and shows the one after it.
  public mutating func remove() {
    guard !order.isEmpty else { return }
    kept.removed.append(order.remove(at: kept.index))
    showOrBeginAgain(kept.index)
  }

  private mutating func showOrBeginAgain(_ index: Int) {
    let isOver = index == order.count && !order.isEmpty
    if isOver { kept.rounds += 1 }
    show(isOver ? 0 : index)
  }

  private mutating func show(_ index: Int) {
    kept.index = order.isEmpty ? 0 : index
    kept.current = order.isEmpty ? nil : order[index]
    kept.side = kept.firstSide
  }
}
