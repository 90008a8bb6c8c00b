import TestSupport

/// A method of practice.
enum Method: String, CaseIterable {
  case random = "random words"
  case weekly = "weekly lists"
  case reviewsAtNinety = "reviews at 90 %"
  case anki = "Anki's settings"
  case largestGain = "largest gain"

  /// The index among all methods.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  func makePolicy(_ pool: Pool, _ generator: SeededGenerator) -> any Policy {
    switch self {
    case .random: RandomWords(pool: pool, generator: generator)
    case .weekly: WeeklyLists(pool: pool, generator: generator)
    case .reviewsAtNinety: ReviewsAtNinety(pool: pool, generator: generator)
    case .anki: AnkiSettings(pool: pool, generator: generator)
    case .largestGain: LargestGain(pool: pool, generator: generator)
    }
  }
}

/// One row of the table: who practises, how much and for how long.
struct Cell: Sendable {
  var world = World.fsrs
  /// Whether the learners skip two days in five, and ten days in a row every two months.
  var isSkipping = false
  var rounds = 20
  var days = 60
  var learners: UInt64 = 40

  var people: String { world.rawValue + (isSkipping ? ", people who skip days" : "") }

  func isAsLarge(as other: Cell) -> Bool { (rounds, days) == (other.rounds, other.days) }

  /// The first row is the one with a target.
  static var all: [Cell] {
    let budgets = [30, 60, 180].flatMap { days in [10, 20, 50].map { (rounds: $0, days: days) } }
    let main = Cell(learners: 200)
    let others = budgets.filter { $0 != (main.rounds, main.days) }.map {
      Cell(rounds: $0.rounds, days: $0.days, learners: few($0))
    }
    let sizes = [(rounds: 20, days: 60), (10, 30), (50, 180)]
    let skipping = sizes.map {
      Cell(isSkipping: true, rounds: $0.rounds, days: $0.days, learners: few($0))
    }
    let worlds = World.allCases.dropFirst().flatMap { world in
      sizes.map { Cell(world: world, rounds: $0.rounds, days: $0.days, learners: few($0)) }
    }
    return [main] + others + skipping + worlds
  }

  /// Fewer learners where each takes long.
  private static func few(_ size: (rounds: Int, days: Int)) -> UInt64 {
    size.rounds * size.days > 3600 ? 10 : 40
  }

  /// Returns the outcome of each method for one learner.
  func outcomes(seed: UInt64) -> [Outcome] {
    let pool = Pool(seed: seed)
    return Method.allCases.map { method in
      outcome(seed: seed, method.makePolicy(pool, SeededGenerator(seed: seed &+ 2_000_000)))
    }
  }

  private func outcome(seed: UInt64, _ policy: any Policy) -> Outcome {
    var policy = policy
    var learner = Learner(world, seed: seed &+ 1_000_000)
    var habit = SeededGenerator(seed: seed &+ 3_000_000)
    var outcome = Outcome()
    for day in 0..<days where !isSkipping || (habit.isTrue(chance: 0.6) && day % 60 / 10 != 2) {
      var time = SimulatedTime(day: day, seconds: 0)
      for _ in 0..<rounds {
        let word = policy.next(at: time)
        let answer = learner.spell(word, at: time)
        time = SimulatedTime(day: day, seconds: time.seconds + answer.seconds)
        policy.record(word, answer, at: time)
        outcome.count(answer)
      }
    }
    learner.test(on: days, into: &outcome)
    outcome.forecasts = policy.forecasts
    return outcome
  }
}

/// The seed of the first learner. The constants of the choice were found with the learners 0 to
/// 199, so these are others.
private let firstSeed: UInt64 = 10_000

/// Returns the mean outcomes of each method in each cell.
func outcomes(of cells: [Cell]) async -> [(cell: Cell, outcomes: [Outcome])] {
  await withTaskGroup(of: (cell: Int, seed: Int, outcomes: [Outcome]).self) { group in
    for (index, cell) in cells.enumerated() {
      for number in 0..<cell.learners {
        group.addTask { (index, Int(number), cell.outcomes(seed: firstSeed + number)) }
      }
    }
    // Sums depend on the order of their parts. So the learners keep theirs, whoever is done first.
    var all = cells.map { Array(repeating: [Outcome](), count: Int($0.learners)) }
    for await result in group { all[result.cell][result.seed] = result.outcomes }
    return zip(cells, all).map { cell, learners in
      (cell, Method.allCases.map { method in Outcome.mean(learners.map { $0[method.index] }) })
    }
  }
}
