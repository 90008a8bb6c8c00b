internal import Practice
internal import Storage

/// A session that was left open, as it is kept on the disk.
public struct OpenSession: Sendable, Codable {
  /// The round that was left. It holds the word, which its snapshot doesn't tell.
  struct LeftRound: Sendable, Codable {
    let word: String
    let log: RoundLog
    let state: Round.State
    let snapshot: RoundSnapshot
    /// The last wrong try that was not taken back.
    let lastWrong: String?
  }

  /// The session's name.
  public let id: Identifier
  /// What the session was begun with.
  public let wishes: Wishes
  let chooser: WordChooser.Kept
  let journal: SessionJournal.Kept
  let round: LeftRound?
}

extension Session {
  /// Writes where the session stands, so that it can be gone on with after the program has ended.
  func keepOpen() async {
    guard let open = await openSession else { return }
    // Every answer is in the journal, so no answer waits for this to succeed.
    try? journal.files.openSession.keep(open)
  }

  /// Forgets where the session stood, because it has ended.
  func forget() {
    // Where this fails, the session is ended once more at the next start.
    if wishes != nil { try? journal.files.openSession.clear() }
  }

  /// Writes all that is not yet on the disk, because the program is about to end.
  ///
  /// - Throws: ``StorageError``.
  public func leave() async throws {
    try journal.flush()
    if !snapshot.isEnded { await keepOpen() }
  }

  /// Where the session stands, as it is kept; `nil` for a session that is not kept.
  var openSession: OpenSession? {
    get async {
      guard let wishes else { return nil }
      let chosen = await chooser.leave()
      var left: OpenSession.LeftRound?
      if let open, open.snapshot.outcome != .excluded {
        left = OpenSession.LeftRound(
          word: open.prompt.word.text, log: open.log, state: open.round.state,
          snapshot: open.snapshot, lastWrong: open.lastWrong?.typed)
      }
      return OpenSession(
        id: id, wishes: wishes, chooser: chosen, journal: journal.kept, round: left)
    }
  }

  /// Goes on where a session was left.
  func resume(_ kept: OpenSession) async {
    journal.resume(kept.journal)
    let tally = journal.tally
    await chooser.resume(
      kept.chooser, done: tally.completed + tally.missed, current: kept.round?.word)
    guard let left = kept.round else { return }
    let prompt = await chooser.prompt(named: left.word)
    let round = round(of: prompt, state: left.state)
    var lastWrong: OpenRound.WrongTry?
    if let typed = left.lastWrong {
      // The round as it was when this was typed: it still asked.
      let sound = await prompting.sound(ofTry: typed, in: self.round(of: prompt))
      lastWrong = OpenRound.WrongTry(
        typed: typed,
        feedback: Feedback(typed: Spelling(typed), of: round.written, sounding: sound))
    }
    open = OpenRound(
      prompt, round: round, log: left.log, snapshot: left.snapshot, plan: plan,
      lastWrong: lastWrong)
    open?.refresh(streak: streak, hasRecordings: narration.hasRecordings)
  }
}
