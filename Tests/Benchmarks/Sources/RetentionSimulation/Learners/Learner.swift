import Foundation
import Practice
import TestSupport

/// A simulated learner: the words that they knew before, and a memory of each other word that they
/// met.
///
/// A word that the learner knew before stays known. Any other word is missed when it is first
/// asked, and is shown and copied. From then on the world says how it fades.
struct Learner {
  private let ability: Double
  private let makeMemory: (inout SeededGenerator, SimulatedTime) -> any WordMemory
  private var known: [String: Bool] = [:]
  private var memories: [String: any WordMemory] = [:]
  private var generator: SeededGenerator

  init(_ world: World, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    ability = generator.normal(mean: world.ability, deviation: 1)
    makeMemory = world.makeMemory(seed: seed &+ 500_000)
    self.generator = generator
  }

  /// Asks a word, and returns how the first try went.
  mutating func spell(_ word: PoolWord, at time: SimulatedTime) -> Answer {
    if isKnown(word) {
      return answer(word, isFirstTry: true, quick: 0.6)
    }
    guard var memory = memories[word.text] else {
      memories[word.text] = makeMemory(&generator, time)
      return answer(word, isFirstTry: false, quick: 0)
    }
    let isRecalled = generator.isTrue(chance: memory.chance(at: time))
    memory.practise(isRecalled: isRecalled, at: time)
    memories[word.text] = memory
    return answer(word, isFirstTry: isRecalled, quick: 0.2)
  }

  /// Returns the answer with its time.
  ///
  /// - Parameter quick: the chance that the learner need not think. Words that they knew before
  ///   come quickly more often.
  private mutating func answer(_ word: PoolWord, isFirstTry: Bool, quick: Double) -> Answer {
    let letters = Double(word.text.count)
    let typing = 1.5 + 0.3 * letters
    let isQuick = generator.isTrue(chance: quick)
    let thought = isQuick ? 0 : 1 - 4 * log(1 - Double.random(in: 0..<1, using: &generator))
    if isFirstTry { return Answer(isFirstTry: true, seconds: typing + thought) }
    // Three tries, each with its feedback. Then the word is spelled aloud and copied.
    let tries = 3 * (typing + thought + 1)
    return Answer(isFirstTry: false, seconds: tries + 0.8 * letters + typing)
  }

  private mutating func isKnown(_ word: PoolWord) -> Bool {
    if let isKnown = known[word.text] { return isKnown }
    let isKnown = generator.isTrue(chance: 1 / (1 + exp(word.difficulty - ability)))
    known[word.text] = isKnown
    return isKnown
  }

  /// Returns the chance that the learner spells a word in a test.
  mutating func chance(of word: PoolWord, on day: Int) -> Double {
    if isKnown(word) { return 1 }
    return memories[word.text]?.chance(at: SimulatedTime(day: day, seconds: 0)) ?? 0
  }

  /// Adds the expected results of a test of all words that the learner met and did not know before.
  func test(on day: Int, into outcome: inout Outcome) {
    let time = SimulatedTime(day: day, seconds: 0)
    for word in memories.keys.sorted() {
      guard let chance = memories[word]?.chance(at: time) else { continue }
      outcome.met += 1
      outcome.spelled += chance
      if chance >= 0.8 { outcome.sure += 1 }
    }
  }
}

/// The answer to one round.
struct Answer {
  let isFirstTry: Bool
  /// The time from the first hearing to the end of the round.
  let seconds: Double
}
