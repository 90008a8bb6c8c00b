import ArgumentParser
import Console
import Storage
import Tutor

/// `vocalvocab lists`: the learner's own word lists.
struct ListsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists",
    abstract: "Show, change, import, export and test your word lists.",
    discussion: """
      The list 'excluded' holds the words that are never asked again. To practise a list, use \
      'vocalvocab play --list NAME'.
      """,
    subcommands: [All.self, Show.self, Import.self, Export.self, Remove.self, Test.self],
    defaultSubcommand: All.self)

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show the names of your lists.")

    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let names = try data.files().lists.names()
      let screen = Screen(plain: false)
      if list.json {
        screen.line(try json(names))
      } else if names.isEmpty {
        screen.line("You have no lists yet: 'vocalvocab lists import NAME FILE' makes one.")
      } else {
        for name in names { screen.line(name.printable) }
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the words of a list.")

    @Argument(help: "The name of the list.") var name: String
    @OptionGroup var list: ListOptions
    @OptionGroup var data: DataOptions

    func run() throws {
      let words = try data.files().lists.list(named: name).words
      let screen = Screen(plain: false)
      if list.json {
        screen.line(try json(words))
        return
      }
      for entry in words {
        let details = [entry.definition, entry.sentence, entry.hint, entry.reason]
          .compactMap(\.self).joined(separator: "; ")
        screen.line((details.isEmpty ? entry.word : "\(entry.word): \(details)").printable)
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove words from a list.")

    @Argument(help: "The name of the list.") var name: String
    @Argument(help: "The words to remove.") var words: [String]
    @OptionGroup var data: DataOptions

    func run() throws {
      let files = try data.files()
      let present = Set(try files.lists.list(named: name).words.map { $0.word.lowercased() })
      let unwanted = Set(words.map { $0.lowercased() })
      if let unknown = words.first(where: { !present.contains($0.lowercased()) }) {
        throw CommandError.notOnList(unknown, list: name)
      }
      try files.lists.change(named: name) { list in
        list.words.removeAll { unwanted.contains($0.word.lowercased()) }
      }
      Screen(plain: true).line("Removed: \(words.joined(separator: ", ")).".printable)
    }
  }
}
