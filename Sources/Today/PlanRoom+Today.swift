package import CardPractice
internal import Languages
internal import Learner
internal import Plan
package import Planning
internal import Practice
package import QuizPractice
internal import Scheduling
internal import Spelling
internal import Storage

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
    let tests = plan.tasks.filter { $0.task.due == plan.today }.compactMap(\.task.goal?.testedList)
    let tasks = open.filter { $0.isFor(plan.today) && $0.test == nil }
    var planned = PlannedWork()
    var items = try onceMore(tests, memory, &planned)
    items += try testParts(open, on: plan.today, &planned)
    items += try assignments(memory, on: plan.today, &planned)
    let due = try dueWords(memory, goal, &planned)
    items += due
    let ofDecks = try await deckItems(cards, &planned)
    let ofQuiz = quizItems(quiz, &planned)
    let ofTasks = try taskItems(
      tasks, memory, review: due.first?.start, isTestDay: !tests.isEmpty, &planned)
    items += try roundsToGoal(dailyGoal, memory, isTestDay: !tests.isEmpty, planned)
    items += ofDecks + ofQuiz + ofTasks
    let streak = DayStreak(memory.days, goal: dailyGoal, today: plan.today)
    return TodayPlan(
      items: items, tests: tests, streak: streak.sentences(goal: dailyGoal))
  }

  // MARK: Words

  /// Returns items for the lists whose test is today.
  private func onceMore(
    _ tests: [String], _ memory: PracticeMemory, _ planned: inout PlannedWork
  ) throws -> [TodayPlan.Item] {
    let lists = try files.lists.names()
    var items: [TodayPlan.Item] = []
    for list in tests where lists.contains(list) {
      let entries = try files.lists.wordsToAsk(ofList: list)
      let code = try files.languageToAsk(ofList: list).journalCode
      let words = planned.newcomers(
        memory.wordsOnceMore(entries, in: code, by: files.scheduler).map {
          LanguageWord($0.word, in: code)
        })
      guard !words.isEmpty else { continue }
      planned.words.formUnion(words)
      items.append(
        TodayPlan.Item(
          room: .test, title: TodayPlan.Item.title(ofTestOf: list, words: words.count),
          minutes: Self.minutes(seconds(words, memory)),
          start: .session(Self.wishes(forTestOf: list)), task: nil))
    }
    return items
  }

  /// Returns items for the parts that today has on the way to tests.
  private func testParts(
    _ open: [TrackedTask], on today: Day, _ planned: inout PlannedWork
  ) throws -> [TodayPlan.Item] {
    var items: [TodayPlan.Item] = []
    for item in open {
      guard let list = item.task.goal?.testedList, let part = item.test?.parts.first,
        part.day == today, !part.words.isEmpty
      else { continue }
      let code = try files.languageToAsk(ofList: list).journalCode
      planned.words.formUnion(part.words.map { LanguageWord($0, in: code) })
      items.append(
        TodayPlan.Item(
          room: .test, title: TodayPlan.Item.title(ofTest: item.task, part),
          minutes: max(1, part.minutes), start: .session(Self.wishes(forTestOf: list)),
          task: item.key))
    }
    return items
  }

  private static func wishes(forTestOf list: String) -> Wishes {
    var wishes = Wishes()
    (wishes.words, wishes.list) = (.tested, list)
    return wishes
  }

  private func assignments(
    _ memory: PracticeMemory, on today: Day, _ planned: inout PlannedWork
  ) throws -> [TodayPlan.Item] {
    var items: [TodayPlan.Item] = []
    for (assignment, progress) in try files.assignmentProgress() where !progress.isDone {
      var wishes = Wishes()
      (wishes.words, wishes.assignment) = (.assigned, assignment.id)
      let code = try files.languageToAsk(ofList: assignment.list).journalCode
      let words = planned.newcomers(progress.left.map { LanguageWord($0.word, in: code) })
      planned.words.formUnion(words)
      items.append(
        TodayPlan.Item(
          room: .assignment,
          title: TodayPlan.Item.title(
            ofAssigned: assignment.list, due: assignment.due, left: progress.left.count, on: today),
          minutes: words.isEmpty ? nil : Self.minutes(seconds(words, memory)),
          start: .session(wishes), task: nil))
    }
    return items
  }

  /// Returns an item for the words that are due and that no other item has, for each language. That
  /// of the learner's usual language comes first.
  private func dueWords(
    _ memory: PracticeMemory, _ goal: Goal, _ planned: inout PlannedWork
  ) throws -> [TodayPlan.Item] {
    let excluded = try files.lists.excluded()
    let usual = try preferences.practisedLanguage.journalCode
    let due = memory.due(for: goal).filter { !excluded.contains($0.text) }
    let codes = due.map(\.code).unique
    return (codes.filter { $0 == usual } + codes.filter { $0 != usual }).compactMap { code in
      let ofLanguage = due.filter { $0.code == code }
      let words = planned.newcomers(ofLanguage)
      guard !words.isEmpty else { return nil }
      planned.words.formUnion(words)
      var wishes = Wishes()
      wishes.words = .review
      let language = code.map { Language($0) } ?? .english
      if code != usual { wishes.language = language.code }
      return TodayPlan.Item(
        room: .words,
        title: TodayPlan.Item.title(
          ofDueWords: words.count, of: code == usual ? nil : language,
          areMore: words.count < ofLanguage.count),
        minutes: Self.minutes(seconds(words, memory)), start: .session(wishes), task: nil)
    }
  }

  /// Returns an item for the rounds that are left to the goal of the day when everything else is
  /// done. On the day of a test, they have no new words.
  private func roundsToGoal(
    _ dailyGoal: Int, _ memory: PracticeMemory, isTestDay: Bool, _ planned: PlannedWork
  ) throws -> [TodayPlan.Item] {
    // Cards and questions count for the goal, too.
    let done = memory.days.rounds[memory.today.day] ?? 0
    let code = try preferences.practisedLanguage.journalCode
    let progress = memory.progress(in: code)
    var left = dailyGoal - done - planned.rounds
    var wishes = Wishes()
    if isTestDay {
      let excluded = try files.lists.excluded()
      let known = progress.words.keys.count { text in
        let word = LanguageWord(text, in: code)
        return !planned.words.contains(word) && !excluded.contains(text)
          && memory.today.seconds[word] == nil
      }
      left = min(left, known)
      wishes.goal = GoalChoice.keep.name
    }
    guard left > 0 else { return [] }
    wishes.count = left
    let kind: TodayPlan.Item.GoalWords =
      isTestDay ? .known : planned.words.isEmpty ? .any : .new
    return [
      TodayPlan.Item(
        room: .words, title: TodayPlan.Item.title(ofWords: left, kind, toGoal: dailyGoal),
        minutes: Self.minutes(
          Double(left) * progress.effort.seconds(chance: Self.newChance)),
        start: .session(wishes), task: nil)
    ]
  }

  /// Returns the expected time for one round with each word, in seconds.
  private func seconds(_ words: [LanguageWord], _ memory: PracticeMemory) -> Double {
    // The scheduler is read from a document.
    let scheduler = files.scheduler
    return words.reduce(0) { sum, word in
      let chance =
        memory.record(of: word)?.memory.retrievability(on: memory.today.day, by: scheduler)
        ?? Self.newChance
      return sum + memory.progress(in: word.code).effort.seconds(chance: chance)
    }
  }

  // MARK: Cards, questions and tasks

  private func deckItems(
    _ cards: CardRoom, _ planned: inout PlannedWork
  ) async throws -> [TodayPlan.Item] {
    let work = try await cards.work()
    guard work.left > 0 else { return [] }
    planned.others += work.left
    return [
      TodayPlan.Item(
        room: .cards, title: TodayPlan.Item.title(ofDueCards: work.due, new: work.new),
        minutes: Self.minutes(Double(work.left) * Self.secondsOfCard), start: .cards(nil),
        task: nil)
    ]
  }

  private func quizItems(
    _ quiz: QuizSnapshot?, _ planned: inout PlannedWork
  ) -> [TodayPlan.Item] {
    guard let quiz, quiz.results == nil else { return [] }
    let left = quiz.count - quiz.number + 1
    planned.others += left
    return [
      TodayPlan.Item(
        room: .quiz, title: TodayPlan.Item.title(of: quiz),
        minutes: Self.minutes(Double(left) * Self.secondsOfQuestion), start: .leftQuiz, task: nil)
    ]
  }

  /// Returns items for the tasks of today. The time of a task is that of the rounds that no other
  /// item has.
  ///
  /// - Parameter review: the practice of the words that are due, if any are.
  private func taskItems(
    _ tasks: [TrackedTask], _ memory: PracticeMemory, review: TodayPlan.Start?, isTestDay: Bool,
    _ planned: inout PlannedWork
  ) throws -> [TodayPlan.Item] {
    let effort = memory.progress(in: try preferences.practisedLanguage.journalCode).effort
    return tasks.map { item in
      let wanted = planned.rounds(beyond: item.task.goal, item.progress)
      // The same rounds count for several tasks.
      let rounds = max(0, wanted - planned.taskRounds)
      planned.taskRounds += rounds
      let seconds = Double(rounds) * effort.seconds(chance: Self.newChance)
      return TodayPlan.Item(
        room: .tasks, title: item.sentence, minutes: rounds > 0 ? Self.minutes(seconds) : nil,
        start: Self.start(of: item, review: review, isTestDay: isTestDay), task: item.key)
    }
  }

  /// Returns the practice to begin for a task; `nil` if no practice is possible.
  private static func start(
    of item: TrackedTask, review: TodayPlan.Start?, isTestDay: Bool
  ) -> TodayPlan.Start? {
    guard let progress = item.progress, progress.share.whole > 0 else { return nil }
    let left = max(1, progress.share.whole - progress.share.part)
    var wishes = Wishes()
    switch item.task.goal {
    case .words:
      wishes.count = left
      // The day of a test has no new words.
      if isTestDay { wishes.goal = GoalChoice.keep.name }
    case .review:
      if let review { return review }
      wishes.words = .review
    // The task waits for each word of the list.
    case .list(let name): (wishes.words, wishes.list, wishes.inOrder) = (.list, name, true)
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
