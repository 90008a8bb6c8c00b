import Practice

/// A line that a person typed.
package enum TypedLine {
  /// Returns whether a line asks for something, as `/hint` and Enter alone do, and answers nothing.
  /// Several pasted lines ask for nothing.
  package static func isRequest(_ line: String) -> Bool {
    if NoTry.hasSeveralLines(line) { return false }
    let line = line.drop { $0.isWhitespace }
    // By Character: a person types the request.
    return line.isEmpty || line.hasPrefix("/")
  }
}
