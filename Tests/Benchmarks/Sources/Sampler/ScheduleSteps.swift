import Practice
import Scheduling
import TestSupport

/// The steps of the schedule: reviews, the choice of a round, and the fit of the weights.
final class ScheduleSteps {
  private var choosers: [Int: (RoundChooser, Progress)] = [:]
  /// The days of practice before a round is chosen.
  private static let days = 300

  /// Chooses the next round for a learner who has met a number of words.
  func choose(_ words: Int) -> Duration {
    if choosers[words] == nil { choosers[words] = chooser(words) }
    guard let (chooser, progress) = choosers[words] else { return .zero }
    return ContinuousClock().measure { _ = chooser.best(progress, new: RoundChooser.newWords) }
  }

  private func chooser(_ words: Int) -> (RoundChooser, Progress) {
    var generator = SeededGenerator(seed: 1)
    var progress = Progress()
    for number in 0..<3 * words {
      let day = number * Self.days / (3 * words)
      let word = "word \(number < words ? number : Int.random(in: 0..<words, using: &generator))"
      let moment = Moment(seconds: Double(day) * 86_400 + 43_200, utcOffset: 0)
      // A word that was missed on the last day would come back without a choice.
      let isRight = day == Self.days - 1 || generator.isTrue(chance: 0.7)
      let ending: RoundResult.Ending = isRight ? .completed : .missed
      progress.record(RoundResult(word: word, at: moment, ending: ending, tries: 1))
    }
    return (RoundChooser(progress, goal: .most, on: Day(number: Self.days)), progress)
  }

  /// Fits weights to a number of reviews.
  func fit(_ count: Int) -> Duration {
    var generator = SeededGenerator(seed: 1)
    var history = ReviewHistory()
    let items = count / 6
    for number in 0..<count + items {
      let item = number < items ? number : Int.random(in: 0..<items, using: &generator)
      let recall: Recall = generator.isTrue(chance: 0.7) ? .good : .again
      history.record(item, recall, on: Day(number: number * 100 / count))
    }
    return ContinuousClock().measure { _ = FittedWeights(history, using: &generator) }
  }

  /// Reviews a number of words with FSRS, each once more.
  func review(_ count: Int) -> Duration {
    let fsrs = FSRS.standard
    var generator = SeededGenerator(seed: 1)
    var state = fsrs.first(.good)
    return ContinuousClock().measure {
      for number in 0..<count {
        let recall = Recall.allCases[Int.random(in: 0..<4, using: &generator)]
        state = fsrs.reviewed(state, recall, after: fsrs.interval(of: state))
        // A card of its own from time to time, as a learner has many.
        if number % 20 == 0 { state = fsrs.first(recall) }
      }
    }
  }
}
