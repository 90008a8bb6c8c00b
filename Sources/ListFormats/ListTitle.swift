internal import Vocabulary

/// A list's title line as people type it, such as `Week 12` or `Spelling words:`.
enum ListTitle {
  /// Returns whether the first line of a text is a title, not a word.
  ///
  /// A title begins with `#` or ends with a colon, or it has at least two words that name a list:
  /// two of ``signs`` (`Spelling list`), one of them with a number (`Week 12`), or `words` (`Tricky
  /// words`). A line that begins with a number or a bullet is a word.
  static func isTitle(_ line: String) -> Bool {
    let scalars = Array(line.composed.unicodeScalars)[...].trimmed
    guard scalars.marker == 0 else { return false }
    if scalars.first == "#" || scalars.last == ":" { return true }
    guard !scalars.contains(where: \.isListSeparator) else { return false }
    // The text after a tab or a dash may be a definition.
    let end = scalars.firstIndex(of: "\t") ?? scalars.dash ?? scalars.endIndex
    // By Character: a person reads the words.
    let words = scalars[..<end].text.lowercased().split { !$0.isLetter && !$0.isNumber }
    guard words.count > 1 else { return false }
    let named = words.count { signs.contains(String($0)) }
    return named > 1 || named == 1 && words.contains { $0.first?.isNumber ?? false }
      // By Character: these are whole words.
      || words.contains("words") || words.contains("spellings")
  }

  /// The words that name a list, or the week or the test that it belongs to.
  private static let signs: Set = [
    "week", "list", "lists", "word", "words", "spelling", "spellings", "unit", "lesson", "chapter",
    "term", "test", "vocabulary", "homework", "grade", "year",
  ]
}
