internal import Languages
internal import Vocabulary

/// The words of a language to spell, with their levels, from the table in the language's folder.
struct LanguageWords {
  /// The level of each word; empty for a language without a table.
  private(set) var levels: [String: Level] = [:]
  /// The place of each word among all from 1, the most common first.
  private(set) var ranks: [String: Int] = [:]

  init(of language: Language) {
    SourceFile(EmbeddedList.words(of: language)).forEachEntry { fields in
      let parts = fields.line.split(separator: UInt8(ascii: "\t")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 2, let level = Level(rawValue: parts[1]) else { return }
      levels[parts[0]] = level
      ranks[parts[0]] = ranks.count + 1
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
