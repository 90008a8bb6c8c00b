public import FoundationEssentials

/// A session that was left open, as it is kept to be gone on with. What was answered is in the journal
/// in any case.
public struct OpenSession: Hashable, Sendable, Codable {
  /// What the learner did in a round, one thing after another.
  public enum Step: Hashable, Sendable, Codable {
    case typed(text: String)
    case hint
    case sentence
    case origin
    case slip
    case skip
  }

  /// The word that is asked, and what was done.
  public struct Round: Hashable, Sendable, Codable {
    public var id: String
    public var word: String
    /// What the journal calls the round.
    public var name: String
    public var start: Date
    public var utcOffset: Int
    public var isComeback: Bool
    public var heard: Int
    public var heardSlowly: Int
    public var steps: [Step]

    public init(
      id: String, word: String, name: String, start: Date, utcOffset: Int, isComeback: Bool,
      heard: Int, heardSlowly: Int, steps: [Step]
    ) {
      self.id = id
      self.word = word
      self.name = name
      self.start = start
      self.utcOffset = utcOffset
      self.isComeback = isComeback
      self.heard = heard
      self.heardSlowly = heardSlowly
      self.steps = steps
    }
  }

  public var id: String
  /// What the session is to be, as a front end writes it.
  public var wanted: String
  public var began: Date?
  public var rounds: Int
  public var newWords: Int
  public var completed: [String]
  public var missed: [String]
  /// The words that are to be asked again, the nearest first.
  public var comingBack: [String]
  /// The words that were asked, and then excluded.
  public var excluded: [String]
  /// Completed with the first try, unaided.
  public var firstTry: Int
  /// How often each kind of mistake was made.
  public var mistakes: [String: Int]
  /// Whether the word of the round still has to be put on the list of completed words.
  public var isUnsettled: Bool
  public var round: Round?

  public init(
    id: String, wanted: String, began: Date?, rounds: Int, newWords: Int, completed: [String],
    missed: [String], comingBack: [String], excluded: [String], firstTry: Int,
    mistakes: [String: Int], isUnsettled: Bool, round: Round?
  ) {
    self.id = id
    self.wanted = wanted
    self.began = began
    self.rounds = rounds
    self.newWords = newWords
    self.completed = completed
    self.missed = missed
    self.comingBack = comingBack
    self.excluded = excluded
    self.firstTry = firstTry
    self.mistakes = mistakes
    self.isUnsettled = isUnsettled
    self.round = round
  }
}
