package import Quiz
public import Scheduling
public import Storage

/// The quizzes of a learner, computed from the answers in the journal.
public struct QuizHistory: Hashable, Sendable {
  /// An answer to a question.
  public struct Answer: Hashable, Sendable {
    /// The number of the chosen answer among the shown answers, from 1.
    public let choice: Int
    public let isRight: Bool
    /// The kind of question, for a question about a word.
    fileprivate let kind: Kind?
  }

  /// A quiz that the learner took, to its end or not.
  package struct Taken: Hashable, Sendable {
    /// The name of the quiz.
    public let id: String
    public let source: QuizSource
    /// The moment of the first answer.
    public let began: Moment
    /// The number of questions.
    public let count: Int
    /// Whether this is a quiz of a class whose teacher sees no names with the answers.
    package let isAnonymous: Bool
    /// The answers, by the number of their question, from 1.
    public fileprivate(set) var answers: [Int: Answer] = [:]

    /// The number of questions that were answered.
    public var answered: Int { answers.count }
    /// The number of right answers.
    public var right: Int { answers.values.count(where: \.isRight) }
    /// Whether every question was answered.
    package var isWhole: Bool { answered >= count }
    /// The share of right answers.
    public var share: Share { Share(right, of: answered) }
  }

  /// The quizzes, the oldest first.
  private var taken: [Taken] = []
  private var indices: [String: Int] = [:]

  /// The quizzes, the latest first.
  package var quizzes: [Taken] { taken.reversed() }

  /// Returns the quiz with a name; `nil` if the learner has not answered any of its questions.
  package func quiz(named id: String) -> Taken? { indices[id].map { taken[$0] } }

  /// The share of right answers for each kind of question about words, without the kinds that the
  /// learner has never answered.
  package var byKind: [(kind: Kind, share: Share)] {
    var counts: [Kind: (right: Int, all: Int)] = [:]
    for answer in taken.lazy.flatMap(\.answers.values) {
      guard let kind = answer.kind else { continue }
      counts[kind, default: (0, 0)].all += 1
      if answer.isRight { counts[kind, default: (0, 0)].right += 1 }
    }
    return Kind.allCases.compactMap { kind in
      counts[kind].map { (kind, Share($0.right, of: $0.all)) }
    }
  }

  /// Returns the history as a teacher sees it: without the quizzes of a class whose teacher sees no
  /// names.
  ///
  /// - Parameter anonymous: the names of such quizzes. Answers from before version 0.2 don't say
  ///   that their quiz is anonymous.
  public func named(without anonymous: Set<String>) -> QuizHistory {
    var history = QuizHistory()
    for quiz in taken where !quiz.isAnonymous && !anonymous.contains(quiz.id) {
      history.indices[quiz.id] = history.taken.count
      history.taken.append(quiz)
    }
    return history
  }

  /// The share of right answers in all quizzes.
  public var share: Share {
    Share(taken.reduce(0) { $0 + $1.right }, of: taken.reduce(0) { $0 + $1.answered })
  }

  /// Makes the history of a learner without quizzes.
  public init() {}

  /// Reads a learner's journal.
  public init(_ files: LearnerFiles) throws(StorageError) {
    self.init()
    _ = try follow(files.journal, from: nil)
  }

  /// Reads the entries that the journal has gained since a position.
  ///
  /// - Parameter position: the result of the last call; `nil` for the first one.
  /// - Returns: the position up to which the journal has now been read.
  mutating func follow(
    _ journal: JournalStore, from position: JournalStore.Position?
  ) throws(StorageError) -> JournalStore.Position? {
    var history = self
    defer { self = history }
    return try journal.follow(from: position) {
      if $0 { history = QuizHistory() }
    } _: { line in
      if let entry = line.entry(QuizEntry.self) { history.record(entry) }
    }
  }

  /// Adds an entry of the journal. Only the first answer to a question counts.
  package mutating func record(_ entry: QuizEntry) {
    let index: Int
    if let known = indices[entry.quiz] {
      index = known
    } else {
      index = taken.count
      indices[entry.quiz] = index
      taken.append(
        Taken(
          id: entry.quiz, source: QuizSource(entry.source), began: entry.moment,
          count: max(1, entry.count), isAnonymous: entry.isAnonymous ?? false))
    }
    guard taken[index].answers[entry.number] == nil else { return }
    taken[index].answers[entry.number] = Answer(
      choice: entry.choice, isRight: entry.isRight,
      kind: entry.word == nil ? nil : Kind(ofQuestion: entry.question))
  }
}
