import Practice
import Scheduling
import TestSupport
import Vocabulary

/// A way to prepare for the test of a list.
protocol Preparation {
  /// Returns the next word; `nil` when the session of the day is over.
  mutating func next(at time: SimulatedTime) -> PoolWord?
  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime)
}

/// The missed words of a session, which come back as in VocalVocab.
struct MissedWords {
  private var comebacks = Comebacks()

  mutating func record(_ word: PoolWord, _ answer: Answer) {
    var round = Round(Word(word.text), tries: .limited(1))
    _ = round.submit(answer.isFirstTry ? word.text : "x")
    comebacks.record(round)
  }

  mutating func next(othersRemain: Bool) -> String? { comebacks.next(othersRemain: othersRemain) }
}

/// Goes through the list again and again, each time in another order. Missed words come back in
/// between.
struct WholeList: Preparation {
  private let list: [String: PoolWord]
  private var left: [PoolWord] = []
  private var missed = MissedWords()
  private var generator: SeededGenerator

  init(_ list: [PoolWord], _ generator: SeededGenerator) {
    self.list = Dictionary(uniqueKeysWithValues: list.map { ($0.text, $0) })
    self.generator = generator
  }

  mutating func next(at time: SimulatedTime) -> PoolWord? {
    if let word = missed.next(othersRemain: true) { return list[word] }
    if left.isEmpty {
      left = list.values.sorted { $0.text < $1.text }.shuffled(using: &generator)
    }
    return left.popLast()
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    missed.record(word, answer)
  }
}
