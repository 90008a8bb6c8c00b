public import Vocabulary

/// One word from its first hearing to its end.
///
/// A round asks the word and takes tries. It ends as *completed* with a correct try, and as
/// *missed* after the last wrong try or when the learner skips the word. After the last wrong try
/// the learner sees the word and copies it once, so that the right spelling is the last one typed.
///
/// ```swift
/// var round = Round(Word("harbor"))
/// round.submit("harber")  // .wrong(…)
/// round.triesLeft  // 2
/// round.submit("harbor")  // .correct
/// round.outcome  // .completed(tries: 2)
/// ```
public struct Round: Hashable, Sendable {
  /// What the round waits for.
  public enum Phase: String, Hashable, Sendable, Codable {
    /// A try.
    case asking
    /// A copy of the word, which the learner sees.
    case copying
    /// Nothing: the round is over.
    case over
  }

  /// How the round ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// The learner spelled the word. The number of tries includes the correct one.
    case completed(tries: Int)
    /// The learner missed the word or gave it up.
    case missed
  }

  /// The parts of a round that change. A round that was left goes on from them.
  public struct State: Hashable, Sendable, Codable {
    /// What the round waits for.
    public fileprivate(set) var phase = Phase.asking
    /// How the round ended; `nil` while it asks.
    public fileprivate(set) var outcome: Outcome?
    /// The number of wrong tries that the learner did not take back.
    public fileprivate(set) var wrongTries = 0
    /// The number of hints so far.
    public fileprivate(set) var hints = 0
    /// The number of wrong tries that the learner took back as slips of the finger.
    public fileprivate(set) var slips = 0
    /// Whether the learner can take back the last try as a slip of the finger.
    public fileprivate(set) var canTakeBackSlip = false

    /// Makes the state of a round that begins.
    public init() {}
  }

  /// What a typed line turned out to be.
  public enum Verdict: Hashable, Sendable {
    /// The word.
    case correct
    /// Another spelling of the word, which is correct too: `color` where the round asks `colour`.
    case variant(SoundAlike.Spelled)
    /// Another word that sounds the same. It spends no try.
    case homophone(String)
    /// A wrong try.
    case wrong(Feedback)
    /// A line without anything to judge. The learner wants to hear the word again.
    case empty
    /// A right copy of the word.
    case copied
    /// A copy that departs from the word. The round waits for another.
    case miscopied(Feedback)
  }

  /// The word.
  public let word: Word
  /// The number of tries in the round.
  public let tries: Tries
  /// Where the round stands.
  public private(set) var state: State
  /// Whether the learner saw the word before typing it.
  public let isSeen: Bool
  private let forgivesAccents: Bool

  /// The word with the sounds that its letters spell, for ``Feedback/explanations(of:)`` once the
  /// round no longer asks.
  public let written: WrittenWord
  private var spelling: Spelling { written.spelling }

  /// Makes a round.
  ///
  /// - Parameters:
  ///   - pronunciation: the word's pronunciation, which makes feedback more exact.
  ///   - isEnglish: whether mistakes are named by the rules of English.
  ///   - isSeen: whether the learner sees the word before typing it, which counts as help.
  ///   - forgivesAccents: whether a letter without its accent is right too.
  ///   - state: the state of a round that was left.
  public init(
    _ word: Word, tries: Tries = .normal, said pronunciation: Pronunciation? = nil,
    isEnglish: Bool = true, isSeen: Bool = false,
    forgivesAccents: Bool = false, state: State = State()
  ) {
    self.state = state
    self.forgivesAccents = forgivesAccents
    self.isSeen = isSeen
    self.word = word
    self.tries = tries
    written = WrittenWord(Spelling(word.text), said: pronunciation, isEnglish: isEnglish)
  }

  /// What the round waits for.
  public var phase: Phase { state.phase }
  /// How the round ended; `nil` while it asks.
  public var outcome: Outcome? { state.outcome }
  /// The number of wrong tries that the learner did not take back.
  public var wrongTries: Int { state.wrongTries }
  /// The number of wrong tries that the learner took back as slips of the finger.
  public var slips: Int { state.slips }
  /// Whether the learner can take back the last try as a slip of the finger.
  public var canTakeBackSlip: Bool { state.canTakeBackSlip }
  /// The hints so far.
  public var hints: [Hint] { (0..<state.hints).compactMap { Hint(number: $0, of: spelling) } }

  /// Whether anything but the sound helped the learner.
  public var isHelped: Bool { state.hints > 0 || isSeen }

  /// Whether the learner spelled the word at the first try, with only the sound to help. No other
  /// result shows honestly what the learner knows.
  public var isFirstTry: Bool { outcome == .completed(tries: 1) && !isHelped && slips == 0 }

  /// The number of tries left; `nil` where there is no limit.
  public var triesLeft: Int? { tries.left(after: wrongTries) }

  /// Judges a line: a try while the round asks, a copy after a miss. A round that is over answers
  /// ``Verdict/empty``.
  ///
  /// - Parameter sound: the line's pronunciation; `nil` where it is not known.
  public mutating func submit(_ typed: String, sounding sound: Pronunciation? = nil) -> Verdict {
    let typed = Spelling(typed)
    guard !typed.isEmpty, phase != .over else { return .empty }
    state.canTakeBackSlip = false
    if phase == .asking, typed != spelling, let verdict = soundAlike(typed) { return verdict }
    let isRight =
      typed == spelling || forgivesAccents && typed.isSame(asUnaccented: spelling)
    switch (phase, isRight) {
    case (.asking, true):
      end(.completed(tries: wrongTries + 1), phase: .over)
      return .correct
    case (.asking, false):
      state.wrongTries += 1
      if triesLeft == 0 { end(.missed, phase: .copying) }
      state.canTakeBackSlip = phase == .asking && slips == 0
      return .wrong(Feedback(typed: typed, of: written, sounding: sound))
    case (_, true):
      state.phase = .over
      return .copied
    case (_, false):
      return .miscopied(Feedback(typed: typed, of: written, sounding: sound))
    }
  }

  private mutating func soundAlike(_ typed: Spelling) -> Verdict? {
    switch word.soundAlikes.first(where: { Spelling($0.text) == typed }) {
    case .variant(let spelled):
      end(.completed(tries: wrongTries + 1), phase: .over)
      return .variant(spelled)
    case .homophone(let word): return .homophone(word)
    case nil: return nil
    }
  }

  /// Gives the next hint; `nil` where there is none, or the round no longer asks.
  public mutating func hint() -> Hint? {
    guard phase == .asking, let hint = Hint(number: state.hints, of: spelling) else { return nil }
    state.hints += 1
    return hint
  }

  /// Whether the round can give another hint.
  public var hasMoreHints: Bool {
    phase == .asking && Hint(number: state.hints, of: spelling) != nil
  }

  /// Takes back the last try as a slip of the finger. That can be done once in a round, right after
  /// a wrong try, while the round asks.
  ///
  /// - Returns: whether the try was taken back.
  public mutating func takeBackSlip() -> Bool {
    guard canTakeBackSlip else { return false }
    state.canTakeBackSlip = false
    state.wrongTries -= 1
    state.slips += 1
    return true
  }

  /// Ends the round without a copy. If the round still asks the word, the word is missed.
  public mutating func skip() {
    switch phase {
    case .asking: end(.missed, phase: .over)
    case .copying: state.phase = .over
    case .over: break
    }
  }

  /// Ends the round, neither completed nor missed.
  public mutating func abandon() { state.phase = .over }

  private mutating func end(_ outcome: Outcome, phase: Phase) {
    state.outcome = outcome
    state.phase = phase
  }
}
