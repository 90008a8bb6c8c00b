import TestSupport

/// Asks any word at any time, as the first VocalVocab did.
struct RandomWords: Policy {
  let pool: Pool
  var generator: SeededGenerator

  mutating func next(at time: SimulatedTime) -> PoolWord {
    pool.words[Int.random(in: 0..<pool.words.count, using: &generator)]
  }

  func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {}
}

/// Asks twenty new words a week, each once a day, and never again after that week.
struct WeeklyLists: Policy {
  private static let listed = 20
  private var pool: [PoolWord]
  private var generator: SeededGenerator
  private var week = -1
  private var list: [PoolWord] = []
  private var left: [PoolWord] = []

  init(pool: Pool, generator: SeededGenerator) {
    self.generator = generator
    self.pool = pool.words.shuffled(using: &self.generator)
  }

  mutating func next(at time: SimulatedTime) -> PoolWord {
    if time.day / 7 != week {
      week = time.day / 7
      list = Array(pool.suffix(Self.listed))
      pool.removeLast(Self.listed)
      left = []
    }
    if left.isEmpty { left = list.shuffled(using: &generator) }
    return left.removeLast()
  }

  func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {}
}
