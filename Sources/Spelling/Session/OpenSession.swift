public import Learner
internal import Practice
internal import Scheduling
public import Storage
internal import Vocabulary

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
  let chooser: WordChooser.SavedState
  let journal: SessionJournal.SavedState
  let round: LeftRound?

  /// The largest value of any count in a session.
  private static let most = 1_000_000

  /// Reads a session.
  ///
  /// - Throws: `DecodingError` for numbers that no session has, because a file may hold any number.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Identifier.self, forKey: .id)
    wishes = try values.decode(Wishes.self, forKey: .wishes)
    chooser = try values.decode(WordChooser.SavedState.self, forKey: .chooser)
    journal = try values.decode(SessionJournal.SavedState.self, forKey: .journal)
    round = try values.decodeIfPresent(LeftRound.self, forKey: .round)
    var counts = [chooser.newWords, chooser.repeats, journal.tally.repeats]
    counts += journal.mistakes.values
    if let round {
      let (state, log) = (round.state, round.log)
      counts += [state.wrongTries, state.hints, state.slips]
      counts += [log.heard, log.heardSlowly, log.entries]
    }
    let moments = [journal.began, round?.log.start].compactMap(\.self)
    guard counts.allSatisfy((0...Self.most).contains), moments.allSatisfy(\.isPossible) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a number is out of range"))
    }
  }

  init(
    id: Identifier, wishes: Wishes, chooser: WordChooser.SavedState,
    journal: SessionJournal.SavedState,
    round: LeftRound?
  ) {
    self.id = id
    self.wishes = wishes
    self.chooser = chooser
    self.journal = journal
    self.round = round
  }
}

extension Moment {
  /// Whether a clock can show this moment: a time from 1970 to about the year 5100.
  fileprivate var isPossible: Bool { (0...1e11).contains(seconds) }
}

extension LearnerFiles {
  /// The session that was left open.
  public var openSession: OpenWork<OpenSession> { leftSession(as: OpenSession.self) }
}

extension Session {
  /// Writes the state of the session, so that it can go on after the program has ended.
  func keepOpen() async {
    guard let open = await openSession else { return }
    // The journal has every answer, so no answer is lost if this fails.
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
    try journal.files.completed.flush()
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
  ///
  /// - Throws: `StorageError` when the journal can't be read.
  func resume(_ kept: OpenSession) async throws(StorageError) {
    journal.resume(kept.journal)
    await chooser.resume(kept.chooser, done: journal.tally.words, current: kept.round?.word)
    remark = await chooser.remark
    guard let left = kept.round else { return }
    let prompt = await chooser.prompt(named: left.word)
    let round = round(of: prompt, state: left.state.remembering(left.lastWrong))
    var lastWrong: OpenRound.WrongTry?
    if let typed = left.lastWrong {
      // A pronunciation is only looked up for a round that asks, as this round did when the try was
      // typed.
      let sound = await lookup.sound(ofTry: typed, in: self.round(of: prompt))
      let feedback = round.feedback(on: round.compared(typed), sounding: sound)
      lastWrong = OpenRound.WrongTry(typed: typed, feedback: feedback)
    }
    open = OpenRound(
      prompt: prompt, round: round, log: left.log, snapshot: left.snapshot, plan: plan,
      wasMissed: await chooser.wasMissedToday(left.word), lastWrong: lastWrong)
    // The program may have been killed after it wrote a try to the journal, and before it wrote
    // this file.
    for entry in try journal.entries(ofRound: left.log.name).dropFirst(left.log.entries) {
      await replay(entry)
      if entry.outcome != nil { try reachAgain(entry) }
    }
    open?.refresh(streak: streak, hasRecordings: narration.hasRecordings)
  }

  /// Shows the milestones that the learner reached with an entry that is already in the journal.
  ///
  /// - Throws: `StorageError` when the journal can't be read.
  private func reachAgain(_ entry: JournalEntry) throws(StorageError) {
    guard plan.seed == nil else { return }
    var progress = Progress(by: journal.files.scheduler)
    var milestones: [Milestone] = []
    try journal.files.journal.read { line in
      guard let other = line.entry(JournalEntry.self) else { return }
      let reached = progress.milestones(with: other, dailyGoal: plan.dailyGoal)
      if other.round == entry.round, other.outcome != nil { milestones = reached }
    }
    open?.reach(milestones)
  }

  /// Repeats a step that is already in the journal.
  private func replay(_ entry: JournalEntry) async {
    guard var round = open?.round else { return }
    open?.log.entries += 1
    switch entry.event {
    case .correct, .wrong, .homophone, .copied:
      let typed = entry.typed ?? ""
      let sound = await lookup.sound(ofTry: typed, in: round)
      let other = entry.event == .homophone ? lookup.word(ofTry: typed, in: round) : nil
      let verdict = round.submit(typed, sounding: sound, knownAs: other)
      await take(verdict, on: typed, round, at: entry.moment)
    case .slip: if round.takeBackSlip() { takeBackSlip(round) }
    case .skipped: await skip(round, at: entry.moment)
    case .removed, .imported: break
    }
  }
}
