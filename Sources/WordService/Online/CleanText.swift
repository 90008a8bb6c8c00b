extension String {
  /// The text without what could do more than be read: control characters and the terminal's escape
  /// sequences, characters that turn the direction of writing or show nothing. Every stretch of space
  /// is one space, and there is none around it.
  ///
  /// - Parameter limit: the most characters; what is longer is cut off at a word, with an ellipsis.
  /// - Returns: `nil` when nothing is left.
  func cleaned(atMost limit: Int) -> String? {
    var clean = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    // Marks that are piled on one letter count as one character; no letter bears more than a few.
    let longest = 4 * limit
    while let scalar = rest.popFirst(), clean.count <= longest {
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
      }
    }
    if clean.last == " " { clean.removeLast() }
    guard !clean.isEmpty else { return nil }
    return String(clean).shortened(to: limit)
  }

  private func shortened(to limit: Int) -> String {
    guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
      return self
    }
    // The last character is for the ellipsis.
    let last = index(before: end)
    let start = self[..<last]
    let words = self[last] == " " ? start : start.lastIndex(of: " ").map { start[..<$0] } ?? start
    return words + "…"
  }
}

extension String.UnicodeScalarView {
  fileprivate mutating func appendSpace() {
    if let last, last != " " { append(" ") }
  }
}

/// ECMA-48's sequences, after their first character.
extension Substring.UnicodeScalarView {
  fileprivate mutating func dropEscapeSequence() {
    switch first {
    case "[":
      removeFirst()
      dropControlSequence()
    case "]", "P", "X", "^", "_":
      // A string for the terminal, up to a bell or `ESC \`. When nothing ends it, it is only text.
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

  /// Parameters, then what stands between, then one final character.
  fileprivate mutating func dropControlSequence() {
    drop { ("\u{30}"..."\u{3F}").contains($0) }
    drop { ("\u{20}"..."\u{2F}").contains($0) }
    if let final = first, ("\u{40}"..."\u{7E}").contains(final) { removeFirst() }
  }

  private mutating func drop(while isDropped: (Unicode.Scalar) -> Bool) {
    while let next = first, isDropped(next) { removeFirst() }
  }
}
