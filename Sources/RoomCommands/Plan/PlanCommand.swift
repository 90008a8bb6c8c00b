package import ArgumentParser
import CardPractice
import Console
package import Planning
package import Storage
import Terminal

/// `vocalvocab plan`: a to-do list whose tasks can check themselves off by practice.
package struct PlanCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Plan your practice, and the way to a test.",
    discussion: """
      A plan is a list of tasks. Some check themselves off by what you practise: '10 words a day', \
      'finish list week-12 by Friday'. Others you check off yourself. The tasks stand in a \
      todo.txt file, which other programs can change, too.

      Examples:
        vocalvocab plan
        vocalvocab plan add "10 words a day"
        vocalvocab plan add "after breakfast I do 10 words"
        vocalvocab plan add "Buy paper" --due friday --tag school
        vocalvocab plan test week-12 --on friday
        vocalvocab plan remind --install --at 18:30
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "Tasks",
        subcommands: [
          All.self, Add.self, Done.self, Undo.self, Edit.self, Move.self, Remove.self, Clear.self,
          Restore.self,
        ]),
      CommandGroup(name: "Ahead", subcommands: [Test.self, Remind.self, Calendar.self]),
    ],
    defaultSubcommand: All.self)

  /// `vocalvocab plan list`: the tasks.
  struct All: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show your tasks, and how far they have come.",
      discussion: """
        Examples:
          vocalvocab plan
          vocalvocab plan list --json
        """)

    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let plan = try await data.files().planRoom().plan()
      let screen = Screen(plain: output.plain)
      if output.json { return screen.line(try json(plan)) }
      PlanView(screen: screen).show(plan)
    }
  }

  package init() {}
}

extension LearnerFiles {
  /// Returns the room of the plan.
  package func planRoom() -> PlanRoom { PlanRoom(self, CardRoom(self)) }
}

extension PlanSnapshot {
  /// Returns the task with a number.
  ///
  /// - Throws: ``PlanError/noTask(_:count:)``.
  func task(_ number: Int) throws(PlanError) -> PlanSnapshot.Task {
    guard number > 0, number <= tasks.count else { throw .noTask(number, count: tasks.count) }
    return tasks[number - 1]
  }
}

extension DataOptions {
  /// Returns the room of the plan, and the task with a number in the plan.
  func task(_ number: Int) async throws -> (PlanRoom, PlanSnapshot.Task) {
    let room = try files().planRoom()
    return (room, try await room.plan().task(number))
  }
}

extension ArgumentHelp {
  static let task = ArgumentHelp("The number of the task in the plan.", valueName: "number")
}
