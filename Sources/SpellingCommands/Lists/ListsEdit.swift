import ArgumentParser
import Console
import Learner
internal import ListFormats
import Spelling
import Storage
import Terminal
internal import Vocabulary

extension ListsCommand {
  /// `vocalvocab lists edit`: opens a list in the person's editor.
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit",
      abstract: "Change a list in your editor.",
      discussion: """
        The editor is that of the variable VISUAL or EDITOR. It gets plain text, a word a line; or \
        CSV, where the list has sentences or hints. What you save is the whole list: a line that \
        you remove removes its word.

        Examples:
          vocalvocab lists edit week-12
          EDITOR=nano vocalvocab lists edit week-12
        """)

    @Argument(help: "The name of the list.", completion: .lists) var name: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let files = try data.files()
      let lists = files.lists
      let list = try lists.list(named: name)
      let format: ListFormat = (try? ListFile.text(of: list, as: .text)) == nil ? .csv : .text
      let text = try ListFile.text(of: list, as: format)
      let draft = try EditorDraft(
        text, named: "vocalvocab-list", ending: format == .csv ? ".csv" : ".txt")
      let screen = Screen.notices
      guard let entries = try entries(of: draft, format) else {
        return screen.line("Nothing was changed.")
      }
      let new = ListAddition(entries, to: WordList(words: [], language: list.language)).list
      let known = Set(list.words.map { $0.word.lowercased() })
      let added = try ListImport(
        ListFile(entries: new.words.filter { !known.contains($0.word.lowercased()) }),
        toListNamed: name, in: files, dictionary: try? offlineDictionary(files.folders).get())
      try keep(new, insteadOf: list, in: lists, draft)
      draft.remove()
      screen.line("The list '\(name)' holds \(new.words.count.of("word")).".printable)
      if let remark = added.misspelledRemark(isLeftOut: false) { screen.line(remark.printable) }
    }

    /// Lets the person edit the list until it can be read.
    ///
    /// - Returns: the entries; `nil` if the person has changed nothing.
    private func entries(
      of draft: EditorDraft, _ format: ListFormat
    ) throws -> [WordList.Entry]? {
      while true {
        try draft.edit()
        do {
          guard try draft.isChanged else {
            draft.remove()
            return nil
          }
          return try ListFile.read(at: draft.path, format: format).entries
        } catch {
          guard Question.isPossible else {
            throw CommandError.impossible("\(Screen.text(of: error)) \(draft.keptSentence)")
          }
          Screen.complain(error)
          guard Question.isConfirmed("Edit it again?") else {
            throw CommandError.impossible("Nothing was changed. \(draft.keptSentence)")
          }
        }
      }
    }

    /// Replaces the list, unless it was changed while the editor was open.
    private func keep(
      _ new: WordList, insteadOf old: WordList, in lists: ListStore, _ draft: EditorDraft
    ) throws {
      var isOld = true
      try lists.change(named: name) { list in
        isOld = list == old
        if isOld { list = new }
      }
      guard isOld else {
        throw CommandError.impossible(
          "The list '\(name)' was changed meanwhile: edit it once more. \(draft.keptSentence)")
      }
    }
  }
}
