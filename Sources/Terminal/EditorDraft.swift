import Console
import Glibc
import Storage

/// A text that a person edits in their own editor.
package struct EditorDraft {
  /// The path of the file that the editor opens.
  package let path: String
  private let text: String

  /// Puts a text into a new file that only this person can read.
  ///
  /// - Parameters:
  ///   - name: the beginning of the file's name.
  ///   - ending: the end of the file's name, by which an editor knows the format.
  package init(_ text: String, named name: String, ending: String) throws {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/\(name)-XXXXXX\(ending)".utf8CString)
    let file = mkstemps(&template, Int32(ending.utf8.count))
    guard file >= 0 else {
      throw CommandError.impossible(
        """
        '\(folder)' can't be written (\(String(cString: strerror(errno)))): TMPDIR names another \
        folder.
        """
      )
    }
    Glibc.close(file)
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.text = text
    try OutputFile.write(text, to: path, isReplacing: true)
  }

  /// Waits until the person has left the editor.
  ///
  /// - Throws: ``CommandError`` if the editor can't be started, or fails.
  package func edit() throws {
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
        """
        The editor '\(editor)' failed, and nothing was changed: EDITOR names another. \
        \(keptSentence)
        """
      )
    }
  }

  /// Whether the person has changed the text.
  package var isChanged: Bool {
    get throws { try InputFile.textLines(at: path).joined(separator: "\n") != unchanged }
  }

  private var unchanged: String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: "\n")
  }

  /// The sentence that says where the text is kept.
  package var keptSentence: String { "Your text is kept in '\(path)'." }

  package func remove() { unlink(path) }
}
