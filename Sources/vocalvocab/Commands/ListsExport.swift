import ArgumentParser
import Glibc
import Storage
import Tutor

extension ListsCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write a list to a file, so that 'import' reads it again without a loss.",
      discussion: """
        The format is the one that the file's name ends with, .csv or .txt, or the one that --format \
        names. Plain text holds words and definitions; CSV and Anki's text hold everything.

        Examples:
          vocalvocab lists export week-12 week-12.csv
          vocalvocab lists export week-12 deck.txt --format anki
        """)

    @Argument(help: "The list's name.") var name: String
    @Argument(help: "A file, or - for standard output.") var file: String

    @Option(
      name: .long,
      help: ArgumentHelp("What to write: text, csv or anki.", valueName: "format"))
    var format: ListFormat?

    @Flag(name: .long, help: "Replace a file that exists.")
    var force = false

    @OptionGroup var data: DataOptions

    func run() throws {
      let list = try data.files().lists.list(named: name)
      let text = try ListFile.text(of: list, as: try chosenFormat)
      if file == InputFile.standardInput {
        Screen.write(text, to: STDOUT_FILENO)
        return
      }
      try OutputFile.write(text, to: file, isReplacing: force)
      let count = list.words.count
      Screen(plain: true).line(
        "Wrote \(count) word\(count == 1 ? "" : "s") to '\(file)'.".printable)
    }

    private var chosenFormat: ListFormat {
      get throws {
        if let format { return format }
        let name = file.lowercased()
        if file == InputFile.standardInput || name.hasSuffix(".txt") { return .text }
        if name.hasSuffix(".csv") { return .csv }
        throw WrongUsage(
          description:
            "'\(file)' ends neither with .txt nor .csv: give --format text, csv or anki.")
      }
    }
  }
}
