import TestSupport

/// The ways to prepare that are compared.
enum PreparationKind: String, CaseIterable {
  case evening = "the evening before"
  case longEvening = "a long evening before"
  case daily = "the whole list each day"
  case gain = "largest gain until the test"
  case plan = "the plan"

  /// The index among all kinds.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The words of a list that a learner knows after a test.
struct TestOutcome: Sendable {
  /// The expected numbers of words that are right on the day of the test, a day later, and 30 days
  /// later.
  var onDay = 0.0
  var dayAfter = 0.0
  var monthAfter = 0.0
  /// The minutes of practice.
  var minutes = 0.0
}

/// One row of the table: who prepares for a test of how many words, for how long.
struct TestCell: Sendable {
  var world = World.fsrs
  var words = 40
  var days = 10
  var minutes = 10
  var learners: UInt64 = 40

  /// Returns the outcome of each way for one learner.
  func outcomes(seed: UInt64) -> [TestOutcome] {
    let pool = Pool(seed: seed)
    var generator = SeededGenerator(seed: seed &+ 4_000_000)
    // A teacher's list has words that are harder than most.
    let hard = pool.words.sorted { ($0.believed.logits, $0.text) < ($1.believed.logits, $1.text) }
      .suffix(Pool.size / 2)
    let list = Array(hard.shuffled(using: &generator).prefix(words))
    let plan = outcome(seed, list, Planned(list, test: days, minutes: minutes))
    let cramming = WholeList(list, generator)
    // In the order of the kinds.
    return [
      outcome(seed, list, cramming, from: days - 1, minutes: plan.minutes),
      outcome(seed, list, cramming, from: days - 1, minutes: Double(days * minutes)),
      outcome(seed, list, WholeList(list, generator)),
      outcome(seed, list, LargestGainUntilTest(list, test: days)), plan,
    ]
  }

  private func outcome(
    _ seed: UInt64, _ list: [PoolWord], _ preparation: any Preparation, from first: Int = 0,
    minutes: Double? = nil
  ) -> TestOutcome {
    let seconds = (minutes ?? Double(self.minutes)) * 60
    var preparation = preparation
    var learner = Learner(world, seed: seed &+ 1_000_000)
    var outcome = TestOutcome()
    for day in first..<days {
      var time = SimulatedTime(day: day, seconds: 0)
      while time.seconds < seconds, let word = preparation.next(at: time) {
        let answer = learner.spell(word, at: time)
        time = SimulatedTime(day: day, seconds: time.seconds + answer.seconds)
        preparation.record(word, answer, at: time)
      }
      outcome.minutes += time.seconds / 60
    }
    for word in list {
      outcome.onDay += learner.chance(of: word, on: days)
      outcome.dayAfter += learner.chance(of: word, on: days + 1)
      outcome.monthAfter += learner.chance(of: word, on: days + 30)
    }
    return outcome
  }
}
