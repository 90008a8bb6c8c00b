internal import Learner
internal import Plan
internal import Practice
package import Scheduling
internal import Storage

extension PlanRoom {
  /// The facts that a plan for a test depends on.
  struct TestPlanBasis: Hashable {
    let words: [String]
    /// The words' language, by `Language.journalCode`.
    let code: String?
    let test: Day
    let minutes: Int
    let today: Day
    let journal: Int
  }

  /// Reads the journal, and returns the learner's practice and goal.
  package func practice() throws -> (PracticeMemory, Goal) {
    let day = now().day
    let (goal, _) = try preferences.goal.practised(on: day, files)
    try memory.follow(files.journal, on: day, for: goal)
    return (memory, goal)
  }

  /// Returns the practice that counts for some goals, and the plan for each list with a test.
  func facts(
    for goals: Set<TaskGoal>, _ tasks: [PlannedTask]
  ) async throws -> (PracticeFacts, [String: TestPlan]) {
    let day = now().day
    var facts = PracticeFacts(today: day)
    guard !goals.isEmpty else { return (facts, [:]) }
    let (memory, goal) = try practice()
    facts.rounds = memory.today.rounds
    if goals.contains(.review) {
      let excluded = try files.lists.excluded()
      let left = Set(memory.due(for: goal).filter { !excluded.contains($0.text) })
      let done = (memory.today.dueAtStart ?? []).filter {
        !left.contains($0) && !excluded.contains($0.text)
      }
      let cards = try await decks.reviewed()
      facts.review = PracticeFacts.Work(
        done: done.count + cards.done, left: left.count + cards.left)
    }
    for (questionDay, words) in memory.questions where questionDay <= day {
      facts.questions[questionDay] = words.count { memory.wasAsked($0, since: day.monday) }
    }
    var tests: [String: TestPlan] = [:]
    let names = try files.lists.names()
    var completions: [String: Day]?
    for goal in goals {
      switch goal {
      case .deck(let name):
        // If the deck can't be read, its task stays as it is.
        if let work = try? await decks.answered(name) { facts.decks[name] = work }
      case .list(let name) where names.contains(name):
        let days = try completions ?? files.lastCompletions()
        completions = days
        facts.lists[name] = try files.lists.wordsToAsk(ofList: name).map {
          days[$0.word.lowercased()]
        }
      case .test(let name, let minutes) where names.contains(name):
        let task = tasks.first { !$0.isDone && $0.goal == goal }
        guard let test = task?.due else { continue }
        let plan = try testPlan(of: name, on: test, minutes: minutes)
        tests[name] = plan
        let code = try files.languageToAsk(ofList: name).journalCode
        let done = try files.lists.wordsToAsk(ofList: name).count {
          memory.today.seconds[LanguageWord($0.word, in: code)] != nil
        }
        let left = plan.parts.first.map { $0.day == day ? $0.words.count : 0 } ?? 0
        facts.tests[name] = PracticeFacts.Work(done: done, left: left)
      case .words, .review, .quiz, .list, .test: break
      }
    }
    return (facts, tests)
  }

  /// Returns the plan for a test, from the learner's practice so far. The journal must have been
  /// read before.
  private func testPlan(of list: String, on test: Day, minutes: Int) throws -> TestPlan {
    let words = try files.lists.wordsToAsk(ofList: list).map(\.word)
    let code = try files.languageToAsk(ofList: list).journalCode
    let basis = TestPlanBasis(
      words: words, code: code, test: test, minutes: minutes, today: memory.today.day,
      journal: try files.journal.size())
    return testPlans[list, default: Remembered()].value(on: basis) {
      TestPlan(words, in: code, on: test, minutes: minutes, memory, by: files.scheduler)
    }
  }
}
