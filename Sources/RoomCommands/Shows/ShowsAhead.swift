import ArgumentParser
import Console
import Learner
import Shows
import Storage
import Terminal
import Watching

/// The commands about what came out, what comes, and what one may like.
extension ShowsCommand {
  struct News: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "news", abstract: "Show the new episodes of your shows.",
      discussion: """
        Each is told once, here or on the page. --keep leaves it untold.

        Examples:
          vocalvocab shows news
          vocalvocab shows news --keep
        """)

    @Flag(help: "Show the news the next time, too.") var keep = false
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom()
      let note = await room.refresh(within: .seconds(10))
      let news = try await room.notifications()
      let screen = Screen(plain: output.plain)
      if output.json { screen.line(try json(news)) } else { ShowsView(screen: screen).show(news) }
      if !keep { _ = try await room.tell(news.map { ($0.key, $0.subject) }) }
      if let note { Screen.complain(note) }
    }
  }

  struct Recommend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "recommend", abstract: "Recommend shows, each with its reason.",
      discussion: """
        Your ratings, what you watched and what you dropped say what you like. Nothing of it \
        leaves this computer. --check tells how the recommendations would have done on your own \
        last month, beside what is popular.

        Examples:
          vocalvocab shows recommend
          vocalvocab shows recommend --check
        """)

    @Flag(help: "Check the recommendations on your own last month.") var check = false
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom(isReading: true)
      let screen = Screen(plain: output.plain)
      if check {
        return ShowsView(screen: screen).show(try await room.checkRecommendations())
      }
      let shows = try await room.recommendations()
      if output.json { return screen.line(try json(shows)) }
      ShowsView(screen: screen).show(shows)
    }
  }

  struct Calendar: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "calendar", abstract: "Write the coming episodes to a file for a calendar.",
      discussion: """
        Any calendar reads the file (iCalendar). Its times are in UTC, so each calendar shows them \
        in its own zone.

        Examples:
          vocalvocab shows calendar shows.ics --force
          vocalvocab shows calendar -
        """)

    @Argument(help: "The file, or - for standard output.", completion: .file()) var file: String
    @Flag(help: "Replace the file if it exists.") var force = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom(isReading: true)
      let note = await room.refresh(within: .seconds(10))
      let calendar = try await room.calendar()
      try OutputFile.write(Array(calendar.text.utf8), to: file, isReplacing: force)
      Screen.notices.wrote(calendar.events.of("episode"), to: file)
      if let note { Screen.complain(note) }
    }
  }
}
