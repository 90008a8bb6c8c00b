/// Words that look like spellings of one word, and are two: WordNet gives them a common meaning, or
/// has both as forms of one verb.
enum SeparateWords {
  /// Returns whether two words, in small letters, are such a pair.
  static func areTwo(_ one: String, _ other: String) -> Bool { pairs[one] == other }

  /// The other word of each.
  private static let pairs = {
    let list = [
      ("abduce", "adduce"), ("acrobatics", "aerobatics"), ("better", "bettor"),
      // A child is born; a burden is borne.
      ("born", "borne"),
      ("cause", "causa"), ("comptroller", "controller"), ("divers", "diverse"),
      ("haggle", "higgle"), ("hammock", "hummock"), ("jangle", "jingle"), ("lead", "lede"),
      ("light", "lite"), ("load", "lode"), ("mantel", "mantle"), ("review", "revue"),
      ("scrabble", "scribble"), ("singe", "swinge"), ("teensy", "teeny"), ("zona", "zone"),
    ]
    return Dictionary(uniqueKeysWithValues: list + list.map { ($0.1, $0.0) })
  }()
}
