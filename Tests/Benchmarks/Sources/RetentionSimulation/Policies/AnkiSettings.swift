import Practice
import Scheduling
import TestSupport
import Vocabulary

/// Asks as Anki does with FSRS and its usual settings: twenty new words a day in any order, mixed
/// with the due ones, reviews at nine in ten, learning steps of 1 and 10 minutes, a relearning step
/// of 10 minutes. The learner presses Again after a miss, Easy after a quick answer, and Good
/// otherwise.
///
/// "Deck Options" in https://docs.ankiweb.net describes these settings.
struct AnkiSettings: Policy {
  private static let newPerDay = 20
  /// In seconds.
  private static let steps = [60.0, 600]

  private struct Learning {
    let word: PoolWord
    var step: Int
    /// The seconds of the session at which the word comes back.
    var due: Double
  }

  private let words: [String: PoolWord]
  private var fresh: ArraySlice<PoolWord>
  private var asked: [PoolWord] = []
  private var memories: [String: Memory] = [:]
  private var learning: [Learning] = []
  private var today = -1
  private var due: ArraySlice<String> = []
  private var dueToday = 0
  private var newToday = 0

  init(pool: Pool, generator: SeededGenerator) {
    var generator = generator
    words = Dictionary(uniqueKeysWithValues: pool.words.map { ($0.text, $0) })
    fresh = pool.words.shuffled(using: &generator)[...]
  }

  mutating func next(at time: SimulatedTime) -> PoolWord {
    if time.day != today { begin(time) }
    if let word = nextLearning(by: time.seconds) { return word }
    let newLeft = min(Self.newPerDay - newToday, fresh.count)
    // The new words are spread evenly among the due ones.
    let isNewNext = newToday * dueToday <= (dueToday - due.count) * Self.newPerDay
    if newLeft > 0, due.isEmpty || isNewNext, let word = fresh.popFirst() {
      newToday += 1
      return word
    }
    if let text = due.popFirst(), let word = words[text] { return word }
    // With nothing else to ask, Anki shows the words in learning early. Then a learner asks for
    // more.
    return nextLearning(by: .infinity) ?? fresh.popFirst() ?? asked[asked.count - 1]
  }

  private mutating func nextLearning(by seconds: Double) -> PoolWord? {
    let first = learning.indices.min { learning[$0].due < learning[$1].due }
    guard let first, learning[first].due <= seconds else { return nil }
    return learning[first].word
  }

  private mutating func begin(_ time: SimulatedTime) {
    today = time.day
    newToday = 0
    for index in learning.indices { learning[index].due = 0 }
    let waiting = Set(learning.map(\.word.text))
    due =
      memories.filter { $0.value.due() <= time.moment.day && !waiting.contains($0.key) }
      .sorted { ($0.value.due(), $0.key) < ($1.value.due(), $1.key) }
      .map(\.key)[...]
    dueToday = due.count
  }

  mutating func record(_ word: PoolWord, _ answer: Answer, at time: SimulatedTime) {
    let result = RoundResult(word, answer, at: time)
    let recall = Recall(result)
    let old = memories[word.text]
    if old == nil { asked.append(word) }
    memories[word.text] =
      old?.reviewed(recall, at: time.moment) ?? Memory(recall, at: time.moment)
    if let index = learning.firstIndex(where: { $0.word.text == word.text }) {
      let step = recall == .again ? 0 : learning[index].step + 1
      learning.remove(at: index)
      learn(word, step: recall == .easy ? Self.steps.count : step, at: time)
    } else if old == nil {
      learn(word, step: recall == .again ? 0 : recall == .good ? 1 : Self.steps.count, at: time)
    } else if recall == .again {
      learn(word, step: 1, at: time)
    }
  }

  private mutating func learn(_ word: PoolWord, step: Int, at time: SimulatedTime) {
    guard step < Self.steps.count else { return }
    learning.append(Learning(word: word, step: step, due: time.seconds + Self.steps[step]))
  }
}
