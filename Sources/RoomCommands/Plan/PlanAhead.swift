import ArgumentParser
import Console
import Planning
import Storage
import Terminal

/// The commands for the days ahead: one plans the way to a test, the other writes a calendar.
extension PlanCommand {
  struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "test", abstract: "Plan the way to a test of a list, or show it.",
      discussion: """
        Each word is asked on several days until the test. The plan is made anew from what you \
        know: a word that you miss comes sooner again, and a day that you leave out is spread over \
        the others. 'vocalvocab today' begins with that day's words for the test.

        Examples:
          vocalvocab plan test week-12 --on friday
          vocalvocab plan test week-12 --on 2026-12-04 --minutes 20
          vocalvocab plan test week-12
        """)

    @Argument(help: "The name of the list.", completion: .lists) var list: String
    @Option(
      help: ArgumentHelp("The day of the test: 2026-12-04, friday or tomorrow.", valueName: "day"))
    var on: String?
    @Option(help: ArgumentHelp("The minutes a day; 15 by default.", valueName: "number"))
    var minutes: Int?
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if minutes != nil, on == nil {
        throw ValidationError("Give the day of the test, too: --on DAY.")
      }
    }

    func run() async throws {
      let room = try data.files().planRoom()
      let plan =
        if let on {
          try await room.planTest(of: list, on: on, minutes: minutes ?? GoalWish.usualMinutes)
        } else {
          try await room.plan()
        }
      guard let task = plan.test(of: list) else {
        throw CommandError.impossible(
          "No test of the list '\(list)' is planned: --on DAY plans one.")
      }
      let screen = Screen(plain: output.plain)
      if output.json { return screen.line(try json(plan)) }
      PlanView(screen: screen).showTest(task, on: plan.today)
    }
  }

  struct Calendar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "calendar", abstract: "Write the plan as a file for a calendar.",
      discussion: """
        The file is iCalendar, which any calendar program reads. It has the tasks with a day, the \
        days of practice before a test, and the times of the setting 'reminders'.

        Examples:
          vocalvocab plan calendar plan.ics
          vocalvocab plan calendar - --data family/anna
        """)

    @Argument(help: "The file, or - for standard output.", completion: .file()) var file: String
    @Flag(help: "Replace the file if it exists.") var force = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let text = try await data.files().planRoom().calendar()
      try OutputFile.write(text, to: file, isReplacing: force)
      Screen.notices.wrote("the calendar", to: file)
    }
  }
}
