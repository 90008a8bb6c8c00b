internal import ByteText

/// The rule for the names that a page gives to lists and decks. A name is short enough for a page,
/// and has no backslash, which some browsers take for a slash.
enum NameRule {
  /// Checks a name by the rule, and returns it.
  ///
  /// - Parameter noun: the word for the named thing.
  /// - Throws: a ``Problem`` for a name that breaks the rule.
  static func checked(_ name: String, of noun: String) throws(Problem) -> String {
    guard name.unicodeScalars.count <= 50, !name.bytes.contains("\\") else {
      throw .invalid(
        "'\(name.prefix(60))' can't be the name of a \(noun): give one of at most 50 characters, "
          + "without '\\'.")
    }
    return name
  }
}
