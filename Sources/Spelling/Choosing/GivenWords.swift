internal import Hashing
internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary

/// The words that a session asks one after another: the words of a list or a test, or the words
/// that the learner missed.
struct GivenWords {
  /// The words that are still to be asked.
  private var left: ArraySlice<WordList.Entry>
  /// The words of the list, by their text.
  let listed: [String: WordList.Entry]
  /// The number of times that the learner has yet to spell each word, in a session on mistakes.
  private var repetitions: [String: Int] = [:]
  /// All words, in their own order.
  private let all: [WordList.Entry]
  private let mixing: SessionPlan.Mixing
  /// The words of a list that the learner has mastered, and that are not due.
  private let mastered: Set<String>
  /// The number of mastered words that this session doesn't ask.
  private(set) var resting = 0
  /// Whether the learner missed words, but none of them fits the wishes.
  let lacksFitting: Bool

  /// The share of the mastered words of a list that a session asks, if it asks others.
  static let masteredShare = 0.2

  /// - Parameters:
  ///   - today: the day of the session.
  ///   - fits: a function that returns whether a word fits the learner's wishes.
  init(
    _ plan: SessionPlan, past: PastPractice, on today: Day, fits: (String) -> Bool
  ) {
    var given = plan.listed
    let isOnMistakes = plan.mode.words == .missed
    if isOnMistakes {
      let chosen = Set(given.map(\.word))
      let missed = past.missed.filter { !past.excluded.contains($0) }
      given = missed.filter { (chosen.isEmpty || chosen.contains($0)) && fits($0) }
        .map { WordList.Entry(word: $0) }
      lacksFitting = given.isEmpty && !missed.isEmpty
      repetitions = given.reduce(into: [:]) { $0[$1.word] = MissedWords.timesWanted }
    } else {
      lacksFitting = false
    }
    given.removeAll {
      Spelling($0.word).isEmpty
        || plan.testWords != nil && (past.progress.words[$0.word] != nil || !fits($0.word))
    }
    all = given
    left = given[...]
    mixing = isOnMistakes ? .none : plan.mixing
    let scheduler = past.progress.scheduler(for: plan.goal)
    mastered =
      mixing != .fewMastered
      ? []
      : Set(
        given.map(\.word).filter { word in
          guard let record = past.progress.words[word], record.mastery.since != nil else {
            return false
          }
          return record.memory.due(by: scheduler) > today
        })
    listed = Dictionary(plan.listed.map { ($0.word, $0) }) { first, _ in first }
  }

  /// Mixes the words of a list. Of the mastered ones, most rest in this session, unless the list
  /// has no others.
  ///
  /// - Parameter seed: the same seed puts the words into the same order again, so that a session
  ///   that was left goes on as it was.
  mutating func mix(seed: UInt64) {
    guard mixing != .none else { return }
    let drawn = all.map { entry -> (entry: WordList.Entry, key: UInt64, isAsked: Bool) in
      var generator = SeededGenerator(seed: seed ^ FNV1a(entry.word.utf8).value)
      let key = generator.next()
      let isAsked = Double.random(in: 0..<1, using: &generator) < Self.masteredShare
      return (entry, key, isAsked || !mastered.contains(entry.word))
    }
    let hasOthers = drawn.contains { !mastered.contains($0.entry.word) }
    let asked = hasOthers ? drawn.filter { $0.isAsked } : drawn
    left = asked.sorted { $0.key < $1.key }.map { $0.entry }[...]
    resting = all.count - asked.count
  }

  /// The next word; `nil` where none is left.
  var first: WordList.Entry? { left.first }

  /// The number of words that are still to be asked.
  var count: Int { left.count }

  /// The number of times that the learner has yet to spell the words, all added up, in a session on
  /// mistakes.
  var repetitionsLeft: Int { repetitions.values.reduce(0) { $0 + max(0, $1) } }

  /// Takes the next word; `nil` where none is left.
  mutating func next() -> WordList.Entry? { left.popFirst() }

  /// Records how a round ended. In a session on mistakes, a word comes until the learner has
  /// spelled it right often enough.
  mutating func finish(_ round: Round) {
    guard let times = repetitions[round.word.text], round.isFirstTry else { return }
    repetitions[round.word.text] = times - 1
    if times > 1 { left.append(WordList.Entry(word: round.word.text)) }
  }

  /// Removes words that were asked.
  mutating func remove(_ words: Set<String>) {
    left = left.filter { !words.contains($0.word) }[...]
  }
}
