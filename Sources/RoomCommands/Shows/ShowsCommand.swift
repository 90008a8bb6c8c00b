package import ArgumentParser
import Console
import Learner
import Shows
import Storage
import Terminal
import Watching

/// `vocalvocab shows`: the shows that a person watches.
package struct ShowsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "shows",
    abstract: "Track the series and films that you watch.",
    discussion: """
      A show is a series, a season of an anime, a film or a special. You add it, check its \
      episodes off, and see which comes next. A show is named by its title, by a part of the title \
      that no other show has, or by its key, which 'shows list --json' prints.

      Examples:
        vocalvocab shows add "Quiet Garden" --episodes 24
        vocalvocab shows watched "Harbor Lights"
        vocalvocab shows watched harbor 2-5
        vocalvocab shows
      """,
    groupedSubcommands: [
      CommandGroup(
        name: "Look",
        subcommands: [
          Next.self, List.self, Show.self, Search.self, News.self, Recommend.self, Calendar.self,
        ]),
      CommandGroup(name: "Watch", subcommands: [Watched.self, Unwatched.self, Undo.self]),
      CommandGroup(
        name: "Shows",
        subcommands: [
          Add.self, Edit.self, Status.self, Rate.self, Note.self, Review.self, Tag.self,
        ]),
      CommandGroup(
        name: "Lists and files",
        subcommands: [Lists.self, Import.self, Export.self, CatalogueCommand.self]),
    ],
    defaultSubcommand: Next.self)

  /// `vocalvocab shows next`: what is being watched and planned.
  struct Next: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "next", abstract: "Show what you are watching, and which episode comes next.",
      discussion: """
        Once in six hours it asks the services for new episodes, and waits three seconds at most.

        Examples:
          vocalvocab shows
          vocalvocab shows next --json
        """)

    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom(isReading: true)
      let note = await room.refresh(within: .seconds(3))
      let shows = try await room.snapshot()
      let screen = Screen(plain: output.plain)
      if output.json { return screen.line(try json(shows)) }
      ShowsView(screen: screen).show(shows)
      if let note { Screen.complain(note) }
    }
  }

  /// `vocalvocab shows list`: the tracked shows.
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your shows.",
      discussion: """
        Examples:
          vocalvocab shows list
          vocalvocab shows list completed --csv
        """)

    @Argument(
      help: "Only those that are planned, watching, paused, dropped or completed.",
      completion: .watchStatuses)
    var status: String?
    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let chosen = try status.map { text in
        guard let status = try WatchStatus(named: text) else { throw WatchError.badStatus(text) }
        return status
      }
      let rows = try await data.watchRoom(isReading: true).shows(chosen)
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(rows)) }
      if table.csv { return ShowsView.table(rows, on: screen) }
      guard !rows.isEmpty else {
        return screen.paragraph(
          chosen.map { "None of your shows is \($0.inWords)." } ?? ShowsView.emptySentence)
      }
      ShowsView(screen: screen).show(rows)
    }
  }

  /// `vocalvocab shows show`: a show with its episodes.
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a show with its episodes and your notes.",
      discussion: """
        Examples:
          vocalvocab shows show "Harbor Lights"
          vocalvocab shows show harbor --json
        """)

    @Argument(help: .show) var show: String
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let detail = try await data.watchRoom(isReading: true).detail(show)
      let screen = Screen(plain: output.plain)
      if output.json { return screen.line(try json(detail)) }
      ShowsView(screen: screen).show(detail)
    }
  }

  /// `vocalvocab shows search`: the shows with a title.
  struct Search: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "search", abstract: "Search your shows, the catalogue and services by title.",
      discussion: """
        The beginnings of words are enough, and a misspelled title is found, too. 'shows add' adds \
        a show that you don't track by its key, which stands behind the title. Without a title, it \
        shows what airs this week. --offline asks no service.

        Examples:
          vocalvocab shows search harb --offline
          vocalvocab shows search "harbor lihgts"
        """)

    @Argument(help: "The title, or some of its words.") var title = ""
    @Flag(help: "Search only your shows and the catalogue.") var offline = false
    @OptionGroup var output: OutputOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom(isReading: true)
      let search = try await offline ? room.search(title) : room.searchOnline(title)
      let screen = Screen(plain: output.plain)
      if output.json { return screen.line(try json(search)) }
      if search.found.isEmpty, !title.isEmpty {
        screen.paragraph(
          """
          No show is named '\(title)': 'vocalvocab shows add "\(title)"' adds it by hand.
          """.printable)
      }
      ShowsView(screen: screen).show(search)
    }
  }

  package init() {}
}

extension DataOptions {
  /// Returns the room of the person's shows.
  func watchRoom(isReading: Bool = false) throws -> WatchRoom {
    try files(isReading: isReading).watchRoom()
  }
}

extension LearnerFiles {
  /// Returns the room of the person's shows.
  func watchRoom() throws -> WatchRoom {
    let services = try Preferences(try settings.read()).showServices(cache: folders.cache)
    return WatchRoom(self, ShowLibrary(CatalogueStore(in: folders.cache), online: services))
  }
}

extension ArgumentHelp {
  static let show = ArgumentHelp(
    "The show: its title, a part of the title, or its key.", valueName: "show")
}

extension CompletionKind {
  /// The names of the statuses of shows.
  static let watchStatuses = list(WatchStatus.allCases.map(\.rawValue))
}
