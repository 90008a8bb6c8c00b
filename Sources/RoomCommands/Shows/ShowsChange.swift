import ArgumentParser
import Console
import Shows
import Terminal
import Watching

/// The commands that add shows, and say what a person does with them and thinks of them.
extension ShowsCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a show to those that you track.",
      discussion: """
        The title is one that you write, or the key of a show that 'shows search' found.

        Examples:
          vocalvocab shows add "Harbor Lights" --episodes 24 --year 2011
          vocalvocab shows add "The Long Tide" --kind film --status completed
        """)

    @Argument(help: "The title, or the key of a found show.") var title: String
    @OptionGroup var facts: ShowFactsOptions
    @Option(
      help: ArgumentHelp(
        "What you do with it: planned (the default), watching, paused, dropped or completed.",
        valueName: "status"),
      completion: .watchStatuses)
    var status: String?
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = try data.watchRoom()
      var draft = facts.draft
      let step: WatchStep
      if ServiceID(title) != nil {
        guard draft.isEmpty else {
          throw CommandError.wrongUsage(
            "A show with a key has its facts: leave --kind, --year and --episodes out.")
        }
        step = try await room.add(found: title, status: status)
      } else {
        draft.title = title
        step = try await room.add(draft, status: status)
      }
      Screen.notices.line("Added: \(step.sentence)".printable)
    }
  }

  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change the title, the year or the number of episodes.",
      discussion: """
        Example:
          vocalvocab shows edit "Harbor Lights" --episodes 26
        """)

    @Argument(help: .show) var show: String
    @Option(help: ArgumentHelp("The new title.", valueName: "text")) var title: String?
    @OptionGroup var facts: ShowFactsOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      var draft = facts.draft
      draft.title = title
      guard !draft.isEmpty else {
        throw ValidationError(
          "Nothing is to be changed: give --title, --episodes, or another option.")
      }
      let step = try await data.watchRoom().edit(show, draft)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "status", abstract: "Say what you do with a show.",
      discussion: """
        With the status none, the show is no longer tracked; what you watched of it is kept.

        Examples:
          vocalvocab shows status "Harbor Lights" paused
          vocalvocab shows status harbor none
        """)

    @Argument(help: .show) var show: String
    @Argument(
      help: "planned, watching, paused, dropped, completed, or none.", completion: .watchStatuses)
    var status: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().choose(show, status)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Rate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rate", abstract: "Rate a show in points or in stars.",
      discussion: """
        A rating is from 1 to 10 points, such as 8, or up to 5 stars in halves, such as '4.5*' or \
        4.5/5. It is shown as you set it. The rating none removes it.

        Examples:
          vocalvocab shows rate "Harbor Lights" 8
          vocalvocab shows rate "Harbor Lights" '4.5*'
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The rating, such as 8 or '4.5*'.") var rating: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().rate(show, rating)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Note: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "note", abstract: "Keep notes on a show.",
      discussion: """
        The text replaces your notes on the show; an empty one removes them.

        Example:
          vocalvocab shows note "Harbor Lights" "Watch the end with my sister."
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The notes.") var text: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().note(show, text)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Review: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "review", abstract: "Keep a review of a show.",
      discussion: """
        The text replaces your review of the show; an empty one removes it.

        Example:
          vocalvocab shows review "Harbor Lights" "Slow, and then very good."
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The review.") var text: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().review(show, text)
      Screen.notices.line(step.sentence.printable)
    }
  }
}

extension ShowsCommand {
  struct Tag: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tag", abstract: "Put tags of your own on a show.",
      discussion: """
        The tags replace those that the show has; without any, it has none.

        Examples:
          vocalvocab shows tag "Harbor Lights" cosy "with my sister"
          vocalvocab shows tag harbor
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The tags.") var tags: [String] = []
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().tag(show, tags)
      Screen.notices.line(step.sentence.printable)
    }
  }
}

/// The options for what a show is.
struct ShowFactsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("What it is: series, season, film or special.", valueName: "kind"),
    completion: .list(["series", "season", "film", "special"]))
  var kind: String?
  @Option(help: ArgumentHelp("The year in which it first aired.", valueName: "year"))
  var year: Int?
  @Option(help: ArgumentHelp("The number of episodes, without specials.", valueName: "number"))
  var episodes: Int?

  /// The facts as a draft.
  var draft: ShowDraft {
    var draft = ShowDraft()
    (draft.kind, draft.year, draft.episodes) = (kind, year, episodes)
    return draft
  }
}
