internal import Glibc

/// The Free Spaced Repetition Scheduler, version 6: a model of how a memory fades, and of how a
/// review changes it.
///
/// The formulas and bounds are those of the reference implementation, the PyPI package `fsrs` 6.3,
/// without learning steps and without fuzz. "The Algorithm" in
/// https://github.com/open-spaced-repetition/awesome-fsrs/wiki explains them. There, `w` with a
/// number is a weight of ``Weights``.
///
/// ```swift
/// let fsrs = FSRS.standard
/// let first = fsrs.first(.good)
/// fsrs.interval(of: first)  // 2 days
/// let second = fsrs.reviewed(first, .good, after: 2)
/// fsrs.interval(of: second) > 2  // true: each success makes the memory last longer.
/// ```
public struct FSRS: Hashable, Sendable {
  /// The scheduler with the published weights and a wanted retention of nine in ten.
  public static let standard = FSRS()

  /// The smallest stability, in days.
  public static let leastStability = 0.001
  /// The possible difficulties.
  public static let difficulties = 1.0...10
  /// The longest interval, in days: a hundred years.
  public static let longestInterval = 36_500

  /// The numbers that fit the model to a learner.
  public let weights: Weights
  /// The chance of recall at which an item is due, from 0 to 1.
  public let wantedRetention: Double

  // Parts of the formulas that never change. Grades count from 0 in a vector.
  private let decay: Double
  private let factor: Double
  private let daysPerStability: Double
  private let firstDifficulty: SIMD4<Double>
  private let difficultyStep: SIMD4<Double>
  private let difficultyPull: Double
  private let growth: SIMD4<Double>
  private let sameDayGrowth: SIMD4<Double>
  private let forgettingBound: Double

  /// - Parameters:
  ///   - weights: the numbers that fit the model to a learner.
  ///   - wantedRetention: the chance of recall at which an item is due, from 0 to 1.
  public init(_ weights: Weights = .published, wantedRetention: Double = 0.9) {
    let w = weights.values
    self.weights = weights
    self.wantedRetention = wantedRetention
    decay = -w[20]
    factor = pow(0.9, 1 / decay) - 1
    daysPerStability = (pow(wantedRetention, 1 / decay) - 1) / factor
    let grades = SIMD4<Double>(1, 2, 3, 4)
    var first = SIMD4<Double>()
    var sameDay = SIMD4<Double>()
    for index in 0..<4 {
      first[index] = w[4] - exp(w[5] * (grades[index] - 1)) + 1
      sameDay[index] = exp(w[17] * (grades[index] - 3 + w[18]))
    }
    firstDifficulty = first
    sameDayGrowth = sameDay
    difficultyStep = -w[6] * (grades - 3) / 9
    difficultyPull = w[7] * first[3]
    let recalled = exp(w[8])
    growth = SIMD4(0, recalled * w[15], recalled, recalled * w[16])
    forgettingBound = exp(w[17] * w[18])
  }

  /// Returns the same scheduler with another chance of recall at which an item is due.
  public func wanting(_ retention: Double) -> FSRS {
    FSRS(weights, wantedRetention: min(max(retention, 0.01), 0.999))
  }

  /// Returns the chance that the learner recalls an item some whole days after its last review.
  public func retrievability(of state: MemoryState, after days: Int) -> Double {
    pow(1 + factor * Double(max(0, days)) / state.stability, decay)
  }

  /// Returns the whole days after which the chance of recall has fallen to ``wantedRetention``; at
  /// least one.
  public func interval(of state: MemoryState) -> Int {
    let days = (state.stability * daysPerStability).rounded(.toNearestOrEven)
    return Int(min(max(days, 1), Double(Self.longestInterval)))
  }

  /// Returns the memory after the first review.
  public func first(_ recall: Recall) -> MemoryState {
    MemoryState(
      stability: max(weights.values[recall.index], Self.leastStability),
      difficulty: Self.bounded(firstDifficulty[recall.index]))
  }

  /// Returns the memory after another review.
  ///
  /// - Parameters:
  ///   - state: the memory after the last review.
  ///   - recall: the grade of this review.
  ///   - days: the whole days since the last review; below 1 for the same day.
  public func reviewed(
    _ state: MemoryState, _ recall: Recall, after days: Int
  ) -> MemoryState {
    MemoryState(
      stability: max(stability(after: recall, of: state, days: days), Self.leastStability),
      difficulty: difficulty(after: recall, of: state.difficulty))
  }

  /// Returns the memory of an item that SM-2 has scheduled, as fsrs-rs computes it
  /// (`memory_state_from_sm2`): the interval is the stability at a retention of 0.9, and the next
  /// answer Good lengthens it by the ease.
  ///
  /// - Parameters:
  ///   - interval: the whole days between the last review and the next one.
  ///   - ease: the factor of SM-2, such as 2.5.
  public func state(interval: Int, ease: Double) -> MemoryState {
    let stability = min(max(Double(interval), Self.leastStability), Double(Self.longestInterval))
    let ease = ease > 1 ? ease : 2.5
    let w = weights.values
    let growth = exp(w[8]) * pow(stability, -w[9]) * (exp(0.1 * w[10]) - 1)
    return MemoryState(stability: stability, difficulty: Self.bounded(11 - (ease - 1) / growth))
  }

  private func stability(after recall: Recall, of state: MemoryState, days: Int) -> Double {
    let w = weights.values
    let (stability, difficulty) = (state.stability, state.difficulty)
    if days < 1 {
      let growth = sameDayGrowth[recall.index] * pow(stability, -w[19])
      return stability * (recall == .again ? growth : max(growth, 1))
    }
    let forgotten = 1 - retrievability(of: state, after: days)
    if recall == .again {
      let settled =
        w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1) * exp(forgotten * w[14])
      return min(settled, stability / forgettingBound)
    }
    return stability
      * (1 + growth[recall.index] * (11 - difficulty) * pow(stability, -w[9])
        * (exp(forgotten * w[10]) - 1))
  }

  /// Returns the difficulty after a review. Each review pulls it a little towards the first
  /// difficulty of an easy item, so that it does not stay high forever.
  private func difficulty(after recall: Recall, of difficulty: Double) -> Double {
    let moved = difficulty + (10 - difficulty) * difficultyStep[recall.index]
    return Self.bounded(difficultyPull + (1 - weights.values[7]) * moved)
  }

  private static func bounded(_ difficulty: Double) -> Double {
    min(max(difficulty, difficulties.lowerBound), difficulties.upperBound)
  }
}

extension Recall {
  fileprivate var index: Int { rawValue - 1 }
}
