import ArgumentParser
import ByteText
import Console
import Faults
import Learner

/// The error that a word in the place of a command is not a command.
struct UnknownCommand: Fault {
  let description: String
  let kind = FaultKind.invalid

  /// - Parameters:
  ///   - command: the command before the word.
  ///   - more: other names that are allowed in the word's place.
  init(_ word: String, below command: any ParsableCommand.Type, more: [String] = []) {
    let name = command.configuration.commandName ?? ""
    let path = command == VocalVocab.self ? name : "vocalvocab \(name)"
    var names = more
    for below in command.configuration.subcommands where below.configuration.shouldDisplay {
      names += [below.configuration.commandName].compactMap { $0 }
    }
    let advice = word.nearest(among: names).map { "did you mean '\($0)'?" }
    description =
      "There is no command '\(word)'\(command == VocalVocab.self ? "" : " of '\(path)'"): "
      + (advice ?? "'\(path) --help' lists the commands.")
  }

  /// Checks the words of a command line that are in the place of a command.
  ///
  /// - Throws: ``UnknownCommand`` for the first word that is not a command; a request for help if
  ///   that word is `help`.
  static func check(_ words: [String]) throws {
    var command: any ParsableCommand.Type = VocalVocab.self
    for word in words {
      // The names of commands end at an option. A command without subcommands takes any words.
      guard !word.bytes.hasPrefix("-"), !command.configuration.subcommands.isEmpty else { return }
      guard let below = command.subcommand(named: word) else {
        if word == "help" { throw CleanExit.helpRequest(command) }
        throw UnknownCommand(word, below: command)
      }
      command = below
    }
  }
}
