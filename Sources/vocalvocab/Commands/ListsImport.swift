public import ArgumentParser
import Console
import Glibc
import Learner
public import ListFormats
import Spelling
import Storage
internal import Vocabulary
import WordService

extension ListsCommand {
  /// `vocalvocab lists import`: adds the words of a file to a list.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the words of a file to a list, or make a new list of them.",
      discussion: """
        The file is plain text, CSV or a text export of Anki. With - as the file, you can paste a \
        list. It shows what it would add, and asks; without a terminal, it adds only with --yes. \
        Either all words are added, or none. Words that look misspelled are left out until you \
        confirm them: --as-is adds them, too.

        Plain text: one word a line; 'word - definition'; a word and its definition with a tab \
        between; or several words with commas between. Numbers and bullets before a word are \
        ignored. Between commas, an entry of more than three words is the definition of the word \
        before.
        CSV: a header names the columns, in any order: word, definition, sentence, hint.
        Anki: 'Notes in Plain Text' with its header lines, such as #separator:tab.

        Examples:
          vocalvocab lists import week-12 week-12.txt
          vocalvocab lists import week-12 - --yes < week-12.csv
        """)

    @Argument(help: "The name of the list.") var name: String
    @Argument(help: "The file, or - for standard input.") var file: String

    @Option(help: "Read this format: text, csv or anki. By default, the content decides.")
    var format: ListFormat?

    @Flag(help: "Replace the whole list instead of adding to it.")
    var replace = false

    @OptionGroup var spelling: SpellingOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      try ListStore.checkName(name)
      let files = try data.files()
      let isAsking = !confirmation.yes && Question.isPossible
      let screen = Screen(plain: true)
      if file == InputFile.standardInput, isatty(STDIN_FILENO) == 1 {
        screen.line("Type or paste the words, one a line; Ctrl-D on an empty line ends them.")
      }
      // A list can be kept and practised without a dictionary.
      let list = try ListImport(
        try ListFile.read(at: file, format: format), toListNamed: name, in: files,
        isReplacing: replace, dictionary: try? offlineDictionary(files.folders).get())
      var corrections = spelling.asIs ? list.asIs : [:]
      let addition = try list.addition(correcting: corrections)
      show(addition, list, on: screen)
      guard replace || !addition.changesNothing || isAsking && !list.misspelled.isEmpty else {
        screen.line("There is nothing to add.")
        return
      }
      if isAsking {
        switch confirmation(offersMisspelled: !spelling.asIs && !list.misspelled.isEmpty) {
        case .add: break
        case .addAll: corrections = list.asIs
        case .cancel:
          screen.line("Nothing was added.")
          return
        }
      } else if !confirmation.yes {
        throw CommandError.notAsked("Nothing was added")
      }
      let added = try list.add(correcting: corrections)
      let completed = added.completed > 0 ? ", completed \(added.completed)" : ""
      let (new, all) = (added.new.count, added.list.words.count)
      screen.line(
        "Added \(new.of("word"))\(completed); the list '\(name)' holds \(all.of("word")).".printable
      )
    }

    /// Shows the words that will be added, and the entries that will be left out.
    private func show(_ addition: ListAddition, _ list: ListImport, on screen: Screen) {
      if let title = list.file.title {
        screen.line(
          "The title, left out: \(title). If it is a word, write '- ' before it.".printable)
      }
      screen.line("New: \(addition.new.map(\.word).summary).".printable)
      if addition.completed > 0 {
        screen.line(
          "Already on the list, and completed with a definition, a sentence or a hint: "
            + "\(addition.completed).")
      }
      if addition.duplicates > 0 {
        screen.line("Duplicates, passed over: \(addition.duplicates).")
      }
      if !list.file.passedOver.isEmpty {
        let columns = list.file.passedOver.joined(separator: ", ")
        screen.line("Columns passed over: \(columns).".printable)
      }
      if !list.unknown.isEmpty {
        screen.line("Not in the dictionary, \(list.unknown.summary).".printable)
      }
      if let remark = list.misspelledRemark(isLeftOut: !spelling.asIs) {
        screen.line(remark.printable)
      }
    }

    private enum Confirmation { case add, addAll, cancel }

    /// Asks whether to add the words.
    ///
    /// - Parameter offersMisspelled: whether the words that look misspelled can be added, too.
    private func confirmation(offersMisspelled: Bool) -> Confirmation {
      var meanings: [String: Confirmation] = ["y": .add, "yes": .add, "n": .cancel, "no": .cancel]
      if offersMisspelled { (meanings["a"], meanings["all"]) = (.addAll, .addAll) }
      return Question.answer(
        offersMisspelled
          ? "Add them? y, n, or a for all, with those that look misspelled: "
          : "Add them? y or n: ",
        among: meanings) ?? .cancel
    }
  }

  /// The option for words that look misspelled.
  struct SpellingOptions: ParsableArguments {
    @Flag(name: .customLong("as-is"), help: "Add words that look misspelled, too.")
    var asIs = false
  }
}

extension ListImport {
  /// Returns the sentence about the words that look misspelled; `nil` without such words.
  ///
  /// - Parameter isLeftOut: whether these words are left out.
  func misspelledRemark(isLeftOut: Bool) -> String? {
    guard !misspelled.isEmpty else { return nil }
    let words = misspelled.map {
      "\($0.word) (did you mean \($0.neighbours.joined(separator: ", "))?)"
    }
    return isLeftOut
      ? "Left out, because they look misspelled, \(words.summary). --as-is adds them, too."
      : "These look misspelled, \(words.summary)."
  }
}

extension [String] {
  private static let mostNamed = 10

  /// The number of words, and the first words.
  var summary: String {
    guard !isEmpty else { return "0" }
    let rest = count > Self.mostNamed ? " …" : ""
    return "\(count): \(prefix(Self.mostNamed).joined(separator: ", "))\(rest)"
  }
}

extension ListFormat: ExpressibleByArgument {}
