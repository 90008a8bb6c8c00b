public import Scheduling

/// The results that a learner can expect of a goal. The next days are simulated with the learner's
/// own memory, forgetting and pace, and each round is right with its own chance.
///
/// ```swift
/// var generator = SystemRandomNumberGenerator()
/// let outlook = Outlook(progress, goal: .most, on: today, rounds: 10, using: &generator)
/// outlook.newWords  // 4.2: the new words a day
/// outlook.share     // 0.86: the share of them that is spelled a month later
/// ```
public struct Outlook: Hashable, Sendable {
  /// The mean number of new words a day, in the next month.
  public let newWords: Double
  /// The share of words that the learner will spell, from 0 to 1; `nil` without any words.
  ///
  /// - For `Goal.most`: of the new words of the next month, each a month after the learner met it.
  /// - For `Goal.keep`: of the words that the learner has met, a month from now.
  /// - For `Goal.sure(by:)`: of the words of the test, on its day.
  public let share: Double?

  /// The days of a month.
  public static let month = 30
  /// The largest number of simulated words. If there are more, each simulated word stands for
  /// several, and a day has fewer rounds in proportion.
  private static let mostWords = 400

  /// Simulates the next days.
  ///
  /// - Parameters:
  ///   - progress: the learner's progress so far.
  ///   - goal: the purpose of the learner's practice.
  ///   - today: the first day.
  ///   - rounds: the number of rounds a day.
  ///   - newPerDay: the largest number of new words a day.
  ///   - rightShare: the share of right first tries below which no session is planned.
  ///   - tested: the words of the test; `nil` for a goal without a test.
  ///   - generator: a source of random numbers.
  public init(
    _ progress: Progress, goal: Goal, on today: Day, rounds: Int, newPerDay: Int = .max,
    rightShare: Double = SessionShare.usual, tested: [String]? = nil,
    using generator: inout some RandomNumberGenerator
  ) {
    let words = tested.map { $0.filter { progress.words[$0] != nil } } ?? Array(progress.words.keys)
    let scale = max(1, (words.count + Self.mostWords - 1) / Self.mostWords)
    let sample = words.sorted().enumerated().filter { $0.offset % scale == 0 }.map(\.element)
    var player = Player(
      progress: progress.limited(to: Set(sample)), goal: goal, rightShare: rightShare,
      unmet: tested.map { $0.filter { progress.words[$0] == nil } })
    let budget = (rounds: Double(rounds) / Double(scale), new: Double(newPerDay) / Double(scale))
    let days =
      switch goal {
      case .most: 2 * Self.month
      case .keep: Self.month
      // Practice beyond two months leaves the share of forgotten words as it is.
      case .sure(let day): min(max(0, today.distance(to: day)), 2 * Self.month)
      }
    var due = (rounds: 0.0, new: 0.0)
    var met: [[String]] = []
    var chances: [Double] = []
    for day in 0..<days {
      due = (due.rounds + budget.rounds, due.new + budget.new)
      let new = player.practise(
        Int(due.rounds), on: today.advanced(by: day), newWords: Int(min(due.new, 1e6)),
        using: &generator)
      due = (due.rounds - due.rounds.rounded(.down), due.new - due.new.rounded(.down))
      met.append(new)
      if day >= Self.month {
        chances += met[day - Self.month].map {
          player.progress.chance(of: $0, on: today.advanced(by: day))
        }
      }
    }
    let end = today.advanced(by: days)
    switch goal {
    case .most: break
    case .keep: chances = sample.map { player.progress.chance(of: $0, on: end) }
    case .sure: chances = (tested ?? []).map { player.progress.chance(of: $0, on: end) }
    }
    newWords =
      Double(met.prefix(Self.month).reduce(0) { $0 + $1.count } * scale)
      / Double(max(1, min(days, Self.month)))
    share = chances.isEmpty ? nil : chances.reduce(0, +) / Double(chances.count)
  }
}

/// A simulated learner.
private struct Player {
  var progress: Progress
  let goal: Goal
  let rightShare: Double
  /// The words of a test that the learner has yet to meet; `nil` for any new words.
  var unmet: [String]?
  private var made = 0

  init(progress: Progress, goal: Goal, rightShare: Double, unmet: [String]?) {
    self.progress = progress
    self.goal = goal
    self.rightShare = rightShare
    self.unmet = unmet?.reversed()
  }

  /// Practises on a day, and returns the words that were new.
  mutating func practise(
    _ rounds: Int, on day: Day, newWords: Int, using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var chooser = RoundChooser(progress, goal: goal, on: day, leastShare: rightShare)
    var new: [String] = []
    for _ in 0..<rounds {
      let hasNew = new.count < newWords && unmet?.isEmpty != true
      guard let choice = chooser.next(progress, hasNew: hasNew) else { break }
      var (word, chance) = ("", 0.0)
      switch choice {
      case .comeback(let missed), .met(let missed):
        word = missed
        chance = progress.chance(of: word, on: day)
      case .new(let planned):
        made += 1
        word = unmet?.popLast() ?? "\(made)"
        chance = planned
        new.append(word)
      }
      let isRight = Double.random(in: 0..<1, using: &generator) < chance
      chooser.record(word, isRight: isRight)
      progress.record(
        RoundResult(
          word: word, at: .noon(of: day), ending: isRight ? .completed : .missed, tries: 1,
          heard: 2))
    }
    return new
  }
}

extension Moment {
  fileprivate static func noon(of day: Day) -> Moment {
    Moment(seconds: (Double(day.number) + 0.5) * 86_400, utcOffset: 0)
  }
}
