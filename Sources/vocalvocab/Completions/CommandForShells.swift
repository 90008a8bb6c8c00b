// This whole file by Character: the texts are our own options.

import ArgumentParser

/// A command as the shells complete it: with the options of its default subcommand.
///
/// ArgumentParser's scripts pass over default subcommands. After `vocalvocab quiz`, a shell would
/// not know `--from`, because that is an option of `quiz take`.
struct CommandForShells<Command: ParsableCommand, Default: ParsableCommand>: ParsableCommand {
  @OptionGroup var options: Default

  static var configuration: CommandConfiguration {
    var configuration = Command.configuration
    configuration.commandName = Command._commandName
    configuration.defaultSubcommand = nil
    configuration.subcommands = configuration.subcommands.map { $0.forShells }
    return configuration
  }
}

extension ParsableCommand {
  /// The command and its subcommands as the shells complete them. A command without a default
  /// subcommand stays as it is, with all below it.
  static var forShells: any ParsableCommand.Type {
    func joined<Default: ParsableCommand>(with normal: Default.Type) -> any ParsableCommand.Type {
      CommandForShells<Self, Default>.self
    }
    return configuration.defaultSubcommand.map { joined(with: $0) } ?? self
  }

  /// Returns the answer to a shell: its script, or the values that fit; `nil` if no shell asks, or
  /// if there is no such script.
  static func answerToShell(_ words: ArraySlice<String>) -> String? {
    let asksForValues = words.first == "---completion"
    // The shell's name stands after an equals sign, or is the next word.
    guard asksForValues || words.contains(where: { $0.hasPrefix("--generate-completion-script") })
    else { return nil }
    let command = forShells
    do {
      _ = try command.parseAsRoot()
      return nil
    } catch {
      // The library throws the answer as an error that is a success.
      guard command.exitCode(for: error) == .success else { return nil }
      let answer = command.fullMessage(for: error)
      return asksForValues ? answer : CompletionScript(mending: answer).text
    }
  }
}
