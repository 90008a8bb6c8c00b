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

  /// The most items that are kept. No day has more rounds. A choice among twice as many items takes
  /// a tenth of a millisecond.
  private static var most: Int { 1000 }

  /// The largest chance that a choice must have. After some failures, an easy item is enough. An
  /// item that is sure to be right would be a waste.
  private static var mostChance: Double { 0.8 }

  /// The largest chance that a new item has while others are left. A tired learner, who needs
  /// easier items than that, has had enough new ones.
  private static var mostNewChance: Double { 0.65 }

  /// The items that can still be asked, in any order.
  private var items: [Item]
  /// The forecast for each item. Code for this one type is many times as fast as code for a pair of
  /// any item and its forecast.
  private var forecasts: [Gain.Forecast]
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
  @inlinable
  public init(
    _ memories: some Sequence<(item: Item, memory: Memory, acquisition: Calibration.Acquisition)>,
    goal: Goal, on today: Day, _ calibration: Calibration, _ effort: Effort,
    by fsrs: FSRS = .standard, isAskable: (Item) -> Bool = { _ in true }
  ) {
    var items: [Item] = []
    var known: [(memory: Memory, acquisition: Calibration.Acquisition)] = []
    items.reserveCapacity(memories.underestimatedCount)
    known.reserveCapacity(memories.underestimatedCount)
    for (item, memory, acquisition) in memories {
      items.append(item)
      known.append((memory, acquisition))
    }
    self.init(
      items, known, goal: goal, on: today, calibration, effort, by: fsrs, isAskable: isAskable)
  }

  /// Keeps the items that gain most, of items whose memories are in an array of their own.
  @usableFromInline
  init(
    _ items: [Item], _ memories: [(memory: Memory, acquisition: Calibration.Acquisition)],
    goal: Goal,
    on today: Day, _ calibration: Calibration, _ effort: Effort, by fsrs: FSRS,
    isAskable: (Item) -> Bool
  ) {
    gain = Gain(goal, on: today, calibration, by: fsrs)
    asksNew = goal != .keep
    var rounds = gain.rounds(of: memories, on: today, calibration, effort)
    if rounds.count > 2 * Self.most {
      rounds = Self.enough(of: rounds, items, isAskable: isAskable)
    } else {
      rounds.removeAll { !isAskable(items[$0.index]) }
    }
    self.items = rounds.map { items[$0.index] }
    forecasts = rounds.map { $0.forecast }
  }

  /// Returns the rounds that gain most of those that can be asked, and the easy ones that gain most
  /// after them.
  ///
  /// - Parameter items: the items to which the indices of the rounds belong.
  private static func enough(
    of rounds: [Gain.Round], _ items: [Item], isAskable: (Item) -> Bool
  ) -> [Gain.Round] {
    var (best, easy): ([Gain.Round], [Gain.Round]) = ([], [])
    for round in rounds.byGain(isFirst: { items[$0] < items[$1] }) {
      if best.count < most {
        if isAskable(items[round.index]) { best.append(round) }
      } else if easy.count == most {
        break
      } else if round.chance >= mostChance, isAskable(items[round.index]) {
        easy.append(round)
      }
    }
    return best + easy
  }

  /// The number of items that can still be asked today.
  public var count: Int { items.count }

  /// Returns the round that gains most for each second of practice, among those that are right at
  /// the first try with a chance of at least `least`; `nil` if no item is left.
  ///
  /// - Parameters:
  ///   - least: the smallest chance, from 0 to 1. A chance above four fifths counts as four fifths.
  ///   - new: the new items; `nil` without any. Items that the learner chose may be harder than
  ///     `least`.
  ///   - calibration: how the learner forgets, beside what was predicted.
  ///   - effort: the time that a round takes.
  public func best(
    least: Double, new: NewItems?, _ calibration: Calibration, _ effort: Effort
  ) -> Choice? {
    let least = min(least, Self.mostChance)
    let best = largest { forecast in
      let (chance, gain) = gain.round(forecast, calibration, effort)
      return chance >= least ? gain : nil
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
      if isWelcome, gain > best?.value ?? -1 { return .new(chance: chance) }
    }
    let met = best ?? largest { gain.round($0, calibration, effort).chance }
    return met.map { .met(items[$0.index]) }
  }

  /// Returns the item whose forecast has the largest value above -1, which every gain and every
  /// chance exceeds. Of several such items, it returns the one that sorts first, so that the same
  /// journal always gives the same choice.
  ///
  /// - Parameter value: a function that returns the value of a forecast; `nil` if it doesn't count.
  private func largest(
    _ value: (Gain.Forecast) -> Double?
  ) -> (index: Int, value: Double)? {
    var largest: (index: Int, value: Double)?
    for index in forecasts.indices {
      guard let value = value(forecasts[index]) else { continue }
      if value > largest?.value ?? -1 {
        largest = (index, value)
      } else if let other = largest, value == other.value, items[index] < items[other.index] {
        largest = (index, value)
      }
    }
    return largest
  }

  /// Returns the items, sorted by how much a round gains for each second of practice, the most
  /// first.
  public func byGain(_ calibration: Calibration, _ effort: Effort) -> [Item] {
    let gains = forecasts.map { gain.round($0, calibration, effort).gain }
    let order = items.indices.sorted { (one: Int, other: Int) -> Bool in
      gains[one] == gains[other] ? items[one] < items[other] : gains[one] > gains[other]
    }
    return order.map { items[$0] }
  }

  /// Removes an item, because it was asked.
  public mutating func remove(_ item: Item) {
    guard let index = items.firstIndex(of: item) else { return }
    items.remove(at: index)
    forecasts.remove(at: index)
  }
}
