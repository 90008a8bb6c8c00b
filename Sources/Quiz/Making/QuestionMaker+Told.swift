internal import Vocabulary

/// Meanings in the learner's own language, in questions about definitions.
extension QuestionMaker {
  /// The meanings that a question tells, and their language.
  struct Told {
    /// The meaning of each word, the right one first.
    let texts: [String]
    /// The code of their language.
    let language: String
  }

  /// Returns the meanings of the words of a question in the learner's own language.
  ///
  /// - Parameter entries: the right word, then the wrong ones.
  /// - Returns: `nil` where the learner is told English definitions, where a word has no meaning,
  ///   or one that another word has too or that gives the word away.
  func told(_ entries: [LexiconEntry], as part: PartOfSpeech) -> Told? {
    var told: Set<String> = []
    var texts: [String] = []
    var language: String?
    for entry in entries {
      let meanings = lexicon.toldMeanings(of: entry.text, as: part)
      let names = meanings.map { $0.text.lowercased() }
      // A word that is spelled alike in both languages tells itself: hospital.
      guard !names.isEmpty, names.allSatisfy({ told.insert($0).inserted }),
        !names.contains(where: { $0.contains(entry.text) })
      else { return nil }
      texts.append(meanings.map(\.text).joined(separator: ", "))
      language = meanings[0].language
    }
    return language.map { Told(texts: texts, language: $0) }
  }
}
