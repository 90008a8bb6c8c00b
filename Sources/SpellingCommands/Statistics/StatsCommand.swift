package import ArgumentParser
import CardPractice
import Console
import Learner
import Practice
import QuizPractice
import Scheduling
import Storage
import Terminal
import Today

/// `vocalvocab stats`: shows, exports or reports the statistics.
package struct StatsCommand: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show your progress, and what is due.",
    discussion: """
      First tries without help are counted apart from all others. Rounds of a word that you had \
      seen on the same day do not count among them. You have mastered a word when you spelled it \
      at the first try, without help, on three days. A streak of days survives one missed day a \
      week. A day begins at four in the morning.

      --json prints all figures as one object; a share is {"count": 42, "of": 60}. --csv prints \
      one table with the columns section, name, value and of. --report writes a page for a parent \
      or a teacher, which shows only right spellings.

      Examples:
        vocalvocab stats
        vocalvocab stats --csv
        vocalvocab stats --report week-12.html --name Ada
        vocalvocab stats --report week-12.html --list week-12 --since 7
      """)

  @Option(
    help: ArgumentHelp(
      "Write a report to this HTML file; - is standard output.", valueName: "file"),
    completion: .file())
  var report: String?

  @Option(help: ArgumentHelp("The learner's name on the report.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp("Report only on the words of the list with this name.", valueName: "name"),
    completion: .lists)
  var list: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Report only on the practice since this day, such as 2026-11-20, or on this number of days, "
        + "such as 7.", valueName: "day"))
  var since: String?

  @Flag(help: "Replace the report if it exists.")
  var force = false

  @OptionGroup var table: TableOptions
  @OptionGroup(title: "Files") var data: DataOptions

  package func validate() throws {
    guard [table.json, table.csv, report != nil].count(where: \.self) <= 1 else {
      throw ValidationError("Choose one of --json, --csv and --report.")
    }
    guard !force || report != nil else {
      throw ValidationError("--force replaces a report: give --report FILE, too.")
    }
    guard name == nil || report != nil else {
      throw ValidationError("--name is the name on a report: give --report FILE, too.")
    }
    for (option, value) in [("--list", list), ("--since", since)] {
      guard value == nil || report != nil else {
        throw ValidationError(
          "\(option) is about the practice on a report: give --report FILE, too.")
      }
    }
  }

  package func run() async throws {
    let files = try data.files(isReading: true)
    let preferences = Preferences(try files.settings.read())
    let screen = Screen(plain: table.plain)
    if let report {
      let now = Moment.now
      let scope = try ReportScope(list: list, since: since, today: now.day)
      let content = try Report(files, preferences, scope, now: now)
      try OutputFile.write(
        ReportPage(content, learner: name).text, to: report, isReplacing: force)
      return screen.wrote("the report", to: report)
    }
    let statistics = try Statistics(files, preferences, now: .now)
    let quizzes = try QuizHistory(files)
    if table.json {
      let cards = try await CardRoom(files).counts()
      screen.line(try json(StatisticsDocument(statistics, quizzes, cards)))
    } else if table.csv {
      Screen.write(StatisticsCSV(statistics: statistics, quizzes: quizzes).text, to: 1)
    } else {
      for line in lines(statistics, quizzes, on: screen) { screen.line(line) }
    }
  }

  private func lines(
    _ statistics: Statistics, _ quizzes: QuizHistory, on screen: Screen
  ) -> [String] {
    screen.isPlain
      ? PlainStatistics(statistics: statistics, quizzes: quizzes).lines
      : DrawnStatistics(
        statistics: statistics, quizzes: quizzes, width: screen.width, styled: screen.styled
      ).lines
  }

  package init() {}
}
