internal import Learner
internal import Practice
internal import Storage
internal import Vocabulary

/// The words that a session asks in a fixed order: the words of a list or a test, or the words that
/// the learner missed.
struct GivenWords {
  /// The words that are still to be asked.
  private var left: ArraySlice<WordList.Entry>
  /// The words of the list, by their text.
  let listed: [String: WordList.Entry]
  /// The number of times that the learner has yet to spell each word, in a session on mistakes.
  private var repetitions: [String: Int] = [:]

  init(_ plan: SessionPlan, past: PastPractice) {
    var given = plan.listed
    if plan.mode.words == .missed {
      given = past.missed.map { WordList.Entry(word: $0) }
      repetitions = given.reduce(into: [:]) { $0[$1.word] = MissedWords.timesWanted }
    }
    given.removeAll {
      Spelling($0.word).isEmpty
        || plan.mode.words == .missed && past.excluded.contains($0.word)
        || plan.testWords != nil && past.progress.words[$0.word] != nil
    }
    left = given[...]
    listed = Dictionary(plan.listed.map { ($0.word, $0) }) { first, _ in first }
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
