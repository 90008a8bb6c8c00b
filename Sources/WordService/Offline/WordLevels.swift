internal import Vocabulary

/// The levels of words for which SCOWL's sizes alone don't say how common they are, and the words
/// that are drawn or never drawn, from `levels.txt`.
struct WordLevels {
  /// The levels of words.
  private(set) var levels: [String: Level] = [:]
  /// Words up to the level `broad` that are never drawn: numerals, abbreviations, derivatives that
  /// nobody uses.
  private(set) var undrawn: Set<String> = []
  /// The words of rarer levels that are hard to spell from their sound. Only these are drawn there.
  private(set) var hard: Set<String> = []

  /// - Parameter source: a list of ``WordGroups``: the names of levels, `undrawn` and `hard`.
  init(_ source: SourceFile) {
    for (name, words) in WordGroups(source).groups {
      if let level = Level(rawValue: name) {
        for word in words { levels[word] = level }
      } else if name == "hard" {
        hard.formUnion(words)
      } else {
        undrawn.formUnion(words)
      }
    }
  }

  /// The list that comes with the program.
  static let embedded = WordLevels(SourceFile(.levels))
}
