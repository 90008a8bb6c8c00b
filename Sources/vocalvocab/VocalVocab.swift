import ArgumentParser
import Console
import Storage

/// The program `vocalvocab`: runs a command, and reports what goes wrong.
@main
struct VocalVocab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocalvocab",
    abstract: "Hear it, spell it, keep it: a spelling trainer with a voice.",
    discussion: """
      It speaks a word, and you type it. Without a command it plays, as 'vocalvocab play' does; \
      'vocalvocab play --help' lists the options.
      """,
    version: programVersion,
    // Every command states its name, because deriving it takes as long as starting the engine.
    subcommands: [
      Play.self, Say.self, Define.self, Explain.self, CompletedCommand.self, StatsCommand.self,
      SettingsCommand.self, VoicesCommand.self, ListsCommand.self, Serve.self, Doctor.self,
      Prepare.self, Manual.self,
    ],
    defaultSubcommand: Play.self)

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard words.first == "say" else { return await runProgram() }
    // The speech engine starts while the command line is parsed, which takes as long.
    Folders(environment: Environment.variables).synthesizer.warmUp()
    await runProgram {
      // To parse this command alone takes half as long. If that fails, the message is that of the program.
      try (try? Say.parse(Array(words.dropFirst()))) ?? parseAsRoot()
    }
  }
}
