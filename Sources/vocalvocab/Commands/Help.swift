// This whole file by Character: the texts are our own help.

import ArgumentParser
import Console
import Guide
import Terminal

/// `vocalvocab help`: shows the help of a command, or a chapter of the guide.
struct Help: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show the help of a command, or a chapter of the guide.",
    discussion: """
      Chapters:
      \(Chapter.list)

      Examples:
        vocalvocab help lists import
        vocalvocab help practice
      """)

  @Argument(
    help: "The command, or the chapter.",
    completion: .list(Chapter.all.map(\.name)))
  var words: [String] = []

  func run() throws {
    if let name = words.first, let chapter = Chapter(named: name) {
      return try show(chapter, words.dropFirst())
    }
    var command: any ParsableCommand.Type = VocalVocab.self
    for word in words {
      guard let below = command.subcommand(named: word) else {
        throw UnknownCommand(
          word, below: command,
          more: command == VocalVocab.self ? Chapter.all.map(\.name) : [])
      }
      command = below
    }
    let page = HelpText { VocalVocab.helpMessage(for: command, columns: $0) }
    Screen(plain: true).line(page.text)
  }

  private func show(_ chapter: Chapter, _ rest: ArraySlice<String>) throws {
    let screen = Screen(plain: false)
    guard let name = rest.first else { return ChapterView(screen).show(chapter) }
    guard chapter.name == "json" else {
      throw CommandError.wrongUsage(
        "The chapter '\(chapter.name)' has no parts: leave '\(name)' out.")
    }
    screen.line(try JSONSchema(named: name).text)
  }
}

extension Chapter {
  /// The names of all chapters, each with its subject, as a help text lists them.
  static let list = all.map { "  \($0.name.padded(to: 15))\($0.abstract)" }
    .joined(separator: "\n")
}

extension ParsableCommand {
  /// Returns the subcommand with a name; `nil` if there is none.
  static func subcommand(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
