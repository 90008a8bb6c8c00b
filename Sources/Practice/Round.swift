public import Languages
public import Vocabulary

/// One word, from its first hearing to the end.
///
/// A round is *completed* when a try is correct. It is *missed* after the last wrong try, or when
/// the learner gives the word up. After the last wrong try the learner sees the word and copies it
/// once, so that the right spelling is the last thing typed.
///
/// ```swift
/// var round = Round(Word("harbor"))
/// _ = round.submit("harber")  // .wrong, with feedback
/// round.triesLeft  // 2
/// _ = round.submit("harbor")  // .correct
/// round.outcome  // .completed(tries: 2)
/// ```
public struct Round: Hashable, Sendable {
  /// The judgement of a typed line.
  public enum Verdict: Hashable, Sendable {
    /// The spelling is right.
    case correct
    /// The learner typed another spelling of the word, which is right, too: `color` for `colour`.
    case variant(SoundAlike.Spelled)
    /// The learner typed another word with the same sound. It spends no try.
    case homophone(String)
    /// The learner typed another word that sounds nearly the same, for the first time in the round.
    /// It spends no try.
    case nearWord(String)
    /// The spelling is wrong, and spends a try.
    case wrong(Feedback)
    /// The line has no letters; the learner wants to hear the word again.
    case empty
    /// The line is not a try at the word. It spends no try.
    case noTry(NoTry)
    /// The copy is right.
    case copied
    /// The copy is wrong; the learner copies the word again.
    case miscopied(Feedback)
  }

  /// The asked word.
  public let word: Word
  /// The number of tries in the round.
  public let tries: Tries
  /// The parts that change.
  public private(set) var state: State
  /// Whether the learner sees the word before typing it.
  public let isSeen: Bool
  private let forgivesAccents: Bool

  /// The word divided into graphemes, for ``Feedback/explanations(of:)`` when the round is over.
  public let written: WrittenWord
  private var spelling: Spelling { written.spelling }
  private let letterForms: LetterForms

  /// - Parameters:
  ///   - word: the word to ask.
  ///   - tries: the number of tries.
  ///   - pronunciation: the pronunciation of the word, which makes the feedback more exact.
  ///   - language: the language of the word, whose rules compare the letters and name the
  ///     mistakes.
  ///   - isSeen: whether the learner sees the word before typing it, which counts as help.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  ///   - wantsCapitals: whether a name without its capitals is wrong.
  ///   - state: the state of an unfinished round that goes on.
  public init(
    _ word: Word, tries: Tries = .normal, said pronunciation: Pronunciation? = nil,
    in language: Language = .english, isSeen: Bool = false,
    forgivesAccents: Bool = false, wantsCapitals: Bool = false, state: State = State()
  ) {
    self.state = state
    self.forgivesAccents = forgivesAccents
    self.isSeen = isSeen
    self.word = word
    self.tries = tries
    letterForms = language.rules.letterForms
    written = WrittenWord(
      Spelling(word.text, in: letterForms), said: pronunciation, in: language,
      needsCapitals: word.needsCapitals(in: language, ifNames: wantsCapitals),
      morphemes: word.morphemes)
  }

  /// The input that the round waits for.
  public var phase: Phase { state.phase }
  /// How the round ended; `nil` while it waits for a try.
  public var outcome: Outcome? { state.outcome }
  /// The number of wrong tries.
  public var wrongTries: Int { state.wrongTries }
  /// The number of wrong tries that the learner took back as slips of the finger.
  public var slips: Int { state.slips }
  /// Whether the learner can take the last try back as a slip of the finger.
  public var canTakeBackSlip: Bool { state.canTakeBackSlip }
  /// The hints so far.
  public var hints: [Hint] { state.givenHints ?? [] }
  /// The number of hints so far.
  public var hintCount: Int { state.hints }

  /// Whether the learner had more help than the ear.
  public var isHelped: Bool { state.hints > 0 || isSeen }

  /// Whether the learner completed the word at the first try, by ear alone. Only such a round shows
  /// what the learner knows.
  public var isFirstTry: Bool { outcome == .completed(tries: 1) && !isHelped && slips == 0 }

  /// The number of tries that are left; `nil` without a limit.
  public var triesLeft: Int? { tries.left(after: wrongTries) }

  /// Judges a line: a try while the round asks, or a copy after a miss. A round that is over
  /// answers ``Verdict/empty``.
  ///
  /// - Parameters:
  ///   - typed: the typed line.
  ///   - sound: the pronunciation of the line, if known.
  ///   - other: the word that the line spells; `nil` where no dictionary has it.
  public mutating func submit(
    _ typed: String, sounding sound: Pronunciation? = nil, knownAs other: Word? = nil
  ) -> Verdict {
    let whole = Spelling(typed, in: letterForms)
    guard !whole.isEmpty, phase != .over else { return .empty }
    if whole != spelling, NoTry.hasSeveralLines(typed) { return .noTry(.severalLines) }
    let line = compared(whole)
    if phase == .asking, line != spelling, let verdict = soundAlike(whole) {
      if case .noTry = verdict { return verdict }
      state.canTakeBackSlip = false
      return verdict
    }
    let isRight = written.isSpelled(line, forgivesAccents: forgivesAccents)
    if !isRight,
      let reason = NoTry(line, at: written, sounding: sound, isCopy: phase == .copying)
    {
      return .noTry(reason)
    }
    state.canTakeBackSlip = false
    switch (phase, isRight) {
    case (.asking, true):
      end(.completed(tries: wrongTries + 1), phase: .over)
      return .correct
    case (.asking, false) where isNearWord(other, sounding: sound):
      state.isNearWordTold = true
      return .nearWord(other?.text ?? typed)
    case (.asking, false):
      state.wrongTries += 1
      state.lastTries = ((state.lastTries ?? []) + [typed]).suffix(State.mostTries)
      if triesLeft == 0 { end(.missed, phase: .copying) }
      state.canTakeBackSlip = phase == .asking && slips == 0
      return .wrong(feedback(on: line, sounding: sound))
    case (_, true):
      state.phase = .over
      return .copied
    case (_, false):
      return .miscopied(Feedback(typed: line, of: written, sounding: sound))
    }
  }

