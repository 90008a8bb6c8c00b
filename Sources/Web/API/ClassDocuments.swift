internal import FoundationEssentials
internal import Learner
internal import Practice
internal import Scheduling
internal import Spelling
internal import Today

/// The document of a class, for its teacher.
struct ClassDocument: Encodable, Sendable {
  struct Learner: Encodable, Sendable {
    let learner: LearnerDocument
    let report: LearnerReport
    /// Whether the learner practises now.
    let isHere: Bool
    /// The word at which the learner is stuck; `nil` if there is none.
    @OrNull var stuckAt: StuckWord?
    /// The words that the learner missed today. Only the teacher gets them.
    let missedToday: [MissedToday.Word]
    /// The time at which everything of the learner is erased; `null` for never.
    @OrNull var erasure: Date?
  }

  /// A word that holds a learner up.
  struct StuckWord: Encodable, Sendable {
    let word: String
    /// The whole minutes since the word was first heard.
    let minutes: Int
    let wrongTries: Int

    /// The time after which a learner is stuck, in seconds. A child types a word in half a minute.
    private static let patience = 90.0
    /// The number of wrong tries after which a learner is stuck.
    private static let fewTries = 2

    /// - Parameter asked: the word that the learner is asked; `nil` for none.
    /// - Returns: `nil` if the learner is not stuck.
    init?(_ asked: AskedWord?, at now: Moment) {
      guard let asked else { return nil }
      let seconds = now.seconds - asked.since.seconds
      guard seconds >= Self.patience || asked.wrongTries >= Self.fewTries else { return nil }
      (word, wrongTries) = (asked.word, asked.wrongTries)
      minutes = max(0, Int(seconds / 60))
    }
  }

  /// A learner who left the class.
  struct Former: Encodable, Sendable {
    let id: Identifier
    let name: String
    /// The time at which everything of the learner is erased; `null` for never.
    @OrNull var erasure: Date?

    init(id: Identifier, name: String, erasure: Date?) {
      (self.id, self.name) = (id, name)
      _erasure = OrNull(wrappedValue: erasure)
    }
  }

  /// The short way into the class, for a device without a camera.
  struct Entrance: Encodable, Sendable {
    /// The address to type.
    let address: String
    /// The six letters to type there.
    let code: String
  }

  /// A word that several learners missed or gave up.
  struct HardWord: Encodable, Sendable {
    let word: String
    let learners: Int
  }

  let day: Day
  /// Whether the teacher leads the school, and may have learners erased.
  let isLed: Bool
  /// The learners who left the class, and whom the teacher can bring back.
  let former: [Former]
  /// The link that lets learners in.
  let link: String
  /// The way in for a device that can't open the link; `null` if the server has no token.
  @OrNull var entrance: Entrance?
  /// The children who wait for a name that is in use.
  let requests: [NameRequestDocument]
  /// The link as a QR code: a row of digits for each row of modules, in which 1 is dark. `null` if
  /// the server can't make it.
  @OrNull var qr: [String]?
  let learners: [Learner]
  /// The assignments, the newest first.
  let assignments: [ClassAssignmentDocument]
  /// The words that the most learners missed, counted in the learners' reports.
  let hardest: [HardWord]
  /// The most frequent kinds of mistakes in the class.
  let mistakes: [LearnerReport.Kind]

  private static let mostWords = 20
  private static let mostKinds = 5

  init(
    _ learners: [Learner], _ assignments: [ClassAssignmentDocument],
    _ requests: [NameRequests.Waiting], on day: Day, isLed: Bool,
    former: [Former],
    _ way: (link: String, entrance: Entrance?)
  ) {
    self.learners = learners
    (self.isLed, self.former) = (isLed, former)
    self.assignments = assignments
    self.day = day
    link = way.link
    _entrance = OrNull(wrappedValue: way.entrance)
    self.requests = requests.map { NameRequestDocument($0.id, for: $0.name) }
    _qr = OrNull(wrappedValue: QRCode(way.link)?.rows)
    let words = learners.flatMap(\.report.missedMost).reduce(into: [:]) {
      $0[$1.word, default: 0] += 1
    }
    hardest = Self.largest(words).prefix(Self.mostWords).map { HardWord(word: $0, learners: $1) }
    let kinds = learners.flatMap(\.report.mistakes).reduce(into: [:]) {
      $0[$1.title, default: 0] += $1.tries
    }
    mistakes = Self.largest(kinds).prefix(Self.mostKinds).map {
      LearnerReport.Kind(title: $0, tries: $1)
    }
  }

  private static func largest(_ counts: [String: Int]) -> [(key: String, value: Int)] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
  }
}
