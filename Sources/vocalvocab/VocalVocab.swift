import ArgumentParser
import Console
import Glibc
import Guide
import RoomCommands
import SpellingCommands
import Storage
import Today

/// The program `vocalvocab`, which runs a command and reports what goes wrong.
@main
struct VocalVocab: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vocalvocab",
    abstract: "Hear it, spell it, keep it: a spelling trainer with a voice.",
    discussion: """
      It speaks a word, and you type it. Without a command it plays, as 'vocalvocab play' does; \
      'vocalvocab play --help' lists the options.

      Examples:
        vocalvocab
        vocalvocab play --length 6-9 --level advanced
        vocalvocab stats

      Chapters of the guide, which 'vocalvocab help CHAPTER' prints:
      \(Chapter.list)

      The exit status is 0 after success, 1 after a failure, and 64 for a wrong command line.
      """,
    version: programVersion,
    // Every command states its name, because deriving it takes as long as starting the engine.
    subcommands: [Prepare.self, Manual.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Practice",
        subcommands: [
          Today.self, Play.self, CompletedCommand.self, ListsCommand.self, StatsCommand.self,
        ]),
      CommandGroup(
        name: "Other rooms",
        subcommands: [
          CardsCommand.self, QuizCommand.self, PlanCommand.self, ShowsCommand.self,
        ]),
      CommandGroup(name: "Words", subcommands: [Define.self, Explain.self, Say.self]),
      CommandGroup(
        name: "Set-up",
        subcommands: [
          SettingsCommand.self, VoicesCommand.self, LanguagesCommand.self, Doctor.self, Repair.self,
        ]),
      CommandGroup(name: "Other", subcommands: [Serve.self, Accounts.self, Help.self]),
    ],
    defaultSubcommand: Play.self)

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    if let answer = answerToShell(words) {
      Screen(plain: true).line(answer)
      Glibc.exit(0)
    }
    guard words.first == "say" else {
      await runProgram(needsRepair: \.needsRepair) {
        try UnknownCommand.check(Array(words))
        return try parseAsRoot()
      }
    }
    await runProgram(needsRepair: \.needsRepair) {
      // Start the speech engine while the command line is parsed. Both take equally long.
      Folders(environment: Environment.variables).synthesizer.warmUp()
      // Parsing only this command takes half as long. If that fails, the parser of the whole
      // program gives the message.
      return try (try? Say.parse(Array(words.dropFirst()))) ?? parseAsRoot()
    }
  }
}
