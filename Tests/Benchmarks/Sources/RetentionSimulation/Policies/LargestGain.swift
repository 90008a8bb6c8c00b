import Foundation
import Practice
import Scheduling
import TestSupport
import Vocabulary

/// Asks as VocalVocab does: each round is the one that gains most.
struct LargestGain: Policy {
  /// The number of words among which the dictionary finds one of the wanted difficulty.
  private static let offered = 300
  private let all: [PoolWord]
  private let words: [String: PoolWord]
  /// The words that were not asked yet.
  private var fresh: [PoolWord]
  private var generator: SeededGenerator
  private var progress = Progress()
  private var chooser: RoundChooser?
  private var today = -1
  private(set) var forecasts = Forecasts()

  init(pool: Pool, generator: SeededGenerator) {
    words = Dictionary(uniqueKeysWithValues: pool.words.map { ($0.text, $0) })
    all = pool.words
    fresh = pool.words
    self.generator = generator
  }

  mutating func next(at time: SimulatedTime) -> PoolWord {
    if time.day != today {
      today = time.day
      chooser = RoundChooser(progress, goal: .most, on: time.moment.day)
    }
    switch chooser?.next(progress, hasNew: !fresh.isEmpty) {
    case .comeback(let text), .met(let text): return words[text] ?? draw(chance: 0.5)
    case .new(let chance): return draw(chance: chance)
    case nil: return draw(chance: 0.5)
    }
  }

  private mutating func draw(chance: Double) -> PoolWord {
    // At the end of the dictionary, any word will do.
    if fresh.isEmpty { return all[Int.random(in: 0..<all.count, using: &generator)] }
    let offered = (0..<Self.offered).map { _ in
      Int.random(in: 0..<fresh.count, using: &generator)
    }
    let index = progress.rating.pick(from: offered.map { fresh[$0].believed }, share: chance)
    return fresh.remove(at: index.map { offered[$0] } ?? 0)
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    var round = Round(Word(word.text), tries: .limited(1))
    _ = round.submit(answer.isFirstTry ? word.text : "x")
    chooser?.record(round)
    compare(word, answer, at: time)
    progress.record(RoundResult(word, answer, at: time))
  }

  /// Compares what was predicted of a learned word with what came.
  private mutating func compare(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    guard let record = progress.words[word.text], record.acquisition == .learned,
      record.memory.lastReview.day < time.moment.day
    else { return }
    let predicted = record.memory.retrievability(on: time.moment.day)
    forecasts.count += 1
    forecasts.predicted += predicted
    forecasts.corrected += pow(predicted, progress.calibration.rate(.learned))
    forecasts.came += answer.isFirstTry ? 1 : 0
  }
}
