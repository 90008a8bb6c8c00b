package import ArgumentParser
import Console
import FoundationEssentials
import Learner
import Scheduling
import Spelling
import Storage
import Terminal
import Vocabulary
import WordService

/// `vocalvocab completed`: the list of completed words.
package struct CompletedCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "completed",
    abstract: "Show, replay and change the list of words that you completed.",
    discussion: """
      Examples:
        vocalvocab completed
        vocalvocab completed replay
      """,
    subcommands: [List.self, Replay.self, Remove.self, Import.self, Rebuild.self],
    defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show the completed words.",
      discussion: """
        Examples:
          vocalvocab completed
          vocalvocab completed list --csv
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files(isReading: true)
      let screen = Screen(plain: table.plain)
      if table.json {
        screen.line(String(try files.completed.json().dropLast()))
      } else if table.csv {
        screen.table(
          [
            "word", "firstCompleted", "lastCompleted", "timesCompleted", "fewestTries",
            "definition",
          ],
          try files.completed.words().map { word in
            [
              word.word, word.firstCompleted?.formatted(.iso8601) ?? "",
              word.lastCompleted?.formatted(.iso8601) ?? "", "\(word.timesCompleted)",
              word.fewestTries.map(String.init) ?? "", word.definitions.first?.text ?? "",
            ]
          })
      } else {
        // Without the dictionary, the list tells the definitions that it has.
        let dictionary = (try? offlineDictionary(files.folders).get())?.told(
          to: files, on: LanguageDictionaries(cache: files.folders.cache))
        show(try files.completed.words(), dictionary, on: screen)
      }
    }

    private func show(
      _ words: [CompletedWord], _ dictionary: OfflineDictionary?, on screen: Screen
    ) {
      guard !words.isEmpty else {
        screen.paragraph("No word has been completed yet: 'vocalvocab play' begins.")
        return
      }
      let width = words.map(\.word.printable.columns).max() ?? 0
      for word in words {
        let day = word.lastCompleted.map { "\($0.formatted(.iso8601.year().month().day()))" }
        let tries = word.fewestTries.map { $0 == 1 ? "1 try" : "\($0) tries" }
        let told = dictionary.flatMap { word.translations(in: $0).first } ?? word.definitions.first
        let meaning = told?.text ?? ""
        let facts = [day, tries, "\(word.timesCompleted)×"].compactMap(\.self)
        if screen.isPlain {
          screen.line("\(word.word): \(facts.joined(separator: ", ")). \(meaning)".printable)
        } else {
          let columns = [day ?? "", (tries ?? "").padded(to: 8), "\(word.timesCompleted)×"]
          let name = word.word.printable.padded(to: width)
          let start = "\(name)  \(columns.joined(separator: "  "))"
          let room = max(0, screen.width - start.columns - 2)
          let rest = "  " + meaning.printable.shortened(to: room)
          screen.line(
            screen.styled(name, .strong) + start.dropFirst(name.count) + screen.styled(rest, .quiet)
          )
        }
      }
    }
  }

  struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "replay",
      abstract: "Practise completed words again: all of them, or those that you name.",
      discussion: """
        Examples:
          vocalvocab completed replay
          vocalvocab completed replay harbor rhythm --mode copy
        """)

    @Argument(help: "The words to practise; without any, all words of the list.")
    var words: [String] = []

    @OptionGroup(title: "The session") var session: SessionOptions
    @OptionGroup(title: "Sound") var sound: SoundOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let files = try data.files()
      var wishes = session.wishes
      wishes.words = .completed
      if !words.isEmpty { wishes.given = words }
      do {
        try await SessionStart(options: session, wishes: wishes, files: files, sound: sound).run()
      } catch WishError.notCompleted(let word) {
        throw CommandError.notCompleted(word)
      }
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove words from the list.",
      discussion: """
        The journal keeps every try, and the schedule stays as it is.

        Example:
          vocalvocab completed remove harbor
        """)

    @Argument(help: "The words to remove.")
    var words: [String]

    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files()
      let known = Swift.Set(try files.completed.words().map(\.word))
      if let unknown = words.first(where: { !known.contains($0) }) {
        throw CommandError.notCompleted(unknown)
      }
      let removed = try files.completed.remove(Swift.Set(words), at: .now)
      Screen.notices.line("Removed: \(removed.joined(separator: ", ")).".printable)
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the completed words of a file to the list.",
      discussion: """
        The file holds the output of 'completed --json', or a list of the first VocalVocab: an \
        array of objects with word, nounDefinition and verbDefinition.

        Example:
          vocalvocab completed import old.json
        """)

    @Argument(help: "The JSON file, or - for standard input.", completion: .file())
    var file: String

    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files()
      let (new, known) = try files.completed.importWords(from: file, at: .now)
      Screen.notices.line("Added \(new.of("word")); already on the list: \(known).")
    }
  }

  struct Rebuild: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rebuild",
      abstract: "Make the list anew from the journal of all tries.",
      discussion: """
        Example:
          vocalvocab completed rebuild
        """)

    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files()
      // Without the dictionary, the words keep the definitions of the current list.
      let dictionary = try? offlineDictionary(files.folders).get()
      let count = try files.completed.rebuild { dictionary?.word($0)?.definitions ?? [] }
      Screen.notices.line("The list holds \(count.of("word")).")
    }
  }

  package init() {}
}
