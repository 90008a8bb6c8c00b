import ArgumentParser
import Console

/// `vocalvocab help`: shows the help of a command, or a topic.
struct Help: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show the help of a command, or one of the topics.",
    discussion: """
      Topics:
      \(HelpTopic.allCases.map { "  \($0.rawValue.padded(to: 16))\($0.abstract)" }.joined(separator: "\n"))

      Examples:
        vocalvocab help lists import
        vocalvocab help practice
      """)

  @Argument(
    help: "The command, or the topic.",
    completion: .list(HelpTopic.allCases.map(\.rawValue)))
  var words: [String] = []

  func run() throws {
    if let name = words.first, let topic = HelpTopic(rawValue: name) {
      return try show(topic, words.dropFirst())
    }
    var command: any ParsableCommand.Type = VocalVocab.self
    for word in words {
      guard let below = command.subcommand(named: word) else {
        throw UnknownCommand(
          word, below: command,
          more: command == VocalVocab.self ? HelpTopic.allCases.map(\.rawValue) : [])
      }
      command = below
    }
    Screen(plain: true).line(VocalVocab.helpMessage(for: command).withUsageWrapped)
  }

  private func show(_ topic: HelpTopic, _ rest: ArraySlice<String>) throws {
    let screen = Screen(plain: false)
    guard let name = rest.first else {
      for line in topic.text.split(separator: "\n", omittingEmptySubsequences: false) {
        let rows =
          line.hasPrefix(" ") ? [String(line)] : String(line).wrapped(to: String.helpColumns)
        for row in rows { screen.line(row) }
      }
      return
    }
    guard topic == .json else {
      throw CommandError.wrongUsage(
        "The topic '\(topic.rawValue)' has no parts: leave '\(name)' out.")
    }
    screen.line(try JSONSchema(named: name).text)
  }
}

extension ParsableCommand {
  /// Returns the command below this one with a name.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
