public import CardPractice
public import Learner
internal import Plan
public import Planning
internal import Practice
public import QuizPractice
internal import Scheduling
public import Spelling
internal import Storage

/// What is due today in every room, in the order in which to do it.
public struct TodayPlan: Hashable, Sendable, Codable {
  /// One thing to do.
  public struct Item: Hashable, Sendable, Codable {
    /// The room in which it is done.
    public enum Room: String, Hashable, Sendable, Codable {
      case test, assignment, words, cards, quiz, tasks

      /// The name of the room, as a person reads it.
      public var title: String {
        switch self {
        case .test: "Test"
        case .assignment: "Class"
        case .words: "Spelling"
        case .cards: "Cards"
        case .quiz: "Quiz"
        case .tasks: "Task"
        }
      }
    }

    public let room: Room
    /// The name of the room, as a person reads it.
    public let roomTitle: String
    /// What there is to do, in a sentence without a full stop.
    public let title: String
    /// How long it takes; `nil` where nobody can say.
    @OrNull public private(set) var minutes: Int?
    /// How it begins; `nil` for a task that is done away from the program.
    @OrNull public private(set) var start: Start?
    /// The key of the task, where it is one of the plan.
    @OrNull public private(set) var task: TaskKey?

    init(room: Room, title: String, minutes: Int?, start: Start?, task: TaskKey?) {
      (self.room, roomTitle, self.title) = (room, room.title, title)
      self.minutes = minutes
      self.start = start
      self.task = task
    }
  }

  /// The beginning of practice.
  public enum Start: Hashable, Sendable {
    case session(Wishes)
    /// A review of a deck; `nil` for all decks.
    case cards(DeckName?)
    /// A new quiz about the words of this week, of a number of questions.
    case quiz(count: Int)
    /// The quiz that was left.
    case leftQuiz
  }

  /// The tests of today and how much there is to do, in a few sentences.
  public let sentence: String
  /// The minutes of all items whose time is known.
  public let minutes: Int
  public let items: [Item]
  /// The sentences about the streak of days, with its rule.
  public let streak: [String]
  /// The lists whose test is today. Nothing is planned for them any more. The JSON leaves them out,
  /// because the sentence names them.
  public private(set) var tests: [String] = []

  private enum CodingKeys: CodingKey { case sentence, minutes, items, streak }

  init(items: [Item], tests: [String], streak: [String]) {
    (self.items, self.tests, self.streak) = (items, tests, streak)
    minutes = items.reduce(0) { $0 + ($1.minutes ?? 0) }
    sentence = Self.sentence(minutes, isEmpty: items.isEmpty, tests)
  }

  /// The first thing that the program can begin with.
  public var first: Item? { items.first { $0.start != nil } }

  /// Returns the tests of today and how much there is to do, in a few sentences.
  private static func sentence(_ minutes: Int, isEmpty: Bool, _ tests: [String]) -> String {
    let all: String
    if isEmpty {
      all =
        tests.isEmpty
        ? "Nothing is due today. Practice is welcome all the same." : "Nothing else is due."
    } else if minutes > 0 {
      all = "About \(minutes.of("minute")) \(tests.isEmpty ? "in all" : "for everything else")."
    } else {
      all = "Little is due today."
    }
    return (tests.map { "The test of \($0) is today: good luck." } + [all]).joined(separator: " ")
  }
}

/// JSON holds the room, with the members that it needs to begin; the others are null.
extension TodayPlan.Start: Codable {
  private enum Room: String, Codable { case play, cards, quiz }

  private enum CodingKeys: CodingKey { case room, wishes, deck, count }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    switch try values.decode(Room.self, forKey: .room) {
    case .play: self = .session(try values.decode(Wishes.self, forKey: .wishes))
    case .cards: self = .cards(try values.decodeIfPresent(DeckName.self, forKey: .deck))
    case .quiz:
      let count = try values.decodeIfPresent(Int.self, forKey: .count)
      self = count.map { .quiz(count: $0) } ?? .leftQuiz
    }
  }

  public func encode(to encoder: any Encoder) throws {
    let room: Room
    var (wishes, deck, count): (Wishes?, DeckName?, Int?)
    switch self {
    case .session(let wanted): (room, wishes) = (.play, wanted)
    case .cards(let name): (room, deck) = (.cards, name)
    case .quiz(let number): (room, count) = (.quiz, number)
    case .leftQuiz: room = .quiz
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(room, forKey: .room)
    try values.encode(wishes, forKey: .wishes)
    try values.encode(deck, forKey: .deck)
    try values.encode(count, forKey: .count)
  }
}

extension TrackedTask {
  /// What is to be done, and how far it has come.
  fileprivate var sentence: String {
    guard let goal = task.goal, let progress, progress.share.whole > 0 else { return task.sentence }
    return "\(task.sentence) (\(progress.inWords(goal)))"
  }
}

