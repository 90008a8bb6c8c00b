package import CardPractice
package import Learner
internal import Plan
package import Planning
internal import Practice
package import QuizPractice
internal import Scheduling
package import Spelling
internal import Storage

/// The things that are due today in all rooms, in the order in which to do them.
package struct TodayPlan: Hashable, Sendable, Codable {
  /// One thing to do.
  package struct Item: Hashable, Sendable, Codable {
    /// The room in which it is done.
    package enum Room: String, Hashable, Sendable, Codable {
      case test, assignment, words, cards, quiz, tasks
    }

    public let room: Room
    /// The name of the room, as a person reads it.
    package let roomTitle: String
    /// The thing to do, in a sentence without a full stop.
    public let title: String
    /// The expected time in minutes; `nil` if unknown.
    @OrNull public private(set) var minutes: Int?
    /// The practice to begin; `nil` for a task that is done outside the program.
    @OrNull public private(set) var start: Start?
    /// The key of the task, if the item is a task of the plan.
    @OrNull public private(set) var task: TaskKey?

    init(room: Room, title: String, minutes: Int?, start: Start?, task: TaskKey?) {
      (self.room, roomTitle, self.title) = (room, room.title, title)
      self.minutes = minutes
      self.start = start
      self.task = task
    }
  }

  /// The beginning of practice.
  package enum Start: Hashable, Sendable {
    case session(Wishes)
    /// A review of a deck; `nil` for all decks.
    case cards(DeckName?)
    /// A new quiz with a number of questions about the words of this week.
    case quiz(count: Int)
    /// The quiz that was left unfinished.
    case leftQuiz
  }

  /// Today's tests and the amount of work, in a few sentences.
  public let sentence: String
  /// The sum of the minutes of all items whose time is known.
  public let minutes: Int
  public let items: [Item]
  /// The sentences about the streak of days, with its rule.
  package let streak: [String]
  /// The lists whose test is today. Nothing is planned for them any more. The JSON leaves them out,
  /// because the sentence names them.
  public private(set) var tests: [String] = []

  private enum CodingKeys: CodingKey { case sentence, minutes, items, streak }

  init(items: [Item], tests: [String], streak: [String]) {
    (self.items, self.tests, self.streak) = (items, tests, streak)
    minutes = items.reduce(0) { $0 + ($1.minutes ?? 0) }
    sentence = Self.sentence(minutes, isEmpty: items.isEmpty, tests)
  }

  /// The first item that the program can begin.
  public var first: Item? { items.first { $0.start != nil } }
}

/// The JSON has the room, with the members that it needs to begin; all other members are null.
extension TodayPlan.Start: Codable {
  private enum Room: String, Codable { case play, cards, quiz }

  private enum CodingKeys: CodingKey { case room, wishes, deck, count }

  package init(from decoder: any Decoder) throws {
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

extension PlanRoom {
  /// Returns the things that are due today.
  ///
  /// - Parameters:
  ///   - cards: the learner's decks.
  ///   - quiz: the quiz that is under way, or its results; `nil` without a quiz.
  package func today(_ cards: CardRoom, quiz: QuizSnapshot? = nil) async throws -> TodayPlan {
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
          title: TodayPlan.Item.title(ofTest: item.task, part),
          minutes: max(1, part.minutes), start: .session(wishes), task: item.key))
    }
    items += try assignments(memory, on: plan.today)
    items += try words(memory, goal, dailyGoal: dailyGoal)
    items += try await deckItems(cards)
    if let quiz, quiz.results == nil {
      items.append(
        TodayPlan.Item(
          room: .quiz, title: TodayPlan.Item.title(of: quiz),
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
    try files.assignmentProgress().filter { !$0.1.isDone }.map { assignment, progress in
      var wishes = Wishes()
      (wishes.words, wishes.assignment) = (.assigned, assignment.id)
      return TodayPlan.Item(
        room: .assignment,
        title: TodayPlan.Item.title(
          ofAssigned: assignment.list, due: assignment.due, left: progress.left.count, on: today),
        minutes: Self.minutes(
          Double(progress.left.count) * memory.progress.effort.seconds(chance: Self.newChance)),
        start: .session(wishes), task: nil)
    }
  }

  /// Returns items for the words that are due and for the rounds that are left to the daily goal.
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
          room: .words, title: TodayPlan.Item.title(ofDueWords: due.count),
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
          title: TodayPlan.Item.title(ofWords: left, areNew: !due.isEmpty, toGoal: dailyGoal),
          minutes: Self.minutes(
            Double(left) * memory.progress.effort.seconds(chance: Self.newChance)),
          start: .session(wishes), task: nil))
    }
    return items
  }

  private func deckItems(_ cards: CardRoom) async throws -> [TodayPlan.Item] {
    let work = try await cards.work()
    guard work.left > 0 else { return [] }
    return [
      TodayPlan.Item(
        room: .cards, title: TodayPlan.Item.title(ofDueCards: work.due, new: work.new),
        minutes: Self.minutes(Double(work.left) * Self.secondsOfCard), start: .cards(nil),
        task: nil)
    ]
  }

  /// Returns the practice to begin for a task; `nil` if no practice is possible.
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
    // After an error of the clock, a round can seem to have any length, so the result is limited.
    max(1, Int(min(100_000, (seconds / 60).rounded(.up))))
  }

  /// The assumed chance that a new word is right at the first try.
  private static let newChance = 0.5
  /// The assumed time for a card and for a question, in seconds: our own estimates, rather too long
  /// than too short.
  private static let secondsOfCard = 10.0
  private static let secondsOfQuestion = 15.0
}
