import Practice
import Scheduling
import TestSupport
import Vocabulary

/// A method that chooses the words to ask.
protocol Practising {
  mutating func next(on day: Int) -> PoolWord
  mutating func record(_ word: PoolWord, isFirstTry: Bool, isQuick: Bool, on day: Int)
}

/// Asks any word at any time, as the first VocalVocab did.
struct RandomWords: Practising {
  let pool: Pool
  var generator: SeededGenerator

  mutating func next(on day: Int) -> PoolWord {
    pool.words[Int.random(in: 0..<pool.words.count, using: &generator)]
  }

  func record(_ word: PoolWord, isFirstTry: Bool, isQuick: Bool, on day: Int) {}
}

/// Asks twenty new words a week, each once a day, and never again after that week.
struct WeeklyLists: Practising {
  static let listed = 20
  private var pool: [PoolWord]
  private var generator: SeededGenerator
  private var week = -1
  private var list: [PoolWord] = []
  private var left: [PoolWord] = []

  init(pool: Pool, generator: SeededGenerator) {
    self.generator = generator
    self.pool = pool.words.shuffled(using: &self.generator)
  }

  mutating func next(on day: Int) -> PoolWord {
    if day / 7 != week {
      week = day / 7
      list = Array(pool.suffix(Self.listed))
      pool.removeLast(Self.listed)
      left = []
    }
    if left.isEmpty { left = list.shuffled(using: &generator) }
    return left.removeLast()
  }

  func record(_ word: PoolWord, isFirstTry: Bool, isQuick: Bool, on day: Int) {}
}

/// Asks as VocalVocab does: missed words come back in the session, due words mix with new ones, and the
/// learner's rating chooses the new ones.
struct Scheduled: Practising {
  private static let offered = 12
  private let words: [String: PoolWord]
  /// The words that were not asked yet.
  private var fresh: [PoolWord]
  private var generator: SeededGenerator
  private var progress = Progress()
  private var today = -1
  private var due: ArraySlice<String> = []
  private var session = (new: 0, due: 0)
  private var comebacks = Comebacks()

  init(pool: Pool, generator: SeededGenerator) {
    words = Dictionary(uniqueKeysWithValues: pool.words.map { ($0.text, $0) })
    fresh = pool.words
    self.generator = generator
  }

  mutating func next(on day: Int) -> PoolWord {
    if day != today { begin(day) }
    if let word = comebacks.next(othersRemain: true), let known = words[word] { return known }
    switch Mix.normal.next(due: due.count, session: session, newToday: session.new) {
    case .due:
      session.due += 1
      if let word = due.popFirst(), let known = words[word] { return known }
    case .new, nil:
      break
    }
    session.new += 1
    let offered = (0..<Self.offered).map { _ in
      Int.random(in: 0..<fresh.count, using: &generator)
    }
    let place = progress.rating.pick(from: offered.map { fresh[$0].believed })
    return fresh.remove(at: place.map { offered[$0] } ?? 0)
  }

  private mutating func begin(_ day: Int) {
    today = day
    session = (0, 0)
    comebacks = Comebacks()
    let memories = progress.words.map { (item: $0.key, memory: $0.value.memory) }
    due = Agenda(memories, on: time(day).day).due[...]
  }

  mutating func record(_ word: PoolWord, isFirstTry: Bool, isQuick: Bool, on day: Int) {
    var round = Round(Word(word.text), tries: .limited(1))
    _ = round.submit(isFirstTry ? word.text : "?")
    comebacks.record(round)
    progress.record(
      RoundResult(
        word: word.text, at: time(day), ending: isFirstTry ? .completed : .missed, tries: 1,
        milliseconds: isQuick ? 0 : 60_000, difficulty: word.believed))
  }

  /// Returns noon of a day.
  private func time(_ day: Int) -> Moment {
    Moment(seconds: (Double(day) + 0.5) * 86_400, utcOffset: 0)
  }
}
