/// The items that a session can ask on a day, and the choice of the next one.
///
/// An item is anything that has a memory of its own, such as a word. Each item is asked once a day.
/// A failed item also comes back on the same day.
public struct Candidates<Item: Comparable & Hashable & Sendable>: Sendable {
  /// The next round.
  public enum Choice: Hashable, Sendable {
    /// An item that the learner has met.
    case met(Item)
    /// A new item that the learner recalls with this chance.
    case new(chance: Double)
  }

  /// The new items that a session can ask.
  public enum NewItems: Hashable, Sendable {
    /// Items of the wanted difficulty, recalled with this chance. Easier items can be had, too.
    case asWanted(chance: Double)
    /// Items that the learner chose, recalled with this chance.
    case chosen(chance: Double)
  }

  private struct Entry: Sendable {
    let item: Item
    let forecast: Gain.Forecast
    /// The gain and the chance at the beginning of the session.
    let gain, chance: Double
  }

  /// The most items that are kept. No day has more rounds. A choice among twice as many items takes
  /// a tenth of a millisecond.
  private static var most: Int { 1000 }

  /// The largest chance that a choice must have. After some failures, an easy item is enough. An
  /// item that is sure to be right would be a waste.
  private static var mostChance: Double { 0.8 }

  /// The largest chance that a new item has while others are left. A tired learner, who needs
  /// easier items than that, has had enough new ones.
  private static var mostNewChance: Double { 0.65 }

  /// The entries, sorted by item, so that the same journal always gives the same choice.
  private var entries: [Entry]
  private let gain: Gain
  private let asksNew: Bool

  /// Keeps the items that gain most, and the easy items that gain most.
  ///
  /// - Parameters:
  ///   - memories: every item that can be asked, with its memory, in any order.
  ///   - goal: the purpose of the learner's practice.
  ///   - today: the day of the session.
  ///   - calibration: how fast the learner has forgotten so far.
  ///   - effort: the seconds of the learner's rounds so far.
  ///   - fsrs: the model of memory.
  ///   - isAskable: a function that tells whether an item can be asked. It is called until enough
  ///     items are found.
  public init(
    _ memories: some Sequence<(item: Item, memory: Memory, standing: Calibration.Standing)>,
    goal: Goal, on today: Day, _ calibration: Calibration, _ effort: Effort,
    by fsrs: FSRS = .standard, isAskable: (Item) -> Bool = { _ in true }
  ) {
    let gain = Gain(goal, on: today, calibration, by: fsrs)
    var all: [Entry] = []
    for (item, memory, standing) in memories {
      let days = memory.lastReview.day.distance(to: today)
      // Nobody reviews in the future: a clock was wrong then, or is wrong now. The learner's time
      // zone may have changed by a day.
      guard days > 0 || days < -2 else { continue }
      let forecast = gain.forecast(memory.state, standing, after: days)
      let round = gain.round(forecast, calibration, effort)
      all.append(Entry(item: item, forecast: forecast, gain: round.gain, chance: round.chance))
    }
    if all.count > 2 * Self.most {
      all = Self.enough(of: all, isAskable: isAskable)
    } else {
      all.removeAll { !isAskable($0.item) }
    }
    entries = all.sorted { $0.item < $1.item }
    self.gain = gain
    asksNew = goal != .keep
  }

  /// Returns the items that gain most of those that can be asked, and the easy ones that gain most
  /// after them.
  private static func enough(of all: [Entry], isAskable: (Item) -> Bool) -> [Entry] {
    // Numbers alone are sorted many times as fast as entries, whose items would be moved along.
    var order = all.indices.map { (gain: all[$0].gain, index: $0) }
    order.sort {
      $0.gain == $1.gain ? all[$0.index].item < all[$1.index].item : $0.gain > $1.gain
    }
    var (best, easy): ([Entry], [Entry]) = ([], [])
    for (_, index) in order {
      if best.count < most {
        if isAskable(all[index].item) { best.append(all[index]) }
      } else if easy.count == most {
        break
      } else if all[index].chance >= mostChance, isAskable(all[index].item) {
        easy.append(all[index])
      }
    }
    return best + easy
  }

  /// The number of items that can still be asked today.
  public var count: Int { entries.count }

  /// Returns the round that gains most for each second of practice, among those that are right at
  /// the first try with a chance of at least `least`; `nil` if no item is left.
  ///
  /// - Parameters:
  ///   - least: the smallest chance, from 0 to 1. A chance above four fifths counts as four fifths.
  ///   - new: the new items; `nil` without any. Items that the learner chose may be harder than
  ///     `least`.
  public func best(
    least: Double, new: NewItems?, _ calibration: Calibration, _ effort: Effort
  ) -> Choice? {
    let least = min(least, Self.mostChance)
    var best: (item: Item, gain: Double)?
    var easiest: (item: Item, chance: Double)?
    for entry in entries {
      let (chance, gain) = gain.round(entry.forecast, calibration, effort)
      if chance >= least, gain > best?.gain ?? -1 { best = (entry.item, gain) }
      if chance > easiest?.chance ?? -1 { easiest = (entry.item, chance) }
    }
    if asksNew, let new {
      var (chance, isWelcome) = (0.0, true)
      switch new {
      case .asWanted(let wanted):
        chance = max(wanted, least)
        isWelcome = chance <= Self.mostNewChance || best == nil
      case .chosen(let chosen): chance = chosen
      }
      let gain = gain.newRound(chance: chance, calibration, effort)
      if isWelcome, gain > best?.gain ?? -1 { return .new(chance: chance) }
    }
    return (best?.item ?? easiest?.item).map(Choice.met)
  }

  /// Returns the items, sorted by how much a round gains for each second of practice, the most
  /// first.
  public func byGain(_ calibration: Calibration, _ effort: Effort) -> [Item] {
    entries.map { ($0.item, gain.round($0.forecast, calibration, effort).gain) }
      .sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }.map(\.0)
  }

  /// Removes an item, because it was asked.
  public mutating func remove(_ item: Item) {
    entries.removeAll { $0.item == item }
  }
}
