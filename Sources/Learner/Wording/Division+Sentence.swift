package import Tables

extension Division {
  /// Returns the sentence about a text that names no separator.
  ///
  /// - Parameter option: the name of the option or the field.
  package static func refusal(of text: String, _ option: String) -> String {
    """
    \(option) can't be '\(text.prefix(60))': give tab, comma, semicolon, pipe, colon, space, one \
    to eight other signs, or 'line' or '3 lines' if each part has a line of its own.
    """
  }
}
