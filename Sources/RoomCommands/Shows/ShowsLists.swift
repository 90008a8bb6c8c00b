import ArgumentParser
import Console
import Learner
import Terminal
import Watching

extension ShowsCommand {
  /// `vocalvocab shows lists`: a person's own lists of shows.
  struct Lists: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "lists", abstract: "Keep lists of shows in an order of your own.",
      discussion: """
        Examples:
          vocalvocab shows lists new "With my sister"
          vocalvocab shows lists put "Harbor Lights" Favourites
          vocalvocab shows lists
        """,
      subcommands: [Look.self, New.self, Put.self, Take.self, Rename.self, Remove.self],
      defaultSubcommand: Look.self)

    struct Look: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show your lists of shows.",
        discussion: """
          Example:
            vocalvocab shows lists
          """)

      @OptionGroup var output: OutputOptions
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        let lists = try await data.watchRoom(isReading: true).lists()
        let screen = Screen(plain: output.plain)
        if output.json { return screen.line(try json(lists)) }
        ShowsView(screen: screen).show(lists)
      }
    }

    struct New: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a list.",
        discussion: """
          Example:
            vocalvocab shows lists new "With my sister"
          """)

      @Argument(help: "The name of the list.") var name: String
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        _ = try await data.watchRoom().addList(titled: name)
        Screen.notices.line("Made the list '\(name)'.".printable)
      }
    }

    struct Put: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "put", abstract: "Put a show into a list, or move it there.",
        discussion: """
          Examples:
            vocalvocab shows lists put "Harbor Lights" Favourites
            vocalvocab shows lists put harbor Favourites --at 1
          """)

      @Argument(help: .show) var show: String
      @Argument(help: .showList) var list: String
      @Option(help: ArgumentHelp("The place in the list, from 1.", valueName: "number"))
      var at: Int?
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        _ = try await data.watchRoom().put(show, into: list, at: at)
        Screen.notices.line("'\(show)' is in the list '\(list)'.".printable)
      }
    }

    struct Take: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "take", abstract: "Take a show out of a list. The show stays.",
        discussion: """
          Example:
            vocalvocab shows lists take harbor Favourites
          """)

      @Argument(help: .show) var show: String
      @Argument(help: .showList) var list: String
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        _ = try await data.watchRoom().take(show, outOf: list)
        Screen.notices.line("'\(show)' is no longer in the list '\(list)'.".printable)
      }
    }

    struct Rename: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "rename", abstract: "Give a list another name.",
        discussion: """
          Example:
            vocalvocab shows lists rename Favourites "All time favourites"
          """)

      @Argument(help: .showList) var list: String
      @Argument(help: "The new name.") var name: String
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        _ = try await data.watchRoom().changeList(list, title: name)
        Screen.notices.line("The list '\(list)' is now '\(name)'.".printable)
      }
    }

    struct Remove: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a list. Its shows stay.",
        discussion: """
          'vocalvocab shows undo' brings it back.

          Example:
            vocalvocab shows lists remove Favourites
          """)

      @Argument(help: .showList) var list: String
      @OptionGroup(title: "Files") var data: DataOptions

      func run() async throws {
        _ = try await data.watchRoom().removeList(list)
        Screen.notices.line("Removed the list '\(list)'.".printable)
      }
    }
  }
}

extension ArgumentHelp {
  static let showList: ArgumentHelp = "The name of the list."
}
