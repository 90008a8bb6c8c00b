internal import Vocabulary

/// The levels of words for which SCOWL's sizes alone don't say how common they are, and the words that are
/// never drawn, from `levels.txt`.
struct WordLevels {
  /// The levels of words.
  private(set) var levels: [String: Level] = [:]
  /// Words that nobody should be asked who didn't name them: numerals, abbreviations, derivatives that
  /// nobody uses.
  private(set) var undrawn: Set<String> = []

  /// Reads the list.
  ///
  /// - Parameter source: the name of a level, or `undrawn`, and a colon. Below it, words with commas between
  ///   them. `#` begins a comment.
  init(_ source: SourceFile) {
    var level: Level?
    source.forEachLine { fields in
      guard let first = fields.line.first, first != UInt8(ascii: "#") else { return }
      guard first == UInt8(ascii: " ") else {
        level = Level(rawValue: String(decoding: fields.line.dropLast(), as: UTF8.self))
        return
      }
      for word in fields.line.split(separator: UInt8(ascii: ",")) {
        let text = String(decoding: word.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
        if let level { levels[text] = level } else { undrawn.insert(text) }
      }
    }
  }

  /// The list that comes with the program.
  static let embedded = WordLevels(SourceFile(.levels))
}
