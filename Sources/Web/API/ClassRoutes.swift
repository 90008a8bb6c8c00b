internal import HTTPTypes
internal import Hummingbird
internal import Learner
internal import Practice
internal import Scheduling
internal import Today

/// The document of a class, for its teacher.
struct ClassDocument: Encodable, Sendable {
  struct Learner: Encodable, Sendable {
    let learner: LearnerDocument
    let report: LearnerReport
  }

  /// A word that several learners missed or gave up.
  struct HardWord: Encodable, Sendable {
    let word: String
    let learners: Int
  }

  let day: Day
  /// The link that lets learners in.
  let link: String
  /// The link as a QR code: a row of digits for each row of modules, in which 1 is dark. `null` if
  /// the server can't make the code.
  @OrNull var code: [String]?
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
    _ learners: [Learner], _ assignments: [ClassAssignmentDocument], on day: Day, link: String
  ) {
    self.learners = learners
    self.assignments = assignments
    self.day = day
    self.link = link
    _code = OrNull(
      wrappedValue: QRCode(link)?.modules.map { row in
        row.map { $0 ? "1" : "0" }.joined()
      })
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

/// The address of the class.
extension API {
  func addClass(to routes: inout Routes) {
    routes.on(.get, Self.path + "/class", for: .teacher) { _ in
      let now = Moment.now
      var rows: [ClassDocument.Learner] = []
      var completed: [(name: String, words: [String: Day])] = []
      for name in try learners.names() {
        guard let text = name.text else { continue }
        let learner = try learners.learner(name)
        let review = try await learner.review(at: now)
        rows.append(
          .init(
            learner: LearnerDocument(name, hasPIN: learner.profile.hasPIN, isChosen: false),
            report: review.report))
        completed.append((text, review.completed))
      }
      let store = try learners.classWork()
      let assignments = try store.work().assignments.reversed().map {
        // A list that can't be read must not hide the others. The Lists page says what is wrong.
        let words = (try? store.list(named: $0.list))?.words ?? []
        return ClassAssignmentDocument($0, of: words, completed: completed)
      }
      return .json(ClassDocument(rows, assignments, on: now.day, link: address().link))
    }
    addSharedLists(to: &routes)
    addAssignments(to: &routes)
  }
}
