// This whole file by Character: its texts are words and meanings of dictionaries.

internal import Vocabulary

/// The order of a word's meanings by the dictionary of the other direction, for dictionaries that
/// list a word's meanings in any order.
///
/// For `Haus`, the meaning `house` comes before `establishment`, because a dictionary of English
/// says `Haus` at once for `house`, and late or never for `establishment`.
struct ReverseRank {
  /// The dictionary of the other direction.
  let reverse: PairDictionary

  /// The number of translations of a meaning that are looked up.
  private static let mostLooked = 2

  /// Returns meanings in the new order. Those of the same rank stay in their order.
  func ordered(_ definitions: [Definition], of word: String) -> [Definition] {
    guard definitions.count > 1 else { return definitions }
    let word = PairKey.folded(word)
    return definitions.enumerated().map { ($0.offset, rank($0.element.text, of: word), $0.element) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.2)
  }

  /// Returns the meanings that the other direction confirms, in the new order, which then stands
  /// where two are equally likely. If it confirms none, returns those whose words it has.
  ///
  /// FreeDict has meanings of phrases at the first word of the phrase (`good`, from `goodbye`), and
  /// phrases whose words are joined (`estarsentado`). The other direction confirms neither.
  func reliable(_ definitions: [Definition], of word: String) -> [Definition] {
    let folded = PairKey.folded(word)
    let confirmed = definitions.filter { rank($0.text, of: folded) < .max }
    guard confirmed.isEmpty else { return ordered(confirmed, of: word) }
    return definitions.filter { definition in
      Self.translations(definition.text).allSatisfy { translation in
        translation.contains(" ") || !reverse.entries(for: translation).isEmpty
      }
    }
  }

  /// Returns how much of what a word of the other language says is said with a word, from 0 to 1.
  /// The first translation of a sense counts most.
  func share(of word: String, in text: String) -> Double {
    let word = PairKey.folded(word)
    let meaning = Self.translations(text).first ?? text
    let senses = reverse.entries(for: meaning).flatMap(\.senses)
    let ranks = senses.compactMap { sense in
      Self.translations(sense.text).firstIndex { PairKey.folded($0) == word }
    }
    // One more sense stands for those that the dictionary doesn't have.
    let share = ranks.reduce(0) { $0 + 1 / Double($1 + 1) } / Double(senses.count + 1)
    return max(Self.leastShare, share)
  }

  /// The share of a word that the other direction doesn't confirm.
  private static let leastShare = 0.001

  /// Returns the rank of the word among the translations of a meaning's own words; the largest
  /// number for a word that isn't there.
  private func rank(_ text: String, of word: String) -> Int {
    Self.translations(text).prefix(Self.mostLooked).map { translation in
      let back = reverse.entries(for: translation).flatMap(\.senses).flatMap {
        Self.translations($0.text)
      }
      return back.firstIndex { PairKey.folded($0) == word } ?? .max
    }.min() ?? .max
  }

  /// Returns the translations of a meaning without remarks in brackets and the `to` of verbs.
  private static func translations(_ text: String) -> [String] {
    text.split { ",;".contains($0) }.map { part in
      let plain = part.prefix { !"([".contains($0) }
      let words = plain.split(separator: " ")
      return (words.count > 1 && words[0] == "to" ? words.dropFirst() : words[...])
        .joined(separator: " ")
    }.filter { !$0.isEmpty }
  }
}
