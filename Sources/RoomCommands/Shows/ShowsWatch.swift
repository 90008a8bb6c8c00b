import ArgumentParser
import Console
import Watching

/// The commands that check episodes off.
extension ShowsCommand {
  struct Watched: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "watched", abstract: "Check episodes off; normally the next one.",
      discussion: """
        Episodes are 3, 2-5, s2e4, s2e4-s2e7, s2 or all, or several of these with commas between. \
        Skipped episodes stay skipped. 'vocalvocab shows undo' takes the step back.

        Examples:
          vocalvocab shows watched "Harbor Lights"
          vocalvocab shows watched harbor 2-5,7
          vocalvocab shows watched harbor all --again
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The episodes; without them, the next one.") var episodes: String?
    @Flag(help: "Count episodes that you have watched before once more.") var again = false
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().watch(show, episodes, isAgain: again)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Unwatched: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "unwatched", abstract: "Take the check off episodes.",
      discussion: """
        Example:
          vocalvocab shows unwatched "Harbor Lights" 5
        """)

    @Argument(help: .show) var show: String
    @Argument(help: "The episodes.") var episodes: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().unwatch(show, episodes)
      Screen.notices.line(step.sentence.printable)
    }
  }

  struct Undo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "undo", abstract: "Undo the last step.",
      discussion: """
        A second 'undo' does the step again.

        Example:
          vocalvocab shows undo
        """)

    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let step = try await data.watchRoom().undo()
      Screen.notices.line(step.sentence.printable)
    }
  }
}
