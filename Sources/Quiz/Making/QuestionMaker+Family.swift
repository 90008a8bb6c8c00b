internal import Vocabulary

/// Questions about families of words.
extension QuestionMaker {
  func familyQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let family = lexicon.family(of: entry.text) else { return nil }
    let rights = family.members.compactMap { word -> LexiconEntry? in
      // A word that is a part of the other one gives itself away.
      guard !word.contains(entry.text), !entry.text.contains(word) else { return nil }
      return checkedAnswer(word, to: entry)
    }
    guard let right = rights.randomElement(using: &generator) else { return nil }
    // Two words of one family would give each other away as wrong.
    let strangers = family.strangers.compactMap { members in
      checkedAnswers(among: members, upTo: max(right.rank, entry.rank), using: &generator).first
    }
    let wrong = Array(strangers.shuffled(using: &generator).prefix(Self.wrongCount))
    let gloss = meaning(of: right, besideThatOf: entry).text
    return question(
      .family, about: entry, text: "Which word is of the same family as “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation:
        """
        \(right.text.capitalisedFirst): \(gloss); it is of the same family as \
        “\(entry.text)”.
        """,
      using: &generator)
  }

  /// Returns the definition of a word in the sense in which it is of one family with another word:
  /// that of *please* beside *pleasure* is the verb's, not that of the polite word.
  private func meaning(of word: LexiconEntry, besideThatOf entry: LexiconEntry) -> Definition {
    let asked = ContentWords(entry.usualDefinitions.map(\.text).joined(separator: " "))
    var best: (definition: Definition, weight: Int)?
    for definition in word.usualDefinitions where !lexicon.isUnfit(text: definition.text) {
      let content = ContentWords(definition.text)
      let shared = content.stems.intersection(asked.stems).count { !ContentWords.isTopic($0) }
      let names = content.tells(entry.text, relatives: []) ? 1 : 0
      let isOfFamily = Self.familyParts.contains(definition.partOfSpeech)
      let weight = 2 * (shared + names) + (isOfFamily ? 1 : 0)
      if weight > best?.weight ?? -1 { best = (definition, weight) }
    }
    return best?.definition ?? word.meanings[0].definition
  }

  /// The parts of speech in which words have families.
  private static let familyParts: Set<PartOfSpeech> = [.noun, .verb, .adjective, .adverb]
}

extension LexiconEntry {
  /// The definitions that are not rare: ours in plain English, or the dictionary's if we have none.
  fileprivate var usualDefinitions: [Definition] {
    let isOwn = meanings.first?.isOwn
    return meanings.filter { !$0.isRare && $0.isOwn == isOwn }.map(\.definition)
  }
}
