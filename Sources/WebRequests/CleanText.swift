extension String {
  /// Returns the text without control characters, the terminal's escape sequences, directional
  /// marks, and invisible characters. White space becomes one space between words, and none at the
  /// ends.
  ///
  /// - Parameter limit: the maximum number of characters. A longer text ends after a word, with an
  ///   ellipsis.
  /// - Returns: `nil` where nothing remains.
  package func cleaned(atMost limit: Int) -> String? { clean(limit)?.text.shortened(to: limit) }

  /// Returns the text as ``cleaned(atMost:)`` does, but cuts nothing off.
  ///
  /// - Returns: `nil` where nothing remains, or more than this number of characters.
  package func cleaned(ifAtMost limit: Int) -> String? {
    clean(limit).flatMap { $0.isWhole && $0.text.count <= limit ? $0.text : nil }
  }

  /// Returns the clean text, or the beginning of a text that exceeds a number of characters.
  private func clean(_ limit: Int) -> (text: String, isWhole: Bool)? {
    var clean = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    // Any number of marks on one letter is one character; real letters have few.
    let maximumScalars = 4 * limit
    var count = 0
    while count <= maximumScalars, let scalar = rest.popFirst() {
      switch scalar.properties.generalCategory {
      case .control:
        if scalar == "\u{1B}" { rest.dropEscapeSequence() }
        if scalar == "\u{9B}" { rest.dropControlSequence() }
        clean.appendSpace()
      case .spaceSeparator, .lineSeparator, .paragraphSeparator:
        clean.appendSpace()
      case .format, .surrogate, .privateUse, .unassigned:
        continue
      default:
        clean.append(scalar)
        count += 1
      }
    }
    if let last = clean.last, last == " " { clean.removeLast() }
    return clean.isEmpty ? nil : (String(clean), rest.isEmpty)
  }

  private func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    // The ellipsis replaces the last character.
    let last = index(before: end)
    let start = self[..<last]
    // By Character: a person reads the words.
    let words = self[last] == " " ? start : start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}

extension String.UnicodeScalarView {
  fileprivate mutating func appendSpace() {
    if let last, last != " " { append(" ") }
  }
}

/// The escape sequences of ECMA-48, after their first character.
extension Substring.UnicodeScalarView {
  fileprivate mutating func dropEscapeSequence() {
    switch first {
    case "[":
      removeFirst()
      dropControlSequence()
    case "]", "P", "X", "^", "_":
      // A string for the terminal ends with a bell or `ESC \`. Without an end it is plain text.
      guard
        let end = prefix(1_000).firstIndex(where: { ["\u{07}", "\u{1B}", "\u{9C}"].contains($0) })
      else {
        removeFirst()
        return
      }
      let isEscape = self[end] == "\u{1B}"
      self = self[index(after: end)...]
      if isEscape, first == "\\" { removeFirst() }
    default:
      drop { ("\u{20}"..."\u{2F}").contains($0) }
      if let final = first, ("\u{30}"..."\u{7E}").contains(final) { removeFirst() }
    }
  }

  /// Drops parameters, then intermediate characters, then one final character.
  fileprivate mutating func dropControlSequence() {
    drop { ("\u{30}"..."\u{3F}").contains($0) }
    drop { ("\u{20}"..."\u{2F}").contains($0) }
    if let final = first, ("\u{40}"..."\u{7E}").contains(final) { removeFirst() }
  }

  private mutating func drop(while isDropped: (Unicode.Scalar) -> Bool) {
    while let next = first, isDropped(next) { removeFirst() }
  }
}
