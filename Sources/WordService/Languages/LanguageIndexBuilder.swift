internal import Languages
internal import Vocabulary

/// The builder of the index of another language's words: those of our table of its words, with the
/// meanings that a dictionary gives.
struct LanguageIndexBuilder {
  let language: Language
  let dictionary: PairDictionary
  /// The dictionary of the other direction, if it is here.
  let reverse: PairDictionary?

  /// Returns the bytes of the index.
  func build(fingerprint: UInt64) -> [UInt8] {
    var writer = IndexWriter()
    let meanings = Language(dictionary.description.pair.meanings)
    // FreeDict lists the meanings of a word in any order.
    let likely =
      dictionary.description.source == .freedict ? LikelyMeanings(in: meanings) : nil
    let rank = reverse.map { ReverseRank(reverse: $0) }
    let words = LanguageWords(of: language).levels.sorted { one, other in
      one.key.utf8.lexicographicallyPrecedes(other.key.utf8)
    }
    for (word, level) in words {
      // The dictionary may have the word with other capitals, which is another word in German.
      let entries = dictionary.entries(for: word).filter { $0.headword.composed == word }
      let definitions = entries.filter(\.isWord).flatMap { $0.definitions(in: meanings) }.unique
        .filter { !$0.isOnly(word) }
      let ordered =
        likely?.ordered(definitions, of: word, by: rank).map(\.definition) ?? definitions
      let glosses = ordered.map { definition in
        var bytes: [UInt8] = []
        IndexWriter.append(definition, to: &bytes)
        return writer.addGloss(bytes[...])
      }
      writer.addWord(
        word, level: level, regions: [], isUnfit: false, ownCount: 0, rareCount: 0,
        isDrawn: !definitions.isEmpty
          && entries.contains { $0.isWord && $0.senses.contains(where: \.isDrawable) },
        glosses: glosses, hidden: [])
    }
    writer.lists = IndexTable.allCases.map { _ in NumberLists() }
    return writer.finish(fingerprint: fingerprint)
  }
}

extension DictionaryEntry {
  /// Whether the entry is about a common word, and not about a name, a phrase, a part of a word or
  /// an abbreviation.
  fileprivate var isWord: Bool {
    !["name", "proper noun", "phrase", "prefix", "suffix", "abbreviation", "symbol", "letter"]
      .contains(partOfSpeech?.rawValue ?? "")
      && formOf.isEmpty
  }
}

extension Definition {
  /// Returns whether the meaning is nothing but the word, as `hand` is of `Hand`. It would tell the
  /// word, and nothing is left of it where the word is hidden.
  fileprivate func isOnly(_ word: String) -> Bool {
    let word = PairKey.order(word)
    // By Character: a person reads the words.
    return text.split { !$0.isLetter }.allSatisfy { PairKey.order(String($0)) == word }
  }
}
