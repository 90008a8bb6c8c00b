internal import Glibc

/// FSRS-6 with the derivatives by its weights. Its values are those of ``FSRS``.
struct MemoryModel {
  /// The memory of an item after a review.
  struct State {
    let stability: Dual
    let difficulty: Dual
    let day: Int32
  }

  private static let stabilities = FSRS.leastStability...Double.infinity
  /// The possible chances. No forecast is certain, so that a wrong one costs a finite amount.
  private static let chances = 1e-6...1 - 1e-6

  private let w: [Dual]
  private let decay: Dual
  private let factor: Dual

  init(_ weights: [Double]) {
    w = weights.enumerated().map { Dual($0.element, weight: $0.offset) }
    decay = -w[20]
    factor = Dual.exp(Dual(1) / decay * log(0.9)) - 1
  }

  /// Returns the chance of recall some days after a review.
  func retrievability(of state: State, after days: Int32) -> Dual {
    Dual.pow(factor * Double(days) / state.stability + 1, decay)
  }

  /// Returns the cross entropy of a forecast: −ln of the chance of the result.
  func loss(of chance: Dual, isRecalled: Bool) -> Dual {
    let chance = chance.clamped(to: Self.chances)
    return -Dual.log(isRecalled ? chance : 1 - chance)
  }

  /// Returns the memory after the first review.
  func first(_ review: ReviewHistory.Review) -> State {
    State(
      stability: w[review.recall.rawValue - 1].clamped(to: Self.stabilities),
      difficulty: firstDifficulty(review.recall).clamped(to: FSRS.difficulties), day: review.day)
  }

  /// Returns the memory after another review.
  func reviewed(_ state: State, _ review: ReviewHistory.Review) -> State {
    let stability = stability(after: review, of: state)
    return State(
      stability: stability.clamped(to: Self.stabilities),
      difficulty: difficulty(after: review.recall, of: state.difficulty), day: review.day)
  }

  private func stability(after review: ReviewHistory.Review, of state: State) -> Dual {
    let (stability, difficulty, recall) = (state.stability, state.difficulty, review.recall)
    let days = review.day - state.day
    guard days > 0 else {
      let step = w[18] + Double(recall.rawValue - 3)
      let growth = Dual.exp(w[17] * step) * Dual.pow(stability, -w[19])
      return recall != .again && growth.value < 1 ? stability : stability * growth
    }
    let forgotten = 1 - retrievability(of: state, after: days)
    guard recall != .again else {
      let settled =
        w[11] * Dual.pow(difficulty, -w[12]) * (Dual.pow(stability + 1, w[13]) - 1)
        * Dual.exp(forgotten * w[14])
      let most = stability / Dual.exp(w[17] * w[18])
      return settled.value < most.value ? settled : most
    }
    var growth =
      Dual.exp(w[8]) * (11 - difficulty) * Dual.pow(stability, -w[9])
      * (Dual.exp(forgotten * w[10]) - 1)
    if recall == .hard { growth = growth * w[15] }
    if recall == .easy { growth = growth * w[16] }
    return stability * (growth + 1)
  }

  private func firstDifficulty(_ recall: Recall) -> Dual {
    w[4] - Dual.exp(w[5] * Double(recall.rawValue - 1)) + 1
  }

  private func difficulty(after recall: Recall, of difficulty: Dual) -> Dual {
    let step = -w[6] * (Double(recall.rawValue - 3) / 9)
    let moved = difficulty + (10 - difficulty) * step
    return (w[7] * firstDifficulty(.easy) + (1 - w[7]) * moved).clamped(to: FSRS.difficulties)
  }
}