extension PlanRoom {
  /// Returns what is due today.
  ///
  /// - Parameters:
  ///   - cards: the learner's decks.
  ///   - quiz: the quiz that was left, with the number of its next question and of all; `nil` for
  ///     none.
  public func today(_ cards: CardRoom, quiz: QuizSnapshot? = nil) async throws -> TodayPlan {
    let plan = try await tracked()
    let open = plan.tasks.filter { !$0.task.isDone }
    let (memory, goal) = try practice()
    let dailyGoal = try preferences.dailyGoal
    var items: [TodayPlan.Item] = []
    for item in open {
      guard let list = item.task.goal?.testedList, let test = item.test,
        let part = test.parts.first, part.day == plan.today,
        !part.words.isEmpty
      else { continue }
      var wishes = Wishes()
      (wishes.words, wishes.list) = (.tested, list)
      items.append(
        TodayPlan.Item(
          room: .test,
          title: "\(item.task.title): \(part.sentence)",
          minutes: max(1, part.minutes), start: .session(wishes), task: item.key))
    }
    items += try assignments(memory, on: plan.today)
    items += try words(memory, goal, dailyGoal: dailyGoal)
    items += try await deckItems(cards)
    if let quiz, quiz.results == nil {
      items.append(
        TodayPlan.Item(
          room: .quiz, title: "A quiz that you left, at question \(quiz.number) of \(quiz.count)",
          minutes: Self.minutes(Double(quiz.count - quiz.number + 1) * Self.secondsOfQuestion),
          start: .leftQuiz, task: nil))
    }
    items += open.filter { $0.isFor(plan.today) && $0.test == nil }.map { item in
      TodayPlan.Item(
        room: .tasks, title: item.sentence, minutes: nil, start: Self.start(of: item),
        task: item.key)
    }
    let tests = plan.tasks.filter { $0.task.due == plan.today }.compactMap(\.task.goal?.testedList)
    let streak = DayStreak(memory.progress.days, goal: dailyGoal, today: plan.today)
    return TodayPlan(
      items: items, tests: tests, streak: streak.sentences(goal: dailyGoal))
  }

  private func assignments(
    _ memory: PracticeMemory, on today: Day
  ) throws -> [TodayPlan.Item] {
    try files.assignmentStandings().filter { !$0.1.isDone }.map { assignment, standing in
      var wishes = Wishes()
      (wishes.words, wishes.assignment) = (.assigned, assignment.id)
      let due = assignment.due.map { ", due \($0.said(on: today))" } ?? ""
      return TodayPlan.Item(
        room: .assignment,
        title:
          "The list \(assignment.list) from your teacher\(due): "
          + "\(standing.left.count.of("word")) left",
        minutes: Self.minutes(
          Double(standing.left.count) * memory.progress.effort.seconds(chance: Self.newChance)),
        start: .session(wishes), task: nil)
    }
  }

  /// Returns the words that are due, and the rounds that are left to the goal of the day.
  private func words(
    _ memory: PracticeMemory, _ goal: Goal, dailyGoal: Int
  ) throws -> [TodayPlan.Item] {
    let excluded = try files.lists.excluded()
    let due = memory.due(for: goal).filter { !excluded.contains($0) }
    var items: [TodayPlan.Item] = []
    if !due.isEmpty {
      let seconds = due.reduce(0) { sum, word in
        let chance =
          memory.progress.words[word]?.memory.retrievability(
            on: memory.today.day, by: files.scheduler) ?? Self.newChance
        return sum + memory.progress.effort.seconds(chance: chance)
      }
      var wishes = Wishes()
      wishes.words = .review
      items.append(
        TodayPlan.Item(
          room: .words, title: "\(due.count.of("word")) to spell again",
          minutes: Self.minutes(seconds), start: .session(wishes), task: nil))
    }
    // Cards and questions count for the goal, too.
    let done = memory.progress.days.rounds[memory.today.day] ?? 0
    let left = dailyGoal - done - due.count
    if left > 0 {
      var wishes = Wishes()
      wishes.count = left
      items.append(
        TodayPlan.Item(
          room: .words,
          title:
            "\(left.of(due.isEmpty ? "word" : "new word")) to your goal of "
            + "\(dailyGoal.of("round")) today",
          minutes: Self.minutes(
            Double(left) * memory.progress.effort.seconds(chance: Self.newChance)),
          start: .session(wishes), task: nil))
    }
    return items
  }

  private func deckItems(_ cards: CardRoom) async throws -> [TodayPlan.Item] {
    let work = try await cards.work()
    guard work.left > 0 else { return [] }
    let parts = [(work.due, "to review"), (work.new, "new")].filter { $0.0 > 0 }
    let first = parts[0].0.of("card") + " " + parts[0].1
    let rest = parts.dropFirst().map { ", \($0.0.grouped) \($0.1)" }.joined()
    return [
      TodayPlan.Item(
        room: .cards, title: first + rest,
        minutes: Self.minutes(Double(work.left) * Self.secondsOfCard), start: .cards(nil),
        task: nil)
    ]
  }

  /// Returns how practice for a task begins; `nil` where it can't.
  private static func start(of item: TrackedTask) -> TodayPlan.Start? {
    guard let progress = item.progress, progress.share.whole > 0 else { return nil }
    let left = max(1, progress.share.whole - progress.share.part)
    var wishes = Wishes()
    switch item.task.goal {
    case .words: wishes.count = left
    case .review: wishes.words = .review
    case .list(let name): (wishes.words, wishes.list) = (.list, name)
    case .deck(let name): return .cards(DeckName(name))
    case .quiz:
      let counts = QuizWishes.counts
      return .quiz(count: min(max(left, counts.lowerBound), counts.upperBound))
    case .test, nil: return nil
    }
    return .session(wishes)
  }

  private static func minutes(_ seconds: Double) -> Int {
    // A clock that was wrong can make a round as long as anything.
    max(1, Int(min(100_000, (seconds / 60).rounded(.up))))
  }

  /// The chance that a new word is right at the first try, before anything is known of it.
  private static let newChance = 0.5
  /// First guesses of how long a card and a question take: our own, on the careful side.
  private static let secondsOfCard = 10.0
  private static let secondsOfQuestion = 15.0
}
