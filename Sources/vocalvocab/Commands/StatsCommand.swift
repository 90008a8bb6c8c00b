import ArgumentParser
import Practice
import Storage
import Tutor

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show how practice has gone, and what is due.",
    discussion: """
      Each share is shown with what it is a share of. A first try counts as such only when it was \
      unaided; rounds of words that were shown earlier on the same day stand apart. A word is mastered \
      when it was spelled at first try, unaided, on three separate days. One missed day a week is \
      forgiven. A day begins at four in the morning.

      --json prints all figures as one object: a share is {"count": 42, "of": 60}. --csv prints them \
      as one table with the columns section, name, value and of. --report writes a page for a parent \
      or a teacher, which shows the right spellings alone.
      """)

  @Flag(name: .long, help: "No colour and no bars, one statement a line.")
  var plain = false

  @Flag(name: .long, help: "Print CSV.")
  var csv = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Write a page in HTML to this file.", valueName: "file"))
  var report: String?

  @Flag(name: .long, help: "Replace a report that exists.")
  var force = false

  @OptionGroup var list: ListOptions
  @OptionGroup var data: DataOptions

  func validate() throws {
    guard [list.json, csv, report != nil].count(where: \.self) <= 1 else {
      throw ValidationError("Choose one of --json, --csv and --report.")
    }
  }

  func run() throws {
    let files = try data.files()
    let goal = Preferences(try files.settings.read()).dailyGoal
    let statistics = try Statistics(files, goal: goal, now: .now)
    files.takeReports().forEach(Screen.complain)
    let screen = Screen(plain: plain)
    if let report {
      try OutputFile.write(
        ReportPage(statistics: statistics).text, to: report, isReplacing: force)
      screen.line("Written to '\(report.printable)'.")
    } else if list.json {
      screen.line(try json(StatisticsDocument(statistics)))
    } else if csv {
      Screen.write(StatisticsCSV(statistics: statistics).text, to: 1)
    } else {
      for line in lines(statistics, on: screen) { screen.line(line) }
    }
  }

  private func lines(_ statistics: Statistics, on screen: Screen) -> [String] {
    screen.isPlain
      ? PlainStatistics(statistics: statistics).lines
      : DrawnStatistics(statistics: statistics, width: screen.width, styled: screen.styled).lines
  }
}
