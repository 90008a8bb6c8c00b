internal import Practice
internal import Storage

/// A session that was left, as the disk keeps it.
public struct OpenSession: Sendable, Codable {
  /// The open round of a left session. It holds the word, which its snapshot doesn't tell.
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
  /// The wishes that the session began with.
  public let wishes: Wishes
  let chooser: WordChooser.Kept
  let journal: SessionJournal.Kept
  let round: LeftRound?
}

extension Session {
  /// Writes where the session stands, so that it can go on after the program has ended.
  func keepOpen() async {
    guard let open = await openSession else { return }
    // Every answer is in the journal, so no answer waits for this to succeed.
    try? journal.files.openSession.keep(open)
  }

  /// Removes the kept session, because it has ended.
  func forget() {
    // If this fails, the session ends once more at the next start.
    if wishes != nil { try? journal.files.openSession.clear() }
  }

  /// Writes everything that is not yet on the disk, because the program is about to end.
  ///
  /// - Throws: `StorageError` when the last completed word can't be put on the list.
  public func leave() async throws {
    try journal.flush()
    if !snapshot.isEnded { await keepOpen() }
  }

  /// The session as the disk keeps it; `nil` for a session that is not kept.
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

  /// Restores the state of a left session.
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
      // A pronunciation is only found for a round that asks, as this one did when the try was
      // typed.
      let sound = await prompting.sound(ofTry: typed, in: self.round(of: prompt))
      let feedback = Feedback(typed: Spelling(typed), of: round.written, sounding: sound)
      lastWrong = OpenRound.WrongTry(typed: typed, feedback: feedback)
    }
    open = OpenRound(
      prompt: prompt, round: round, log: left.log, snapshot: left.snapshot, plan: plan,
      lastWrong: lastWrong)
    open?.refresh(streak: streak, hasRecordings: narration.hasRecordings)
  }
}
