public import Vocabulary

/// One word from first hearing to its end.
///
/// A round asks, takes tries, and ends: *completed* when one is correct; *missed* after the last
/// wrong one or when it is skipped. After the last wrong try the word is shown and copied once, so
/// that the right spelling is the last thing typed.
public struct Round: Hashable, Sendable {
  /// What the round waits for.
  public enum Phase: String, Hashable, Sendable, Codable {
    case asking
    /// The word is shown, and the learner copies it.
    case copying
    case over
  }

  /// How the round ended.
  public enum Outcome: Hashable, Sendable, Codable {
    /// With the number of tries, the correct one included.
    case completed(tries: Int)
    case missed
  }

  /// All that changes while a round goes on: enough to go on with a round that was left.
  public struct State: Hashable, Sendable, Codable {
    public fileprivate(set) var phase = Phase.asking
    /// `nil` while the round is asked.
    public fileprivate(set) var outcome: Outcome?
    public fileprivate(set) var wrongTries = 0
    /// The number of hints given.
    public fileprivate(set) var hints = 0
    /// The number of wrong tries that were taken back as slips of the finger.
    public fileprivate(set) var slips = 0
    /// Whether the last try can be taken back as a slip of the finger.
    public fileprivate(set) var canTakeBackSlip = false

    public init() {}
  }

  /// What a line that was typed turned out to be.
  public enum Verdict: Hashable, Sendable {
    case correct
    /// Correct, in another spelling of the word: `color` where `colour` was asked.
    case variant(SoundAlike.Spelled)
    /// Another word that sounds the same. It spends no try.
    case homophone(String)
    case wrong(Feedback)
    /// Nothing to judge; it asks to hear the word again.
    case empty
    /// The word was copied rightly.
    case copied
    /// The copy departs from the word; it is wanted again.
    case miscopied(Feedback)
  }

  public let word: Word
  public let tries: Tries
  /// Where the round stands.
  public private(set) var state: State
  /// Whether the word was seen before it was typed.
  public let isSeen: Bool
  private let forgivesAccents: Bool

  /// The word with what its letters spell; for ``Feedback/explanations(of:)`` when the round is over.
  public let written: WrittenWord
  private var spelling: Spelling { written.spelling }

  /// - Parameters:
  ///   - pronunciation: how the word is said, which makes feedback more exact.
  ///   - isEnglish: whether mistakes are named by the rules of English.
  ///   - isSeen: whether the word is seen before it is typed, which counts as help.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  ///   - state: where a round that was left stood.
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

  public var phase: Phase { state.phase }
  /// `nil` while the round is asked.
  public var outcome: Outcome? { state.outcome }
  public var wrongTries: Int { state.wrongTries }
  /// The number of wrong tries that were taken back as slips of the finger.
  public var slips: Int { state.slips }
  /// Whether the last try can be taken back as a slip of the finger.
  public var canTakeBackSlip: Bool { state.canTakeBackSlip }
  /// The hints given so far.
  public var hints: [Hint] { (0..<state.hints).compactMap { Hint(number: $0, of: spelling) } }

  /// Whether anything but the ear helped.
  public var isHelped: Bool { state.hints > 0 || isSeen }

  /// Whether it was completed with the first try, with nothing but the ear to help: the only honest
  /// measure of what is known.
  public var isFirstTry: Bool { outcome == .completed(tries: 1) && !isHelped && slips == 0 }

  /// `nil` where there is no limit.
  public var triesLeft: Int? { tries.left(after: wrongTries) }

  /// Judges a line: a try while the round asks, a copy after it was missed. A round that is over
  /// takes no more, and answers ``Verdict/empty``.
  /// - Parameter sound: how the line would be said, where an engine knows it.
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

  /// The next hint; `nil` when there are no more, or the round asks no more.
  public mutating func hint() -> Hint? {
    guard phase == .asking, let hint = Hint(number: state.hints, of: spelling) else { return nil }
    state.hints += 1
    return hint
  }

  /// Whether there is another hint to be had.
  public var hasMoreHints: Bool {
    phase == .asking && Hint(number: state.hints, of: spelling) != nil
  }

  /// Takes the wrong try back that was just made, as a slip of the finger: once a round, and not when
  /// the word has been shown.
  ///
  /// - Returns: whether it could be.
  public mutating func takeBackSlip() -> Bool {
    guard canTakeBackSlip else { return false }
    state.canTakeBackSlip = false
    state.wrongTries -= 1
    state.slips += 1
    return true
  }

  /// Gives the word up: missed, without a copy. A copy that is still wanted is let go.
  public mutating func skip() {
    switch phase {
    case .asking: end(.missed, phase: .over)
    case .copying: state.phase = .over
    case .over: break
    }
  }

  /// Ends the round as if it had not been: neither completed nor missed.
  public mutating func abandon() { state.phase = .over }

  private mutating func end(_ outcome: Outcome, phase: Phase) {
    state.outcome = outcome
    state.phase = phase
  }
}
