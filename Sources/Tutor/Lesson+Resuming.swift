internal import FoundationEssentials
internal import Practice
internal import Scheduling
public import Storage
internal import Vocabulary

/// A session is left, and gone on with where it was left.
extension Lesson {
  /// Where the session stands.
  ///
  /// - Parameters:
  ///   - session: what the front end calls the session.
  ///   - round: what it calls the round.
  ///   - wanted: what the session is to be, as the front end writes it.
  public func leave(session: String, round: String, wanted: String) -> OpenSession {
    var open = OpenSession(
      id: session, wanted: wanted, began: began, rounds: rounds, newWords: newWords,
      completed: tally.completed, missed: tally.missed,
      comingBack: comebacks.words.map(\.text), excluded: newlyExcluded,
      firstTry: tally.firstTry,
      mistakes: Dictionary(uniqueKeysWithValues: mistakes.map { ($0.key.rawValue, $0.value) }),
      isUnsettled: !isSettled, round: nil)
    if let word = self.round?.word.text, !newlyExcluded.contains(word) {
      open.round = .init(
        id: round, word: word, name: log.name, start: log.start.date,
        utcOffset: log.start.utcOffset, isComeback: isComeback, heard: log.heard,
        heardSlowly: log.heardSlowly, steps: steps)
    }
    return open
  }

  /// Begins the round again that was left; its steps are then to be taken again.
  ///
  /// - Returns: `nil` where none was left.
  public func resume(_ open: OpenSession) async -> Question? {
    (began, rounds, newWords) = (open.began, open.rounds, open.newWords)
    newlyExcluded = open.excluded
    for text in open.comingBack where text != open.round?.word {
      if let word = await supply?.word(text) { comebacks.expect(word) }
    }
    var done = Set(open.completed + open.missed + open.excluded)
    if let word = open.round?.word { done.insert(word) }
    given = given.filter { !done.contains($0.word) }
    asked.formUnion(done)
    guard let left = open.round else { return nil }
    let word: Word
    if let known = await supply?.word(left.word) { word = known } else { word = Word(left.word) }
    isReview = syllabus.knows(left.word)
    syllabus.drop(left.word)
    isReplaying = true
    begin(await prompt(word), isComeback: left.isComeback)
    log = RoundLog(
      name: left.name, start: Moment(date: left.start, utcOffset: left.utcOffset))
    (log.heard, log.heardSlowly) = (left.heard, left.heardSlowly)
    return question(isComeback: left.isComeback)
  }

  /// Ends the repetition: from here on, what is done is kept.
  public func endResuming(_ open: OpenSession) {
    isReplaying = false
    tally = Tally(completed: open.completed, missed: open.missed, firstTry: open.firstTry)
    mistakes = open.mistakes.reduce(into: [:]) { mistakes, entry in
      if let kind = Mistake.Kind(rawValue: entry.key) { mistakes[kind] = entry.value }
    }
    if !open.isUnsettled { unsettled = nil }
  }
}
