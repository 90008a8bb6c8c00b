import TestSupport

@testable import Scheduling

/// The reviews of a learner whose memory is FSRS with weights of its own.
struct SimulatedReviews {
  /// The reviews, in the order of time.
  private(set) var history = ReviewHistory()
  private let fsrs: FSRS

  /// - Parameters:
  ///   - weights: the weights of the learner.
  ///   - count: the number of reviews on a later day than the item's previous review.
  init(_ weights: FSRS.Weights, count: Int, seed: UInt64) {
    fsrs = FSRS(weights)
    var generator = SeededGenerator(seed: seed)
    var memories: [(state: MemoryState, last: Int, due: Int)] = []
    var (day, done) = (0, 0)
    while done < count {
      day += 1
      for item in memories.indices where memories[item].due <= day && done < count {
        let (state, last, _) = memories[item]
        let isRecalled = generator.isTrue(chance: fsrs.retrievability(of: state, after: day - last))
        let recall = isRecalled ? generator.isTrue(chance: 0.2) ? Recall.easy : .good : .again
        history.record(item, recall, on: Day(number: day))
        memories[item] = Self.next(fsrs.reviewed(state, recall, after: day - last), day, &generator)
        done += 1
      }
      for _ in 0..<5 {
        let recall: Recall = generator.isTrue(chance: 0.5) ? .again : .good
        history.record(memories.count, recall, on: Day(number: day))
        memories.append(Self.next(fsrs.first(recall), day, &generator))
      }
    }
  }

  /// Returns a memory with its next review, which comes when the published weights have it due, or
  /// a while before or after.
  private static func next(
    _ state: MemoryState, _ day: Int, _ generator: inout SeededGenerator
  ) -> (state: MemoryState, last: Int, due: Int) {
    let days = Double(FSRS.standard.interval(of: state)) * .random(in: 0.5...3, using: &generator)
    return (state, day, day + max(1, min(90, Int(days))))
  }

  /// Weights of a learner who forgets at another pace than most.
  static func weights(_ change: (inout [Double]) -> Void) -> FSRS.Weights {
    var values = FSRS.Weights.published.values
    change(&values)
    for (index, bounds) in FSRS.Weights.bounds.enumerated() {
      values[index] = min(max(values[index], bounds.lowerBound), bounds.upperBound)
    }
    return FSRS.Weights(values) ?? .published
  }

  /// A learner whose memories fade at a third of the usual pace at first, and grow little.
  static let slow = weights { values in
    for index in 0..<4 { values[index] *= 3 }
    values[8] = 1
    values[20] = 0.3
  }

  /// A learner who forgets fast.
  static let fast = weights { values in
    for index in 0..<4 { values[index] *= 0.2 }
    values[8] = 1.2
    values[20] = 0.4
  }
}
