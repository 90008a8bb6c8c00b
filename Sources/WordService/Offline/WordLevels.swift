internal import Vocabulary

/// The levels of words for which SCOWL's sizes alone don't say how common they are, and the words
/// that are never drawn, from `levels.txt`.
struct WordLevels {
  /// The levels of words.
  private(set) var levels: [String: Level] = [:]
  /// Words that are never drawn: numerals, abbreviations, derivatives that nobody uses.
  private(set) var undrawn: Set<String> = []

  /// - Parameter source: a list of ``WordGroups``: the names of levels, and `undrawn`.
  init(_ source: SourceFile) {
    for (name, words) in WordGroups(source).groups {
      if let level = Level(rawValue: name) {
        for word in words { levels[word] = level }
      } else {
        undrawn.formUnion(words)
      }
    }
  }

  /// The list that comes with the program.
  static let embedded = WordLevels(SourceFile(.levels))
}
