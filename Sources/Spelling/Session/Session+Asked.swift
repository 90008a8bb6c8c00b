package import Scheduling

/// A word that a learner is asked now, for the eyes of a teacher. It gives the word away.
package struct AskedWord: Hashable, Sendable {
  package let word: String
  /// The moment when the round began.
  package let since: Moment
  /// The number of wrong tries that were not taken back.
  package let wrongTries: Int

  package init(word: String, since: Moment, wrongTries: Int) {
    (self.word, self.since, self.wrongTries) = (word, since, wrongTries)
  }
}

extension OpenSession {
  /// The word that waits for a try, where another server goes on with the session; `nil` if none
  /// does.
  package var asked: AskedWord? {
    guard let round, round.snapshot.state == .asking else { return nil }
    return AskedWord(
      word: round.word, since: round.log.start, wrongTries: round.state.wrongTries)
  }
}

extension Session {
  /// The word that waits for a try; `nil` if none does.
  package var asked: AskedWord? {
    guard let open, open.round.phase == .asking, !snapshot.isEnded else { return nil }
    return AskedWord(
      word: open.prompt.word.text, since: open.log.start, wrongTries: open.round.state.wrongTries)
  }
}
