internal import Learner
internal import Practice
internal import Vocabulary
internal import WordService

extension WordEntry {
  /// Sentences about the word's forms, other spellings and homophones, and about its spelling.
  package var relatedSentences: [String] {
    formOfSentences + FormTable(inflections).sentences
      + [nounNumber?.sentence, givenName?.sentence]
      .compactMap(\.self) + spellingSentences + homophoneSentences + spelling
      + familySentences
  }

  /// Sentences about the words of which this word is a form: `Past tense of the verb go.`
  private var formOfSentences: [String] {
    var sentences: [String] = []
    var rest = formOf[...]
    while let first = rest.first {
      let same = rest.prefix { $0.lemma == first.lemma && $0.partOfSpeech == first.partOfSpeech }
      rest = rest.dropFirst(same.count)
      let names = same.map(\.name.rawValue).joined(separator: " and ")
      sentences.append(
        "\(names.capitalisedFirst) of the \(first.partOfSpeech.rawValue) \(first.lemma).")
    }
    return sentences
  }

  private var spellingSentences: [String] {
    let known = Word(word, regions: Set(regions))
    var sentences = otherSpellings.map { spelled in
      let note = RegionalNote.sentence(typed: spelled, asked: known, region: nil)
      return "Also spelled \(spelled.text): \(note)"
    }
    sentences += senseSpellings.map { spelled in
      let note = RegionalNote.sentence(
        typed: SoundAlike.Spelled(spelled.text, regions: Set(spelled.regions)), asked: known,
        region: nil)
      return "Also spelled \(spelled.text) in the sense “\(spelled.meaning)”: \(note)"
    }
    if !rareSpellings.isEmpty {
      sentences.append("Rarely spelled: \(rareSpellings.joined(separator: ", ")).")
    }
    return sentences
  }

  private var familySentences: [String] {
    family.isEmpty ? [] : ["Of the same family: \(family.joined(separator: ", "))."]
  }

  /// Sentences about the words that sound the same, those of each sound apart.
  private var homophoneSentences: [String] {
    pronunciations.flatMap { spoken -> [String] in
      let said = pronunciations.count > 1 ? " as /\(spoken.ipa)/" : ""
      let all = homophoneMeanings.filter { $0.pronunciation == spoken.ipa }
      return [false, true].compactMap { isRare in
        let words = all.filter { $0.isRare == isRare }.map { "\($0.word) (\($0.meaning))" }
        guard !words.isEmpty else { return nil }
        let start = isRare ? "Rare words that sound the same" : "Sounds the same"
        return "\(start)\(said): \(words.joined(separator: "; "))."
      }
    }
  }
}

extension WordEntry.NounNumber {
  fileprivate var sentence: String {
    switch self {
    case .uncountable: "The noun has no plural."
    case .alwaysPlural: "The noun is always plural."
    }
  }
}

extension WordEntry.Name {
  fileprivate var sentence: String { "\(name), with a capital, is \(meaning)." }
}
