import ArgumentParser
import Console
import Glibc
import Storage
import Tutor

extension ListsCommand {
  /// `vocalvocab lists edit`: opens a list in the person's editor.
  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit",
      abstract: "Change a list in your editor.",
      discussion: """
        The editor is that of the variable VISUAL or EDITOR. It gets plain text, a word a line; or \
        CSV, where the list has sentences or hints. What you save is the whole list: a line that you \
        remove removes its word.

        Examples:
          vocalvocab lists edit week-12
          EDITOR=nano vocalvocab lists edit week-12
        """)

    @Argument(help: "The name of the list.") var name: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() throws {
      let lists = try data.files().lists
      let list = try lists.list(named: name)
      let format: ListFormat = (try? ListFile.text(of: list, as: .text)) == nil ? .csv : .text
      let text = try ListFile.text(of: list, as: format)
      let draft = try EditorDraft(
        text, named: "vocalvocab-list", ending: format == .csv ? ".csv" : ".txt")
      let screen = Screen(plain: true)
      while true {
        try draft.edit()
        do {
          guard try draft.isChanged else {
            draft.remove()
            return screen.line("Nothing was changed.")
          }
          let words = ListAddition(
            try InputFile.list(at: draft.path, format: format).entries, to: WordList(words: []))
          try keep(words.list, insteadOf: list, in: lists)
          draft.remove()
          let count = words.list.words.count
          return screen.line("The list '\(name)' holds \(count.of("word")).".printable)
        } catch {
          guard Question.isPossible else {
            throw CommandError.impossible("\(Screen.text(of: error)) \(draft.keptSentence)")
          }
          Screen.complain(error)
          guard Question.isConfirmed("Edit it again?") else {
            return screen.line("Nothing was changed. \(draft.keptSentence)")
          }
        }
      }
    }

    /// Replaces the list, unless it was changed while the editor was open.
    private func keep(_ new: WordList, insteadOf old: WordList, in lists: ListStore) throws {
      var isOld = true
      try lists.change(named: name) { list in
        isOld = list == old
        if isOld { list = new }
      }
      guard isOld else {
        throw CommandError.impossible(
          "The list '\(name)' was changed meanwhile: bring your changes into the new one.")
      }
    }
  }
}

/// A text that a person edits in an editor of theirs.
struct EditorDraft {
  /// The path of the file that the editor gets.
  let path: String
  private let text: String

  /// Puts a text into a new file that only this person can read.
  ///
  /// - Parameters:
  ///   - name: the beginning of the file's name.
  ///   - ending: the end of the file's name, by which an editor knows the format.
  init(_ text: String, named name: String, ending: String) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/\(name)-XXXXXX\(ending)".utf8CString)
    let file = mkstemps(&template, Int32(ending.utf8.count))
    guard file >= 0 else {
      throw CommandError.impossible(
        "'\(folder)' can't be written (\(String(cString: strerror(errno)))): TMPDIR names another folder."
      )
    }
    Glibc.close(file)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.text = text
    try OutputFile.write(text, to: path, isReplacing: true)
  }

  /// Waits until the person has left the editor.
  ///
  /// - Throws: ``CommandError`` where the editor can't be started, or fails.
  func edit() throws {
    let chosen = ["VISUAL", "EDITOR"].compactMap { (name: String) in
      getenv(name).map { String(cString: $0) }
    }
    let editor = chosen.first { !$0.isEmpty } ?? "sensible-editor"
    var process = pid_t()
    // The shell divides the variable into the program and its arguments.
    let shell: [String] = ["sh", "-c", "\(editor) \"$@\"", "sh", path]
    let error = shell.withCArguments { arguments in
      posix_spawnp(&process, "sh", nil, nil, arguments, environ)
    }
    var status: Int32 = 0
    if error == 0 { while waitpid(process, &status, 0) < 0, errno == EINTR {} }
    guard error == 0, status == 0 else {
      throw CommandError.impossible(
        "The editor '\(editor)' failed, and nothing was changed: EDITOR names another. \(keptSentence)"
      )
    }
  }

  /// Whether the person has changed the text.
  var isChanged: Bool {
    get throws { try InputFile.textLines(at: path).joined(separator: "\n") != unchanged }
  }

  private var unchanged: String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n")
  }

  /// Where the text is kept.
  var keptSentence: String { "Your text is kept in '\(path)'." }

  func remove() { unlink(path) }
}
