internal import Hashing

/// A study of a deck: its cards one after another, one side at a time, in an order that stays.
///
/// When every card was shown, it begins again. It ends when the learner ends it, or has removed every card
/// from it. Removing a card from a study leaves it in the deck.
///
/// ```swift
/// var study = Study(of: ["a", "b", "c"])
/// study.flip()
/// study.next()
/// study.remove()
/// study.current  // "c"
/// ```
public struct Study: Hashable, Sendable, Codable {
  /// The cards, in the order in which they are shown.
  public private(set) var order: [String]
  /// The side that is shown first.
  public let firstSide: Side
  /// The side that is shown now.
  public private(set) var side: Side
  /// How often all cards were shown.
  public private(set) var rounds = 0
  /// The number of cards that the learner has removed.
  public private(set) var removed = 0
  private var place = 0

  /// - Parameters:
  ///   - cards: the names of the deck's cards, in its order.
  ///   - seed: the seed of another order; `nil` for the order of the deck.
  ///   - firstSide: the side that is shown first.
  public init(of cards: [String], shuffledBy seed: UInt64? = nil, firstSide: Side = .front) {
    order = cards
    if let seed {
      var generator = SeededGenerator(seed: seed)
      order.shuffle(using: &generator)
    }
    self.firstSide = firstSide
    side = firstSide
  }

  /// The card that is shown; `nil` where none remains.
  public var current: String? { order.indices.contains(place) ? order[place] : nil }

  /// The number of the card among those that remain, from 1.
  public var number: Int { order.isEmpty ? 0 : place + 1 }

  /// Turns the card over.
  public mutating func flip() { side = side.other }

  /// Goes on to the next card; after the last one, to the first.
  public mutating func next() {
    guard !order.isEmpty else { return }
    place += 1
    if place == order.count {
      place = 0
      rounds += 1
    }
    side = firstSide
  }

  /// Goes back to the card before. The first card has none.
  public mutating func goBack() {
    guard place > 0 else { return }
    place -= 1
    side = firstSide
  }

  /// Removes the card from this study, and shows the one after it.
  public mutating func remove() {
    guard !order.isEmpty else { return }
    order.remove(at: place)
    removed += 1
    if place == order.count, !order.isEmpty {
      place = 0
      rounds += 1
    }
    side = firstSide
  }

  /// Goes on with the cards that the deck has now: those that it lost go, and new ones come at the end.
  ///
  /// - Parameters:
  ///   - cards: the names of the deck's cards now.
  ///   - known: the names of the deck's cards when the study was last seen, so that a removed card stays out.
  public mutating func follow(_ cards: [String], known: [String]) {
    let (present, before) = (Set(cards), Set(known))
    let shown = current
    let earlier = order.prefix(place).count(where: present.contains)
    order.removeAll { !present.contains($0) }
    order += cards.filter { !before.contains($0) }
    place = order.isEmpty ? 0 : min(earlier, order.count - 1)
    if current != shown { side = firstSide }
  }

  // MARK: Keeping

  private enum CodingKeys: CodingKey {
    case order, firstSide, side, rounds, removed, place
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    order = try values.decode([String].self, forKey: .order)
    firstSide = try values.decode(Side.self, forKey: .firstSide)
    side = try values.decode(Side.self, forKey: .side)
    // A file may say any number.
    rounds = max(0, try values.decode(Int.self, forKey: .rounds))
    removed = max(0, try values.decode(Int.self, forKey: .removed))
    let place = try values.decode(Int.self, forKey: .place)
    self.place = order.indices.contains(place) ? place : 0
  }
}
