import ArgumentParser
import ByteText
import Console
internal import Languages
import Learner
internal import ListFormats
import Storage
import Terminal

extension ListsCommand {
  /// `vocalvocab lists export`: writes a list to a file.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write a list to a file.",
      discussion: """
        The ending of the file's name chooses the format: .csv or .txt. --format chooses it, too. \
        CSV and Anki's text hold the whole list, and 'import' reads it again without loss. Plain \
        text holds words and definitions only.

        Examples:
          vocalvocab lists export week-12 week-12.csv
          vocalvocab lists export week-12 deck.txt --format anki
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The file, or - for standard output.", completion: .file()) var file: String

    @Option(help: "Write this format: text, csv or anki.")
    var format: ListFormat?

    @Flag(help: "Replace the file if it exists.")
    var force = false

    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let list = try data.files(isReading: true).lists.list(named: name)
      let text = try ListFile.text(of: list, as: try chosenFormat)
      try OutputFile.write(text, to: file, isReplacing: force)
      Screen.notices.wrote(list.words.count.of("word"), to: file)
      if let language = list.language {
        Screen.notices.line(
          "The file has no place for the list's language, \(Language(language).nameOrCode): give "
            + "--language \(language) when you import it.")
      }
    }

    private var chosenFormat: ListFormat {
      get throws {
        if let format { return format }
        let name = file.lowercased()
        if file == InputFile.standardInput || name.bytes.hasSuffix(".txt") { return .text }
        if name.bytes.hasSuffix(".csv") { return .csv }
        throw CommandError.wrongUsage(
          "'\(file)' ends neither with .txt nor .csv: give --format text, csv or anki.")
      }
    }
  }
}
