public import ArgumentParser
import Console
import Glibc
public import Storage
import Tutor
import WordService

extension ListsCommand {
  /// `vocalvocab lists import`: adds the words of a file to a list.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the words of a file to a list, or make a new list of them.",
      discussion: """
        The file is plain text, CSV or a text export of Anki. With - as the file, you can paste a \
        list. Either all words are added, or none.

        Plain text: one word a line; 'word - definition'; a word and its definition with a tab \
        between; or several words with commas between. Numbers and bullets before a word are \
        ignored. Between commas, an entry of more than three words is the definition of the word \
        before.
        CSV: a header names the columns, in any order: word, definition, sentence, hint.
        Anki: 'Notes in Plain Text' with its header lines, such as #separator:tab.

        Examples:
          vocalvocab lists import week-12 week-12.txt
          vocalvocab lists import week-12 - < week-12.csv
        """)

    @Argument(help: "The name of the list.") var name: String
    @Argument(help: "The file, or - for standard input.") var file: String

    @Option(help: "Read this format: text, csv or anki. By default the content of the file tells.")
    var format: ListFormat?

    @Flag(help: "Replace the whole list instead of adding to it.")
    var replace = false

    @Flag(help: "Add the words without asking.")
    var yes = false

    @OptionGroup var data: DataOptions

    func run() throws {
      try ListStore.checkName(name)
      let files = try data.files()
      let isAsking = !yes && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      let screen = Screen(plain: true)
      if file == InputFile.standardInput, isatty(STDIN_FILENO) == 1 {
        screen.line("Type or paste the words, one a line; Ctrl-D on an empty line ends them.")
      }
      let file = try InputFile.list(at: file, format: format)
      let addition = try files.lists.addition(
        of: file.entries, toListNamed: name, isReplacing: replace)
      show(addition, file.passedOver, files.folders, on: screen)
      guard replace || !addition.changesNothing else {
        screen.line("There is nothing to add.")
        return
      }
      if isAsking, !isConfirmed() {
        screen.line("Nothing was added.")
        return
      }
      let added = try files.lists.add(file.entries, toListNamed: name, isReplacing: replace)
      let completed = added.completed > 0 ? ", completed \(added.completed)" : ""
      let (new, all) = (added.new.count, added.list.words.count)
      screen.line(
        "Added \(new.of("word"))\(completed); the list '\(name)' holds \(all.of("word")).".printable
      )
    }

    /// Shows the words that will be added, and the entries that will not.
    private func show(
      _ addition: ListAddition, _ passedOver: [String], _ folders: Folders, on screen: Screen
    ) {
      let names = addition.new.map(\.word)
      screen.line("New: \(summary(names)).".printable)
      if addition.completed > 0 {
        screen.line(
          "Already on the list, and completed with a definition, a sentence or a hint: "
            + "\(addition.completed).")
      }
      if addition.duplicates > 0 {
        screen.line("Duplicates, passed over: \(addition.duplicates).")
      }
      if !passedOver.isEmpty {
        screen.line("Columns passed over: \(passedOver.joined(separator: ", ")).".printable)
      }
      if !names.isEmpty { showUnknown(among: names, folders, on: screen) }
    }

    /// Shows the words that the dictionary doesn't know. It only warns of misspellings: a list can be
    /// kept and practised without it.
    private func showUnknown(among names: [String], _ folders: Folders, on screen: Screen) {
      guard let dictionary = try? offlineDictionary(folders).get() else { return }
      let unknown = names.filter { !dictionary.recognises($0) }
      guard !unknown.isEmpty else { return }
      // If the dictionary knows few of the words, the list is in another language: suggest nothing.
      let isForeign = unknown.count > 10 && unknown.count * 2 > names.count
      let named = summary(unknown) { word in
        let neighbours = isForeign ? [] : dictionary.neighbours(of: word, limit: 3)
        return neighbours.isEmpty
          ? word : "\(word) (did you mean \(neighbours.joined(separator: ", "))?)"
      }
      screen.line("Unknown to the dictionary, \(named).".printable)
    }

    private static let mostNamed = 10

    /// Returns the number of words, and the first of them, each as the closure shows it.
    private func summary(_ names: [String], shown: (String) -> String = { $0 }) -> String {
      guard !names.isEmpty else { return "0" }
      let rest = names.count > Self.mostNamed ? " …" : ""
      let first = names.prefix(Self.mostNamed).map(shown).joined(separator: ", ")
      return "\(names.count): \(first)\(rest)"
    }

    private func isConfirmed() -> Bool {
      while true {
        Screen.write("Add them? y or n: ", to: STDOUT_FILENO)
        guard let answer = readLine() else {
          Screen.write("\n", to: STDOUT_FILENO)
          return false
        }
        switch answer.lowercased() {
        case "y", "yes": return true
        case "n", "no": return false
        default: break
        }
      }
    }
  }
}

extension ListFormat: ExpressibleByArgument {}
