import Practice
import Scheduling
import TestSupport
import Vocabulary

/// Asks as VocalVocab did at first: missed words come back in the session until they are right,
/// words are due when the chance has fallen to nine in ten, a third of the rounds are new words,
/// and four in five of these are right.
struct ReviewsAtNinety: Policy {
  private static let offered = 12
  private static let newShare = 1.0 / 3
  private static let newPerDay = 50
  private static let wantedShare = 0.8
  private let all: [PoolWord]
  private let words: [String: PoolWord]
  /// The words that were not asked yet.
  private var fresh: [PoolWord]
  private var generator: SeededGenerator
  private var progress = Progress()
  private var today = -1
  private var due: ArraySlice<String> = []
  private var session = (new: 0, due: 0)
  private var comebacks = QuickComebacks()

  init(pool: Pool, generator: SeededGenerator) {
    words = Dictionary(uniqueKeysWithValues: pool.words.map { ($0.text, $0) })
    all = pool.words
    fresh = pool.words
    self.generator = generator
  }

  mutating func next(at time: SimulatedTime) -> PoolWord {
    if time.day != today { begin(time) }
    if let word = comebacks.next(), let known = words[word] { return known }
    let mayBeNew =
      due.isEmpty
      || !fresh.isEmpty
        && Double(session.new + 1) <= Self.newShare * Double(session.new + session.due + 1)
        && session.new < Self.newPerDay
    if !mayBeNew, let word = due.popFirst(), let known = words[word] {
      session.due += 1
      return known
    }
    session.new += 1
    // At the end of the dictionary, any word will do.
    if fresh.isEmpty { return all[Int.random(in: 0..<all.count, using: &generator)] }
    let offered = (0..<Self.offered).map { _ in
      Int.random(in: 0..<fresh.count, using: &generator)
    }
    let nearest = offered.min { distance(fresh[$0]) < distance(fresh[$1]) }
    return fresh.remove(at: nearest ?? 0)
  }

  /// Returns how far the chance of a word lies from the wanted share.
  private func distance(_ word: PoolWord) -> Double {
    (progress.rating.chance(of: word.believed) - Self.wantedShare).magnitude
  }

  private mutating func begin(_ time: SimulatedTime) {
    today = time.day
    session = (0, 0)
    comebacks = QuickComebacks()
    let memories = progress.words.map { (item: $0.key, memory: $0.value.memory) }
    due = Agenda(memories, on: time.moment.day).due[...]
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    comebacks.record(word.text, isRight: answer.isFirstTry)
    progress.record(RoundResult(word, answer, at: time))
  }
}

/// The missed words of a session. A word comes back after two other rounds, then after four, eight
/// and sixteen, until it is right.
private struct QuickComebacks {
  private var waiting: [(word: String, waits: Int)] = []
  private var times: [String: Int] = [:]

  mutating func record(_ word: String, isRight: Bool) {
    for index in waiting.indices { waiting[index].waits -= 1 }
    guard !isRight else {
      times[word] = nil
      return
    }
    let before = times[word, default: 0]
    times[word] = before + 1
    waiting.append((word, min(2 << before, 16)))
  }

  mutating func next() -> String? {
    waiting.firstIndex { $0.waits <= 0 }.map { waiting.remove(at: $0).word }
  }
}
