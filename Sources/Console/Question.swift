import Glibc

/// A question at the terminal that a letter answers.
package enum Question {
  /// Whether somebody sits at a terminal and can be asked.
  package static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Asks whether to do something. The end of the input is a no.
  package static func isConfirmed(_ question: String) -> Bool {
    answer("\(question) y or n: ", among: ["y": true, "yes": true, "n": false, "no": false])
      ?? false
  }

  /// Asks until the answer is one of some words.
  ///
  /// - Parameter meanings: the meaning of each word.
  /// - Returns: the meaning of the answer; `nil` at the end of the input.
  package static func answer<Meaning>(
    _ prompt: String, among meanings: [String: Meaning]
  ) -> Meaning? {
    while true {
      Screen.write(prompt, to: STDOUT_FILENO)
      guard let line = readLine() else {
        Screen.write("\n", to: STDOUT_FILENO)
        return nil
      }
      let word = line.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let meaning = meanings[word] { return meaning }
    }
  }
}
