internal import Vocabulary

/// The meanings of words that tell their parts.
extension WordParts {
  /// Returns whether a definition of a word has a form of its stem.
  ///
  /// - Parameters:
  ///   - stems: the parts of speech that the stem may be.
  ///   - isCommon: whether the definition must be one of a common meaning; of our own, the first.
  ///   - cues: words of which the definition must have one, too; none for no such words.
  func hasDefinition(
    of word: Word, with stem: String, as stems: [WordNet.Part], isCommon: Bool = false,
    cues: Set<String> = []
  ) -> Bool {
    var forms: Set = [stem]
    for part in stems where isWord(stem, as: part) {
      for name in RegularForms.names(of: part) {
        forms.formUnion(RegularForms.spellings(of: stem, as: name))
      }
      forms.formUnion(wordNet.irregularForms[part]?[stem] ?? [])
    }
    func tells(_ tokens: Set<String>) -> Bool {
      !tokens.isDisjoint(with: forms) && (cues.isEmpty || !tokens.isDisjoint(with: cues))
    }
    let isOwn = word.definitions.prefix(isCommon ? 1 : .max).contains { definition in
      definition.partOfSpeech == word.part.partOfSpeech
        && tells(Self.tokens(of: definition.text.utf8))
    }
    return isOwn
      || synsets(of: word, areCommon: isCommon)
        .contains { tells(Self.tokens(of: wordNet.gloss(of: $0))) }
  }

  /// Returns the words of a definition in small letters, without those in quotes, which are
  /// examples.
  private static func tokens(of text: some Sequence<UInt8>) -> Set<String> {
    var tokens: Set<String> = []
    var letters: [UInt8] = []
    var isQuoted = false
    func end() {
      if !letters.isEmpty { tokens.insert(String(decoding: letters, as: UTF8.self)) }
      letters.removeAll(keepingCapacity: true)
    }
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, (byte | 0x20).isSmallLetter {
        letters.append(byte | 0x20)
      } else {
        end()
      }
    }
    end()
    return tokens
  }

  /// Returns the synsets of a word as the part of speech that it usually is.
  ///
  /// - Parameter areCommon: whether to return only those that occur in the texts that WordNet's
  ///   makers tagged, or else the first one.
  func synsets(of word: Word, areCommon: Bool) -> [Int] {
    let senses = (word.number.map { wordNet.senses[$0] } ?? []).filter { part(of: $0) == word.part }
    guard areCommon else { return senses.map(\.synset) }
    let used = senses.filter { $0.rank != nil }
    return (used.isEmpty ? Array(senses.prefix(1)) : used).map(\.synset)
  }
}
