package import ArgumentParser
import Console
internal import Languages
import Learner
internal import ListFormats
import Storage
import Terminal

/// `vocalvocab lists`: the learner's own word lists.
package struct ListsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "lists",
    abstract: "Show, change, import, export and test your word lists.",
    discussion: """
      The list 'excluded' holds the words that are never asked again. To practise a list, use \
      'vocalvocab play --list NAME'.

      Examples:
        vocalvocab lists
        vocalvocab lists add week-12 harbor rhythm
        vocalvocab lists test week-12
      """,
    subcommands: [
      All.self, Show.self, Add.self, Remove.self, Edit.self, Import.self, Export.self, Test.self,
      OfWords.self, Rename.self, Copy.self, Delete.self,
    ],
    defaultSubcommand: All.self)

  struct All: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show the names of your lists.",
      discussion: """
        Examples:
          vocalvocab lists
          vocalvocab lists list --json
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let lists = try ListSummary.all(in: try data.files(isReading: true))
      let screen = Screen(plain: table.plain)
      for error in lists.compactMap(\.error) { Screen.complain(error) }
      if table.json { return screen.line(try json(lists)) }
      if table.csv {
        return screen.table(
          ["name", "words"], lists.map { [$0.name, $0.error == nil ? "\($0.words)" : ""] })
      }
      if lists.isEmpty {
        screen.paragraph("You have no lists yet: 'vocalvocab lists add NAME WORD' makes one.")
      }
      let width = lists.map(\.name.printable.columns).max() ?? 0
      for list in lists {
        let language = list.language.map { ", \(Language($0).nameOrCode)" } ?? ""
        let count = list.error == nil ? list.words.of("word") + language : "can't be read"
        let name = list.name.printable
        screen.line(
          screen.isPlain
            ? "\(name): \(count)"
            : name.padded(to: width) + "  " + screen.styled(count, .quiet))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the words of a list.",
      discussion: """
        Example:
          vocalvocab lists show week-12
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let list = try data.files(isReading: true).lists.list(named: name)
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(list.words)) }
      if table.csv { return Screen.write(try ListFile.text(of: list, as: .csv), to: 1) }
      for entry in list.words {
        let details = [entry.definition, entry.sentence, entry.hint, entry.reason]
          .compactMap(\.self).joined(separator: "; ")
        screen.paragraph(details.isEmpty ? entry.word : "\(entry.word): \(details)")
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove words from a list.",
      discussion: """
        Example:
          vocalvocab lists remove week-12 harbor
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The words to remove.") var words: [String]
    @OptionGroup(title: "Files") var data: DataOptions

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
      Screen.notices.line("Removed: \(words.joined(separator: ", ")).".printable)
    }
  }

  package init() {}
}
