internal import Languages
internal import Vocabulary

/// The words of a language to spell, with their levels, from the table in the language's folder.
struct LanguageWords {
  /// The level of each word; empty for a language without a table.
  private(set) var levels: [String: Level] = [:]

  init(of language: Language) { Self.forEach(of: language) { levels[$0] = $1 } }

  /// Returns the rank of each word among all from 1, the most common first. An English word has
  /// the rank in the middle of its level.
  static func ranks(of language: Language) -> [String: Int] {
    guard !language.isVariety(of: .english) else { return englishRanks }
    var ranks: [String: Int] = [:]
    forEach(of: language) { word, _ in ranks[word] = ranks.count + 1 }
    return ranks
  }

  private static var englishRanks: [String: Int] {
    let levels = WordLevels.embedded.levels
    var (ranks, commoner) = ([Level: Int](), 0)
    for level in Level.allCases {
      let count = levels.count { $0.value == level }
      ranks[level] = commoner + count / 2 + 1
      commoner += count
    }
    return levels.compactMapValues { ranks[$0] }
  }

  private static func forEach(of language: Language, _ body: (String, Level) -> Void) {
    SourceFile(EmbeddedList.words(of: language)).forEachEntry { fields in
      let parts = fields.line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 2, let level = Level(rawValue: parts[1]) else { return }
      body(parts[0], level)
    }
  }

  /// Returns a hash that changes with the table of a language.
  static func fingerprint(of language: Language) -> UInt64 {
    EmbeddedList.words(of: language).fingerprint
  }

  /// Returns whether a language has a table.
  static func areThere(for language: Language) -> Bool {
    !EmbeddedList.words(of: language).bytes.isEmpty
  }
}
