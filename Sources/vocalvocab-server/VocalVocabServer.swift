import ArgumentParser
import Console
import Today

/// The program `vocalvocab-server`.
@main
struct VocalVocabServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocalvocab-server",
    abstract: "Run the web server, and look after its data.",
    discussion: "'vocalvocab serve' starts this program, which serves if no command is given.",
    version: programVersion,
    subcommands: [Serve.self, Links.self, AccountsCommand.self, Migrate.self, Copy.self],
    defaultSubcommand: Serve.self)

  static func main() async {
    await runProgram(needsRepair: \.needsRepair) {
      try parseAsRoot(OptionFile.expand(Array(CommandLine.arguments.dropFirst())))
    }
  }
}