  /// Returns a typed line as it is compared with the word: without the signs around it.
  public func compared(_ typed: String) -> Spelling {
    compared(Spelling(typed, in: letterForms))
  }

  private func compared(_ whole: Spelling) -> Spelling {
    whole == spelling ? whole : whole.bare(for: spelling)
  }

  /// Returns the feedback on a wrong spelling. Its explanations take the word that
  /// ``written(beside:)`` returns for the spelling.
  ///
  /// - Parameters:
  ///   - typed: the spelling, as ``compared(_:)`` returns it.
  ///   - sound: its pronunciation, if known.
  public func feedback(on typed: Spelling, sounding sound: Pronunciation?) -> Feedback {
    Feedback(typed: typed, of: written(beside: typed), sounding: sound)
  }

  /// Returns the spelling beside which a wrong one is judged: the asked one, or a nearer one of
  /// another region. So the `u` of `culour` is no mistake for `color`.
  ///
  /// One edit less is enough if the try has the letters in which the regions differ. Otherwise the
  /// other spelling may be nearer only because it is shorter: `naber` is a try at `neighbour`, and
  /// not at `neighbor`.
  public func written(beside typed: Spelling) -> WrittenWord {
    let regional = word.soundAlikes.compactMap { other -> WrittenWord? in
      guard case .variant(let spelled) = other, !spelled.regions.isEmpty else { return nil }
      return WrittenWord(
        Spelling(spelled.text, in: letterForms), said: written.pronunciation,
        in: written.language, needsCapitals: written.needsCapitals)
    }
    guard !regional.isEmpty else { return written }
    func edits(_ word: WrittenWord) -> Int {
      AlignmentPath(typed: typed.letters, word: word).edits
    }
    let fewest = edits(written)
    let meant = regional.map { (word: $0, edits: edits($0)) }.filter { other in
      let difference = RegionalDifference(of: other.word.spelling, from: spelling)
      return other.edits < (difference.isShown(in: typed) ? fewest : fewest - 1)
    }
    return meant.min { $0.edits < $1.edits }?.word ?? written
  }

  private mutating func soundAlike(_ typed: Spelling) -> Verdict? {
    let found = word.soundAlikes.first { [letterForms] other in
      let spelling = Spelling(other.text, in: letterForms)
      return typed == spelling || typed.bare(for: spelling) == spelling
    }
    switch found {
    case .variant(let spelled):
      end(.completed(tries: wrongTries + 1), phase: .over)
      return .variant(spelled)
    case .homophone(let word): return .homophone(word)
    case .rareSpelling(let spelling): return .noTry(.rareSpelling(spelling))
    case .rare, nil: return nil
    }
  }

  /// Gives the next hint; `nil` if there are no more, or if the round does not wait for a try.
  public mutating func hint() -> Hint? {
    guard let hint = nextHint else { return nil }
    state.hints += 1
    state.givenHints = hints + [hint]
    return hint
  }

  /// Whether the learner can have another hint.
  public var hasMoreHints: Bool { nextHint != nil }

  private var nextHint: Hint? {
    guard phase == .asking else { return nil }
    let tries = (state.lastTries ?? []).map { compared($0) }
    return HintChoice(
      written, after: tries, given: hints, forgivesAccents: forgivesAccents
    ).next()
  }

  /// Takes the last wrong try back as a slip of the finger. The learner can do so once a round, and
  /// not after seeing the word.
  ///
  /// - Returns: whether the try was taken back.
  public mutating func takeBackSlip() -> Bool {
    guard canTakeBackSlip else { return false }
    state.canTakeBackSlip = false
    state.wrongTries -= 1
    state.lastTries = state.lastTries.map { $0.dropLast() }
    state.slips += 1
    return true
  }

  /// Gives the word up. It is then missed, and needs no copy.
  public mutating func skip() {
    switch phase {
    case .asking: end(.missed, phase: .over)
    case .copying: state.phase = .over
    case .over: break
    }
  }

  /// Ends the round without an outcome: the word is neither completed nor missed.
  public mutating func abandon() { state.phase = .over }

  private mutating func end(_ outcome: Outcome, phase: Phase) {
    state.outcome = outcome
    state.phase = phase
  }
}

extension Word {
  /// Returns whether a try must have the capitals of the word.
  ///
  /// - Parameter ifNames: whether the learner wants them in names. The nouns of a language that
  ///   writes them with capitals need them always.
  fileprivate func needsCapitals(in language: Language, ifNames: Bool) -> Bool {
    switch language.rules.capitals {
    case .inNames: ifNames && isName
    case .inNouns: text.contains(where: \.isUppercase)
    }
  }
}
