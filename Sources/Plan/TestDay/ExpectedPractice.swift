internal import Glibc
internal import Scheduling

/// The practice that a plan expects of a learner. It counts as many missed rounds as their chances
/// predict.
struct ExpectedPractice {
  private struct Known {
    let text: String
    var memory: Memory?
    var acquisition: Calibration.Acquisition
    var isMissed: Bool
  }

  private var words: [Known]
  private let newChance: Double
  private let calibration: Calibration
  private let effort: Effort
  private let fsrs: FSRS
  /// The expected misses so far that were not yet given to a word.
  private var owed = 0.0

  init(
    _ words: [TestPlan.Word], newChance: Double, _ calibration: Calibration, _ effort: Effort,
    _ fsrs: FSRS
  ) {
    self.words = words.map {
      Known(text: $0.text, memory: $0.memory, acquisition: $0.acquisition, isMissed: $0.isMissed)
    }
    (self.newChance, self.calibration, self.effort, self.fsrs) = (
      newChance, calibration, effort, fsrs
    )
  }

  /// Practises on a day.
  ///
  /// - Parameters:
  ///   - budget: the seconds that the day has.
  ///   - reviewBudget: the seconds after which nothing is reviewed any more.
  mutating func practise(
    on day: Day, for test: Day, seconds budget: Double, reviewing reviewBudget: Double
  ) -> TestPlan.Part {
    var part = TestPlan.Part(day: day)
    for index in words.indices where words[index].isMissed && isFree(index, on: day) {
      if ask(index, on: day, budget, &part) { part.missed.append(words[index].text) }
    }
    for index in words.indices where words[index].memory == nil {
      if ask(index, on: day, budget, &part) { part.pretest.append(words[index].text) }
    }
    // The words must last beyond the test. A word that is sure until then needs no round.
    let end = test.advanced(by: TestPlan.lasting)
    let goal = Goal.sure(by: end)
    let waiting = words.indices.filter { index in
      words[index].memory != nil && isFree(index, on: day)
        && chance(of: index, on: end) < goal.retention
    }
    let candidates = Candidates(
      waiting.compactMap { index in
        words[index].memory.map { (item: index, memory: $0, acquisition: words[index].acquisition) }
      }, goal: goal, on: day, calibration, effort, by: fsrs)
    for index in candidates.byGain(calibration, effort) {
      if ask(index, on: day, min(budget, reviewBudget), &part) {
        part.reviews.append(words[index].text)
      }
    }
    return part
  }

  /// Whether a word was not asked on a day.
  private func isFree(_ index: Int, on day: Day) -> Bool {
    words[index].memory.map { $0.lastReview.day < day } ?? true
  }

  private mutating func ask(
    _ index: Int, on day: Day, _ budget: Double, _ part: inout TestPlan.Part
  ) -> Bool {
    let chance = words[index].memory == nil ? newChance : chance(of: index, on: day)
    let seconds = effort.seconds(chance: chance)
    guard part.seconds + seconds <= budget else { return false }
    part.seconds += seconds
    owed += 1 - chance
    let isMissed = owed >= 1
    if isMissed { owed -= 1 }
    let noon = Moment(seconds: (Double(day.number) + 0.5) * 86_400, utcOffset: 0)
    let recall = isMissed ? Recall.again : .good
    let old = words[index].memory
    words[index].memory =
      old?.reviewed(recall, at: noon, by: fsrs) ?? Memory(recall, at: noon, by: fsrs)
    words[index].isMissed = isMissed
    if isMissed { words[index].acquisition = .learned }
    return true
  }

  private func chance(of index: Int, on day: Day) -> Double {
    guard let memory = words[index].memory else { return newChance }
    return pow(memory.retrievability(on: day, by: fsrs), calibration.rate(words[index].acquisition))
  }

  /// Returns the share of the words that are spelled on a day.
  func share(on day: Day) -> Double {
    guard !words.isEmpty else { return 1 }
    return words.indices.reduce(0) { $0 + chance(of: $1, on: day) } / Double(words.count)
  }
}
