import Glibc

/// A question at the terminal with one letter as its answer.
package enum Question {
  /// Whether a person is at the terminal and can be asked.
  package static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Asks whether to do something. The end of the input means no.
  package static func isConfirmed(_ question: String) -> Bool {
    answer("\(question) y or n: ", among: ["y": true, "yes": true, "n": false, "no": false])
      ?? false
  }

  /// Asks until the answer is one of the given words.
  ///
  /// - Parameter meanings: the meaning of each word.
  /// - Returns: the meaning of the answer; `nil` at the end of the input.
  package static func answer<Meaning>(
    _ prompt: String, among meanings: [String: Meaning]
  ) -> Meaning? {
    while true {
      Screen.writeFolded(prompt, to: STDOUT_FILENO)
      guard let line = readLine() else {
        Screen.write("\n", to: STDOUT_FILENO)
        return nil
      }
      let word = line.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if let meaning = meanings[word] { return meaning }
    }
  }
}
