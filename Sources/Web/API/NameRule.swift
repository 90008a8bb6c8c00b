internal import ByteText

/// The rule of the names that a page gives lists and decks: short enough for a page, and without
/// the sign that some browsers take for a slash.
enum NameRule {
  /// Returns a name that keeps to the rule.
  ///
  /// - Parameter noun: the word for what gets the name.
  /// - Throws: a ``Problem`` for a name that does not.
  static func checked(_ name: String, of noun: String) throws(Problem) -> String {
    guard name.unicodeScalars.count <= 50, !name.bytes.contains("\\") else {
      throw .invalid(
        "'\(name.prefix(60))' can't be the name of a \(noun): give one of at most 50 characters, "
          + "without '\\'.")
    }
    return name
  }
}
