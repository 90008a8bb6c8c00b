internal import Learner
internal import NIOCore
internal import Spelling

/// The document of a session.
struct SessionDocument: Encodable, Sendable {
  enum State: String, Encodable { case open, ended }

  struct Summary: Encodable {
    struct Count: Encodable {
      let kind: String
      let title: String
      let count: Int
    }

    let results: [String]
    let firstTry: [String]
    let later: [String]
    let learned: [String]
    let missed: [String]
    let repeats: Int
    let mistakes: [Count]
    let dueToday: Int
    let dueTomorrow: Int
    let isTimeOver: Bool
    @OrNull var wordsAnHour: Int?

    init(_ summary: Spelling.Summary) {
      results = summary.results
      firstTry = summary.tally.words(.firstTry)
      later = summary.tally.words(.later)
      learned = summary.tally.words(.learned)
      missed = summary.tally.words(.missed)
      repeats = summary.tally.repeats
      mistakes = summary.mistakes.map {
        Count(kind: $0.kind.rawValue, title: $0.kind.title, count: $0.count)
      }
      (dueToday, dueTomorrow) = (summary.dueToday, summary.dueTomorrow)
      isTimeOver = summary.isTimeOver
      _wordsAnHour = OrNull(wrappedValue: summary.wordsAnHour)
    }
  }

  let id: Identifier
  let state: State
  let mode: String
  let welcome: String
  let isByEarAlone: Bool
  @OrNull var secondsLeft: Double?
  let completed: Int
  let missed: Int
  let streak: Int
  let bestStreak: Int
  @OrNull var round: RoundDocument?
  @OrNull var notice: String?
  @OrNull var summary: Summary?

  init(_ snapshot: Snapshot, round: RoundDocument?) {
    id = snapshot.id
    state = snapshot.isEnded ? .ended : .open
    mode = snapshot.mode.name
    welcome = snapshot.mode.welcome
    isByEarAlone = snapshot.mode.isByEarAlone
    _secondsLeft = OrNull(wrappedValue: snapshot.secondsLeft)
    completed = snapshot.tally.completed.count
    missed = snapshot.tally.words(.missed).count
    streak = snapshot.streak.current
    bestStreak = snapshot.streak.best
    _round = OrNull(wrappedValue: snapshot.isEnded ? nil : round)
    _notice = OrNull(wrappedValue: snapshot.notice?.description)
    _summary = OrNull(wrappedValue: snapshot.summary.map(Summary.init))
  }
}

/// The document with the learner's last session, if any.
struct SessionsDocument: Encodable, Sendable { let sessions: [SessionDocument] }

/// The body of a request for a new session. It can't hold a seed, which only the command line
/// takes.
extension Wishes: Body {
  static let fields: Set<String> = [
    "words", "list", "assignment", "given", "mode", "count", "length", "level", "tries", "minutes",
    "pattern", "starts", "ends", "origin", "forgivesAccents", "goal",
  ]

  /// The most words that a session is given at once. The server keeps them as long as it lasts.
  private static let mostGiven = 5000

  /// Reads wishes as they are sent.
  ///
  /// - Throws: a ``Problem``.
  init(sent json: ByteBuffer) throws {
    try self.init(json: json)
    guard given?.count ?? 0 <= Self.mostGiven else {
      throw Problem.invalid("A session takes at most 5,000 words: give fewer.")
    }
  }
}
