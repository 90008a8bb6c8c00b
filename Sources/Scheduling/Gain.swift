internal import Glibc

/// The arithmetic by which a session chooses its rounds: how much a round raises the expected
/// number of items that the learner recalls at the horizon, for each second of practice.
///
/// If an item is asked now, it is recalled with the chance p. At the horizon, the learner then
/// remembers it as after a success, or else as after a failure, which shows the item. If the item
/// is not asked now, it fades until the horizon. The gain is the difference.
///
/// Gain for time spent: Pavlik and Anderson, "Using a Model to Compute the Optimal Schedule of
/// Practice", Journal of Experimental Psychology: Applied 14, 2008. The model of memory here is
/// FSRS-6, corrected by ``Calibration``, as half-life regression is fitted to what learners
/// recalled (Settles and Meeder, "A Trainable Spaced Repetition Model for Language Learning", ACL
/// 2016). In school, review chosen by a model of each student's memory beat review at fixed
/// intervals (Lindsey, Shroyer, Pashler and Mozer, "Improving Students' Long-Term Knowledge
/// Retention Through Personalized Review", Psychological Science 25, 2014). Ye, Su and Cao, "A
/// Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022, and
/// FSRS's optimal retention weigh all reviews to come; one round ahead needs no table.
struct Gain: Sendable {
  /// FSRS's forecast for an item on a day, as natural logarithms of chances of recall.
  struct Forecast: Sendable {
    /// The chance now.
    let now: Double
    /// The chances at the horizon: not asked now, asked and recalled, asked and failed.
    let unasked, recalled, failed: Double
    /// The acquisition whose calibration corrects the chances.
    let acquisition: Calibration.Acquisition
  }

  /// A round of one of many items.
  struct Round: Sendable {
    /// The index of the item's memory.
    let index: Int
    let forecast: Forecast
    /// The chance that the learner recalls the item now, and the gain for each second.
    let chance, gain: Double
  }

  private let fsrs: FSRS
  private let retention: Double
  /// The days after which an item must be recalled. If the learner forgets k times as fast as
  /// predicted, this is the goal's horizon divided by k, because the far future can't be predicted
  /// then.
  let horizon: Int

  init(_ goal: Goal, on today: Day, _ calibration: Calibration, by fsrs: FSRS) {
    self.fsrs = fsrs
    retention = goal.retention
    horizon = max(1, Int(Double(goal.horizon(on: today)) / max(1, calibration.rate(.learned))))
  }

  /// Returns the forecast for an item some days after its last review.
  func forecast(
    _ state: MemoryState, _ acquisition: Calibration.Acquisition, after days: Int
  ) -> Forecast {
    func chance(_ state: MemoryState, _ days: Int) -> Double {
      log(fsrs.retrievability(of: state, after: days))
    }
    return Forecast(
      now: chance(state, days), unasked: chance(state, max(0, days) + horizon),
      recalled: chance(fsrs.reviewed(state, .good, after: days), horizon),
      failed: chance(fsrs.reviewed(state, .again, after: days), horizon), acquisition: acquisition)
  }

  /// Returns the rounds of the items that can be asked on a day.
  func rounds(
    of memories: [(memory: Memory, acquisition: Calibration.Acquisition)], on today: Day,
    _ calibration: Calibration, _ effort: Effort
  ) -> [Round] {
    var rounds: [Round] = []
    rounds.reserveCapacity(memories.count)
    for (index, (memory, acquisition)) in memories.enumerated() {
      let days = memory.lastReview.day.distance(to: today)
      // Nobody reviews in the future: a clock was wrong then, or is wrong now. The learner's time
      // zone may have changed by a day.
      guard days > 0 || days < -2 else { continue }
      let forecast = forecast(memory.state, acquisition, after: days)
      let (chance, gain) = round(forecast, calibration, effort)
      rounds.append(Round(index: index, forecast: forecast, chance: chance, gain: gain))
    }
    return rounds
  }

  /// Returns the chance that the learner recalls an item now, and the gain of a round of it for
  /// each second.
  func round(
    _ item: Forecast, _ calibration: Calibration, _ effort: Effort
  ) -> (chance: Double, gain: Double) {
    let rate = calibration.rate(item.acquisition)
    let chance = exp(rate * item.now)
    let asked =
      chance * value(rate * item.recalled)
      + (1 - chance) * value(calibration.rate(.learned) * item.failed)
    return (chance, (asked - value(rate * item.unasked)) / effort.seconds(chance: chance))
  }

  /// Returns the gain of a new item for each second. An item that the learner knows already is no
  /// gain.
  func newRound(chance: Double, _ calibration: Calibration, _ effort: Effort) -> Double {
    let failed = log(fsrs.retrievability(of: fsrs.first(.again), after: horizon))
    return (1 - chance) * value(calibration.rate(.learned) * failed)
      / effort.seconds(chance: chance)
  }

  /// Returns the value of a chance from its logarithm: the chance itself, but at most the retention
  /// that is enough.
  private func value(_ logarithm: Double) -> Double { min(exp(logarithm), retention) }
}

extension [Gain.Round] {
  /// Returns the rounds, those that gain most first.
  ///
  /// - Parameter isFirst: a function that gets the indices of two items with the same gain, and
  ///   returns whether the first of them comes first.
  func byGain(isFirst: (Int, Int) -> Bool) -> some Sequence<Gain.Round> {
    // Numbers alone are sorted many times as fast as rounds, which would be moved along.
    var order = indices.map { (gain: self[$0].gain, number: $0) }
    order.sort {
      $0.gain == $1.gain
        ? isFirst(self[$0.number].index, self[$1.number].index) : $0.gain > $1.gain
    }
    return order.lazy.map { self[$0.number] }
  }
}
