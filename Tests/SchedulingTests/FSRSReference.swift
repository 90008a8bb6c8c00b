import Foundation
import Scheduling
import Testing

/// The reference implementation of FSRS, which `make test` installs.
enum FSRSReference {
  /// The output of the reference for one review.
  struct Review {
    let days: Int
    let recall: Recall
    let state: MemoryState
    let interval: Int
    let later: Int
    let retrievability: Double

    init?(_ fields: [Substring]) {
      guard fields.count == 7, let days = Int(fields[0]),
        let recall = Int(fields[1]).flatMap(Recall.init(rawValue:)),
        let stability = Double(fields[2]), let difficulty = Double(fields[3]),
        let interval = Int(fields[4]), let later = Int(fields[5]),
        let retrievability = Double(fields[6])
      else { return nil }
      self.days = days
      self.recall = recall
      state = MemoryState(stability: stability, difficulty: difficulty)
      self.interval = interval
      self.later = later
      self.retrievability = retrievability
    }
  }

  /// Returns the scheduler that the first line of a history describes.
  static func scheduler(_ fields: [Substring]) throws -> FSRS {
    if fields.last == "published" { return .standard }
    let numbers = fields.dropFirst().compactMap { Double($0) }
    let weights = try #require(FSRS.Weights(Array(numbers.dropFirst())))
    return FSRS(weights, wantedRetention: try #require(numbers.first))
  }
}
