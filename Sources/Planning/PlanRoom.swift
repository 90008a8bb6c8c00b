package import Learner
internal import Plan
package import Scheduling
package import Storage
internal import Threads

/// The room of one learner's plan: the tasks, and the progress of the tasks that check themselves
/// off.
///
/// The room reads the learner's files before each step. So several pages and programs can change
/// the same plan, among them other programs for todo.txt.
package actor PlanRoom {
  package let files: LearnerFiles
  let decks: DeckFacts
  let now: @Sendable () -> Moment
  /// The learner's practice, up to the last entry of the journal that was read.
  var memory: PracticeMemory
  /// The last plan that was computed for each list with a test.
  var testPlans: [String: Remembered<TestPlanBasis, TestPlan>] = [:]
  private nonisolated let executor: DedicatedThread

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// - Parameters:
  ///   - files: the learner's files.
  ///   - decks: the facts about the learner's decks.
  ///   - practice: the practice in other rooms that counts for the plan.
  ///   - now: the clock.
  package init(
    _ files: LearnerFiles, _ decks: DeckFacts, counting practice: PracticeKinds,
    now: @escaping @Sendable () -> Moment = { .now }
  ) {
    (self.files, self.decks, self.now) = (files, decks, now)
    executor = files.thread
    memory = PracticeMemory(files.scheduler, counting: practice)
  }

  package var preferences: Preferences { get throws { Preferences(try files.settings.read()) } }

  // MARK: Reading

  /// Returns the plan. Tasks whose goal is reached check themselves off first.
  public func plan() async throws -> PlanSnapshot { try await plan(after: []) }

  /// Returns the plan after a change.
  ///
  /// - Parameter remarks: the remarks about the change.
  private func plan(after remarks: [TaskRemark]) async throws -> PlanSnapshot {
    PlanSnapshot(
      try await tracked(), removal: try files.removedTasks.read()?.id,
      reminders: try? reminders.sentence, remark: remarks.sentence)
  }

  /// Returns the tasks of the plan. Those whose goal is reached check themselves off first.
  package func tracked() async throws -> TrackedPlan {
    var list = TodoList(bytes: try files.plan.tasks())
    let goals = Set(list.tasks.filter { !$0.isDone }.compactMap(\.goal))
    let (facts, tests) = try await facts(for: goals, list.tasks)
    var checked: [TodoList.Checked] = []
    if !goals.isEmpty {
      var trial = list
      if !trial.checkGoals(facts, makeID: { nil }).isEmpty {
        (list, checked) = try change { list throws(PlanError) in
          var known = Set(list.lines.compactMap(\.id))
          let checked = list.checkGoals(facts) {
            let id = Self.newID(unlike: known)
            known.insert(id)
            return id
          }
          return (list, checked)
        }
        for one in checked { try keepNote(of: one.task.id, for: one.next?.id) }
      }
    }
    let notes = try files.plan.notes()
    let tasks = list.tasks.enumerated().map { index, task in
      var test: TestPlan?
      if let tested = task.goal?.testedList, !task.isDone { test = tests[tested] }
      return TrackedTask(
        number: index + 1, task: task,
        progress: task.isDone ? nil : task.goal.map { TaskProgress($0, of: task, facts) },
        note: task.id.flatMap { notes[$0] }, test: test)
    }
    return TrackedPlan(
      today: facts.today, tasks: tasks,
      // A task for a test is done when its day has come. `TodayPlan` names it.
      checked: checked.map(\.task).filter { $0.goal?.testedList == nil }.map(\.title))
  }

  // MARK: Changing

  /// Adds a task at the end of the plan.
  ///
  /// - Returns: the plan with the task, which is the last one.
  /// - Throws: ``PlanError``, `StorageError`; nothing has then changed.
  public func add(_ draft: TaskDraft) async throws -> PlanSnapshot {
    let today = now().day
    if let note = draft.note { try Self.check(note: note) }
    if let goal = draft.goal { try await check(try goal.goal()) }
    let lists = try files.lists.names()
    let decks = try decks.names()
    let given = draft.timesBesideTitle(today: today)
    let (id, remarks) = try change { list throws(PlanError) in
      guard list.count < Self.mostTasks else { throw .full(most: Self.mostTasks) }
      let id = Self.newID(in: list)
      var remarks: [TaskRemark] = []
      let line = try draft.line(id: id, today: today) {
        let phrase = TaskPhrase($0, today: today, lists: lists, decks: decks, given: given)
        remarks = phrase.remarks
        return phrase
      }
      try Self.checkTestDay(of: line, today: today)
      list.append(line)
      return (id, remarks)
    }
    if let note = draft.note, !note.isEmpty { try files.plan.changeNotes { $0[id] = note } }
    return try await plan(after: remarks)
  }

  /// Plans the practice for a test.
  ///
  /// - Parameters:
  ///   - list: the name of the list.
  ///   - day: the day of the test, as `Day(saying:today:)` reads it.
  ///   - minutes: the learner's minutes a day.
  /// - Throws: ``PlanError``, `StorageError`; nothing has then changed.
  package func planTest(
    of list: String, on day: String, minutes: Int = GoalWish.usualMinutes
  ) async throws -> PlanSnapshot {
    var draft = TaskDraft()
    draft.goal = GoalWish("test", name: list, minutes: minutes)
    draft.due = day
    // A list has only one test, so a new day replaces the old one.
    let old = TodoList(bytes: try files.plan.tasks()).tasks.first {
      !$0.isDone && $0.goal?.testedList == list
    }
    guard let old else { return try await add(draft) }
    return try await edit(TaskKey(old), draft)
  }

  /// Changes a task.
  ///
  /// - Throws: ``PlanError``, `StorageError`; nothing has then changed.
  package func edit(_ key: TaskKey, _ draft: TaskDraft) async throws -> PlanSnapshot {
    let today = now().day
    if let note = draft.note { try Self.check(note: note) }
    if let goal = draft.goal, !goal.kind.isEmpty { try await check(try goal.goal()) }
    // Only a title names lists and decks.
    let lists = try draft.title == nil ? [] : files.lists.names()
    let decks = try draft.title == nil ? [] : decks.names()
    let given = draft.timesBesideTitle(today: today)
    let (id, remarks) = try change { list throws(PlanError) in
      let index = try key.find(in: list).index
      var line = list[index]
      var remarks = draft.title == nil ? [] : TaskRemark.values(in: line.title)
      try draft.change(&line, today: today) {
        let phrase = TaskPhrase($0, today: today, lists: lists, decks: decks, given: given)
        remarks = phrase.remarks
        return phrase
      }
      if draft.due != nil || draft.goal != nil { try Self.checkTestDay(of: line, today: today) }
      // A note refers to its task by the task's name.
      if draft.note?.isEmpty == false, line.id == nil { line.id = Self.newID(in: list) }
      if line != list[index] {
        list.remove(at: index)
        list.insert(line, at: index)
      }
      return (line.id, remarks)
    }
    if let note = draft.note, let id {
      try files.plan.changeNotes { $0[id] = note.isEmpty ? nil : note }
    }
    return try await plan(after: remarks)
  }

  /// Checks a task off. A repeating task comes back.
  public func complete(_ key: TaskKey) async throws -> PlanSnapshot {
    let today = now().day
    let (old, next) = try change { list throws(PlanError) in
      let task = try key.find(in: list)
      let id = Self.newID(in: list)
      let next = try? list.complete(task, on: today, nextID: id)
      return (task.line.id, next?.id)
    }
    try keepNote(of: old, for: next)
    return try await plan()
  }

  /// Marks a task as not done. A task that today's practice would check off again at once begins
  /// tomorrow.
  ///
  /// - Throws: ``PlanError``, among others ``PlanError/badTestDay(_:)`` for a test that is over,
  ///   `StorageError`.
  public func reopen(_ key: TaskKey) async throws -> PlanSnapshot {
    let today = now().day
    let goals = TodoList(bytes: try files.plan.tasks()).tasks.compactMap(\.goal)
    let (facts, _) = try await facts(for: Set(goals), [])
    try change { list throws(PlanError) in
      let task = try key.find(in: list)
      guard list[task.index].isDone else { return }
      var line = task.line
      try? list.reopen(task)
      line.reopen()
      guard let index = (0..<list.count).first(where: { list[$0] == line }) else { return }
      try Self.checkTestDay(of: line, today: today)
      let open = PlannedTask(line, at: index)
      guard let goal = open.goal, TaskProgress(goal, of: open, facts).isDone else { return }
      line.threshold = today.advanced(by: 1)
      list.remove(at: index)
      list.insert(line, at: index)
    }
    return try await plan()
  }

  /// Moves a task.
  ///
  /// - Parameter number: the new number of the task, from 1.
  package func move(_ key: TaskKey, to number: Int) async throws -> PlanSnapshot {
    try change { list throws(PlanError) in
      let index = try key.find(in: list).index
      let tasks = list.tasks
      guard number > 0, number <= tasks.count else {
        throw .noTask(number, count: tasks.count)
      }
      list.move(index, to: tasks[number - 1].reference.index)
    }
    return try await plan()
  }

  /// Removes a task. ``restore(_:)`` brings it back.
  public func remove(_ key: TaskKey) async throws -> PlanSnapshot {
    try remove { list throws(PlanError) in [try key.find(in: list)] }
    return try await plan()
  }

  /// Removes the tasks that are done. ``restore(_:)`` brings them back.
  package func clearDone() async throws -> PlanSnapshot {
    try remove { $0.tasks.filter(\.isDone).map(\.reference) }
    return try await plan()
  }

  /// Saves tasks, and then removes them from the plan, so that none is lost if the disk is full.
  private func remove(
    _ choose: (TodoList) throws(PlanError) -> [TodoList.Reference]
  ) throws {
    let chosen = try choose(TodoList(bytes: try files.plan.tasks()))
    guard !chosen.isEmpty else { return }
    let removedBefore = try files.removedTasks.read()
    try files.removedTasks.change { _ in RemovedTasks(chosen) }
    do {
      try change { list throws(PlanError) in
        for task in chosen.reversed() {
          guard let index = try? list.index(of: task) else { throw .gone }
          list.remove(at: index)
        }
      }
    } catch {
      // The tasks are still in the plan, so a restoration would add them a second time. The tasks
      // that were removed before can still be restored.
      if let removedBefore {
        try files.removedTasks.change { _ in removedBefore }
      } else {
        try files.removedTasks.clear()
      }
      throw error
    }
  }

  /// Restores the tasks that were removed last.
  ///
  /// - Parameter removal: the name of the removal; `nil` for the last one.
  /// - Throws: ``PlanError/nothingRemoved``, `StorageError`.
  package func restore(_ removal: Identifier? = nil) async throws -> PlanSnapshot {
    guard let kept = try files.removedTasks.read(), let id = kept.id,
      removal ?? id == id
    else { throw PlanError.nothingRemoved }
    try change { list throws(PlanError) in list.restore(kept.references) }
    try files.removedTasks.change { _ in RemovedTasks() }
    return try await plan()
  }

  // MARK: Helpers

  /// The maximum number of lines in a plan.
  private static let mostTasks = 10_000
  /// The maximum number of days before a test.
  private static let mostDays = 366

  @discardableResult
  private func change<Value>(
    _ body: (inout TodoList) throws(PlanError) -> Value
  ) throws -> Value {
    try files.plan.change { bytes -> Result<Value, PlanError> in
      var list = TodoList(bytes: bytes)
      do throws(PlanError) {
        let value = try body(&list)
        bytes = list.bytes
        return .success(value)
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Checks that the list or the deck of a goal exists, and that the list has words to ask.
  private func check(_ goal: TaskGoal) async throws {
    switch goal {
    case .list(let name), .test(let name, _):
      guard try !files.lists.wordsToAsk(ofList: name).isEmpty else {
        throw PlanError.emptyList(name)
      }
    case .deck(let name): _ = try await decks.answered(name)
    case .words, .review, .quiz: break
    }
  }

  /// Checks that a test has a day, and that the day is from 1 to ``mostDays`` days away.
  private static func checkTestDay(of line: TodoLine, today: Day) throws(PlanError) {
    guard line.goal?.testedList != nil else { return }
    guard let test = line.due else { throw .badTestDay(nil) }
    guard (1...mostDays).contains(today.distance(to: test)) else { throw .badTestDay(test) }
  }

  private static func check(note: String) throws(PlanError) {
    guard note.utf8.count <= PlanStore.longestNote else {
      throw .longNote(most: PlanStore.longestNote)
    }
  }

  /// Returns a name that no task has yet.
  private static func newID(in list: TodoList) -> String {
    newID(unlike: Set(list.lines.compactMap(\.id)))
  }

  private static func newID(unlike known: Set<String>) -> String {
    while true {
      let id = String(UInt64.random(in: 0..<(1 << 30)), radix: 36)
      if !known.contains(id) { return id }
    }
  }

  /// Copies the note of a finished task to the task that comes back in its place.
  private func keepNote(of old: String?, for new: String?) throws(StorageError) {
    guard let old, let new, let note = try files.plan.notes()[old] else { return }
    try files.plan.changeNotes { $0[new] = note }
  }
}
