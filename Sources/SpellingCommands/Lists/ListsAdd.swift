import ArgumentParser
import Console
import Learner
internal import ListFormats
import Spelling
import Storage
import Terminal
internal import Vocabulary

extension ListsCommand {
  /// `vocalvocab lists add`: adds words to a list, or makes a new list.
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add",
      abstract: "Add words to a list, or make a new list of them.",
      discussion: """
        Words that look misspelled are left out until you confirm them with --as-is.

        Examples:
          vocalvocab lists add week-12 harbor rhythm "ice cream"
          vocalvocab lists add names Siobhan --as-is
          vocalvocab lists add Wochenwörter Haus Wald --language de
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @Argument(help: "The words; one of several parts, such as ice cream, stands in quotes.")
    var words: [String]

    @OptionGroup var spelling: SpellingOptions
    @OptionGroup var ofWords: LanguageOption
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      try ListStore.checkName(name)
      let entries = try words.enumerated().map { number, word in
        do throws(EntryFault) {
          return try WordList.Entry(checking: word)
        } catch {
          throw CommandError.wrongUsage(error.sentence(ofWord: number + 1))
        }
      }
      let files = try data.files()
      let list = try ListImport(
        ListFile(entries: entries), toListNamed: name, in: files,
        language: try await ofWords.checked(files),
        dictionary: try? offlineDictionary(files.folders).get())
      let added = try list.add(correcting: spelling.asIs ? list.asIs : [:])
      let screen = Screen.notices
      if added.present > 0 { screen.line("Already on the list: \(added.present.of("word")).") }
      if added.repeated > 0 {
        screen.line("Given more than once: \(added.repeated.of("word")).")
      }
      screen.line(
        "Added \(added.new.count.of("word")); the list '\(name)' holds "
          + "\(added.list.words.count.of("word"))."
          .printable)
      if let remark = list.languageRemark(list: name) { screen.line(remark.printable) }
      guard !spelling.asIs, let remark = list.misspelledRemark(isLeftOut: true) else { return }
      Screen.complain(remark)
      throw ExitCode.failure
    }
  }
}
