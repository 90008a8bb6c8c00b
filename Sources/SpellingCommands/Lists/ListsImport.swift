public import ArgumentParser
import Console
import Glibc
import Learner
public import ListFormats
import Spelling
import Storage
import Tables
import Terminal
internal import Vocabulary
import WordService

extension ListsCommand {
  /// `vocalvocab lists import`: adds the words of a file to a list.
  struct Import: AsyncParsableCommand {
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
        before. A heading is no word; --by-heading makes a list for each.
        CSV: a header names the columns, in any order: word, definition, sentence, hint. Without \
        such names, the first columns with texts are taken; --columns chooses others.
        Anki: 'Notes in Plain Text' with its header lines, such as #separator:tab.
        A row that can't be read is left out and shown, and the others are taken.

        Examples:
          vocalvocab lists import week-12 week-12.txt
          vocalvocab lists import year-4 year-4.csv --columns word=2,definition=4
          vocalvocab lists import week-12 - --yes < week-12.csv
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The file, or - for standard input.", completion: .file()) var file: String

    @Option(help: "Read this format: text, csv or anki. By default, the content decides.")
    var format: ListFormat?

    @Flag(help: "Replace the whole list instead of adding to it.")
    var replace = false

    @Flag(help: "Make a list for each heading; its name is NAME and the heading.")
    var byHeading = false

    @OptionGroup var spelling: SpellingOptions
    @OptionGroup var ofWords: LanguageOption
    @OptionGroup(title: "How to read the file") var reading: ReadingOptions
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      try ListStore.checkName(name)
      let files = try data.files()
      let language = try await ofWords.checked(files)
      let screen = Screen.notices
      if file == InputFile.standardInput, isatty(STDIN_FILENO) == 1 {
        screen.line("Type or paste the words, one a line; Ctrl-D on an empty line ends them.")
      }
      let bytes = try InputFile.bytes(at: file)
      var (choices, isAsIs, isByHeading) = (reading.choices, spelling.asIs, byHeading)
      while true {
        let read = try ListFile.read(bytes, named: file, format: format, choices: choices)
        guard !read.isBlank else { throw StorageError.noWord(in: file) }
        let list = try words(of: read, toListNamed: name, language, in: files)
        let addition = try list.addition(correcting: isAsIs ? list.asIs : [:])
        show(addition, list, isAsIs: isAsIs, on: screen)
        switch try answer(addition, list, choices, on: screen) {
        case .take: break
        case .cancel: return
        case .again(let changed):
          choices = changed
          continue
        case .other(.misspelled): isAsIs = true
        case .other(.headings): isByHeading = true
        }
        guard isByHeading, list.sections.count > 1 else {
          return try add(list, toListNamed: name, isAsIs, on: screen)
        }
        for (index, section) in list.sections.enumerated() {
          let part = try words(
            of: read.section(index + 1), toListNamed: section.list, list.language, in: files)
          try add(part, toListNamed: section.list, isAsIs, on: screen)
        }
        return
      }
    }

    private func words(
      of file: ListFile, toListNamed name: String, _ language: String?, in files: LearnerFiles
    ) throws -> ListImport {
      // A list can be kept and practised without a dictionary.
      try ListImport(
        file, toListNamed: name, in: files, isReplacing: replace, language: language,
        dictionary: try? offlineDictionary(files.folders).get())
    }

    private func add(
      _ list: ListImport, toListNamed name: String, _ isAsIs: Bool, on screen: Screen
    ) throws {
      let added = try list.add(correcting: isAsIs ? list.asIs : [:])
      let completed = added.completed > 0 ? ", completed \(added.completed)" : ""
      let (new, all) = (added.new.count, added.list.words.count)
      screen.line(
        "Added \(new.of("word"))\(completed); the list '\(name)' holds \(all.of("word")).".printable
      )
    }

    /// Shows the words that will be added, and the entries that will be left out.
    private func show(
      _ addition: ListAddition, _ list: ListImport, isAsIs: Bool, on screen: Screen
    ) {
      let headings = list.sections.compactMap(\.title)
      if headings.count > 1 {
        screen.line("Headings, \(headings.summary). --by-heading makes a list for each.".printable)
      }
      screen.line("New: \(addition.new.map(\.word).summary).".printable)
      if addition.completed > 0 {
        screen.line(
          "Words completed with a definition, a sentence or a hint: \(addition.completed).")
      }
      if addition.duplicates > 0 {
        screen.line("Duplicates, passed over: \(addition.duplicates).")
      }
      let capitals = list.capitals.filter { $0.word != $0.asked }
        .map { "\($0.word) as \($0.asked)" }
      if !capitals.isEmpty { screen.line("From capitals, \(capitals.summary).".printable) }
      if let remark = list.languageRemark(list: name) {
        screen.line(remark.printable)
      } else if list.isForeign {
        screen.line("The words don't look English, so none was checked.")
      } else if !list.unknown.isEmpty {
        screen.line("Not in the dictionary, \(list.unknown.summary).".printable)
      }
      if let remark = list.misspelledRemark(isLeftOut: !isAsIs) {
        screen.line(remark.printable)
      }
      FileReview(on: screen).show(list.reading)
    }

    /// A person's answer beside yes and no.
    private enum Extra { case misspelled, headings }

    /// Asks whether to add the words, and says so if they are not added.
    private func answer(
      _ addition: ListAddition, _ list: ListImport, _ choices: ReadingChoices, on screen: Screen
    ) throws -> FileReview.Answer<Extra> {
      let canTake = replace || !addition.changesNothing
      let isAsking = !confirmation.yes && Question.isPossible
      let canChange = !list.misspelled.isEmpty || !list.reading.isPlain
      guard canTake || isAsking && canChange else {
        guard !list.file.entries.isEmpty else { throw StorageError.noWord(in: file) }
        screen.line("There is nothing to add.")
        return .cancel
      }
      guard isAsking else {
        if confirmation.yes { return .take }
        throw CommandError.notAsked("Nothing was added")
      }
      var others: [(letter: String, words: String, meaning: Extra)] = []
      if !spelling.asIs, !list.misspelled.isEmpty {
        others.append(("a", "for all, with those that look misspelled", .misspelled))
      }
      if list.sections.count > 1, !byHeading {
        others.append(("l", "for a list for each heading", .headings))
      }
      let answer = try FileReview(on: screen).ask(
        list.reading, choices, canTake: canTake, others: others)
      if case .cancel = answer { screen.line("Nothing was added.") }
      return answer
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
