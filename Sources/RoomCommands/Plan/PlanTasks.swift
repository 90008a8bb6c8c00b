import ArgumentParser
import Console
import Planning
import Spelling
import Storage
import Terminal

/// The commands that add and change tasks.
extension PlanCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a task.",
      discussion: """
        A task in words that name practice checks itself off; so does one with --words, --review, \
        --deck, --list or --quiz. A day or a repeat at the end of the words counts, such as 'by \
        friday' or 'every 3 days'; one that is not understood stays in the title, and the answer \
        says so. Words of todo.txt, such as due:2026-12-04 and +school, count, too.

        Examples:
          vocalvocab plan add "10 words a day"
          vocalvocab plan add "finish list week-12 by friday"
          vocalvocab plan add "Pay the rent on the last day of every month"
          vocalvocab plan add "Tidy my desk" --due tomorrow --repeat weekly
          vocalvocab plan add --deck Spanish --repeat weekdays
        """)

    @Argument(help: "What is to be done; it may be left out where an option says it.")
    var text: String?
    @OptionGroup var details: TaskDetails
    @OptionGroup(title: "A task that checks itself") var goal: GoalOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      var draft = details.draft
      draft.title = text
      draft.goal = try goal.wish
      let plan = try await data.files().planRoom().add(draft)
      guard let task = plan.tasks.last else { return }
      PlanView(screen: Screen(plain: false)).tell("Task \(task.number) is added", task, on: plan)
    }
  }

  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a task.",
      discussion: """
        An empty text removes a part, as in --due ''.

        Examples:
          vocalvocab plan edit 2 --title "Tidy my desk and shelf"
          vocalvocab plan edit 2 --due "" --note "The blue box is for paper."
        """)

    @Argument(help: .task) var number: Int
    @Option(parsing: .unconditional, help: ArgumentHelp("What is to be done.", valueName: "text"))
    var title: String?
    @OptionGroup var details: TaskDetails
    @OptionGroup(title: "A task that checks itself") var goal: GoalOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let (room, task) = try await data.task(number)
      var draft = details.draft
      draft.title = title
      draft.goal = try goal.wish
      guard draft != TaskDraft() else {
        throw ValidationError("Nothing is to be changed: give --title, --due, or another option.")
      }
      let plan = try await room.edit(task.key, draft)
      PlanView(screen: Screen(plain: false)).tell(
        "Task \(number) is changed", try plan.task(number), on: plan)
    }
  }

  struct Done: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "done", abstract: "Check a task off.",
      discussion: """
        A task that repeats comes back for its next day. 'plan undo' takes the check off.

        Example:
          vocalvocab plan done 2
        """)

    @Argument(help: .task) var number: Int
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.files().planRoom()
      let before = try await room.plan()
      let task = try before.task(number)
      let screen = Screen.notices
      guard !task.isDone else {
        return screen.line("Task \(number) is done already: \(task.title)".printable)
      }
      let after = try await room.complete(task.key)
      screen.line("Done: \(task.title)".printable)
      guard after.tasks.count > before.tasks.count,
        let next = after.open.first(where: { $0.number == number }),
        let time = next.time
      else { return }
      screen.line("It comes back: \(time).")
    }
  }

  struct Undo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Take the check off a task.",
      discussion: """
        Example:
          vocalvocab plan undo 2
        """)

    @Argument(help: .task) var number: Int
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let (room, task) = try await data.task(number)
      let screen = Screen.notices
      guard task.isDone else {
        return screen.line("Task \(number) is not done yet: \(task.title)".printable)
      }
      _ = try await room.reopen(task.key)
      screen.line("To do again: \(task.title)".printable)
    }
  }

  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: "Give a task another place.",
      discussion: """
        Example:
          vocalvocab plan move 5 1
        """)

    @Argument(help: .task) var number: Int
    @Argument(help: ArgumentHelp("The number that it is to have.", valueName: "to")) var to: Int
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let (room, task) = try await data.task(number)
      _ = try await room.move(task.key, to: to)
      Screen.notices.line("Task \(to) is now: \(task.title)".printable)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a task. 'plan restore' brings it back.",
      discussion: """
        Example:
          vocalvocab plan remove 2
        """)

    @Argument(help: .task) var number: Int
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let (room, task) = try await data.task(number)
      _ = try await room.remove(task.key)
      Screen.notices.line(
        "Removed: \(task.title) ('vocalvocab plan restore' brings it back.)".printable)
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: "Remove the tasks that are done. 'plan restore' brings them back.",
      discussion: """
        Example:
          vocalvocab plan clear
        """)

    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.files().planRoom()
      let before = try await room.plan().tasks.count
      let removed = before - (try await room.clearDone().tasks.count)
      Screen.notices.line(
        removed == 0
          ? "No task is done."
          : "Removed: \(removed.of("task")) "
            + "('vocalvocab plan restore' brings back what was removed last.)"
      )
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Bring back what was removed last.",
      discussion: """
        Example:
          vocalvocab plan restore
        """)

    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.files().planRoom()
      let before = try await room.plan().tasks.count
      let back = try await room.restore().tasks.count - before
      Screen.notices.line("Back in your plan: \(back.of("task")).")
    }
  }
}

/// The options for a task's day, repetition, tags, priority and note.
struct TaskDetails: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day by which it is to be done: 2026-12-04, friday, today or tomorrow.", valueName: "day")
  )
  var due: String?

  @Option(
    help: ArgumentHelp(
      "How it comes back: daily, weekdays, weekly, monthly, yearly, or such as 3d or 2w.",
      valueName: "time"))
  var `repeat`: String?

  @Option(help: ArgumentHelp("A tag; give it again for more.", valueName: "name"))
  var tag: [String] = []

  @Option(help: ArgumentHelp("A letter from A, the most urgent, to Z.", valueName: "letter"))
  var priority: String?

  /// The note, which may begin with the dash of a list item.
  @Option(parsing: .unconditional, help: ArgumentHelp("A note.", valueName: "text"))
  var note: String?

  /// The details as a draft.
  var draft: TaskDraft {
    var draft = TaskDraft()
    (draft.due, draft.repeats, draft.priority, draft.note) = (due, `repeat`, priority, note)
    if !tag.isEmpty { draft.tags = tag.filter { !$0.isEmpty } }
    return draft
  }
}

/// The options for the practice that checks a task off.
struct GoalOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Spell this number of words.", valueName: "number")) var words: Int?
  @Flag(help: "Review all words and cards that are due.") var review = false
  @Option(
    help: ArgumentHelp("Study this deck of cards.", valueName: "name"), completion: .decks)
  var deck: String?
  @Option(
    help: ArgumentHelp("Complete the words of this list.", valueName: "name"), completion: .lists)
  var list: String?
  @Option(
    help: ArgumentHelp(
      "Answer this number of questions about the words of the week.", valueName: "number"))
  var quiz: Int?

  /// The practice that checks the task off; `nil` if no option names any.
  var wish: GoalWish? {
    get throws {
      let wishes = [
        words.map { GoalWish("words", count: $0) }, review ? GoalWish("review") : nil,
        deck.map { GoalWish("deck", name: $0) }, list.map { GoalWish("list", name: $0) },
        quiz.map { GoalWish("quiz", count: $0) },
      ].compactMap(\.self)
      guard wishes.count < 2 else {
        throw ValidationError(
          "A task has one goal: give one of --words, --review, --deck, --list, --quiz.")
      }
      return wishes.first
    }
  }
}
