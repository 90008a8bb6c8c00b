internal import Practice
package import Vocabulary
package import WordService

/// Everything that is told about a word which a person looks up, in the terminal and on the page.
package struct WordEntry: Encodable, Sendable {
  /// An inflected form of the word, such as a plural.
  package struct Inflection: Encodable, Sendable {
    package let form: String
    package let name: WordForm.Name
    package let partOfSpeech: PartOfSpeech
    /// The sense in which the word has the form; `nil` if it has it in all senses.
    package let meaning: String?
    /// The regions where the form is usual; `nil` for all.
    package let regions: [Region]?
  }

  /// A meaning of the word.
  package struct Sense: Encodable, Sendable {
    package let partOfSpeech: PartOfSpeech
    package let text: String
    package let examples: [String]
    /// The pronunciation in this meaning; `nil` if the word has only one.
    package let pronunciation: String?
  }

  /// A word that sounds the same.
  package struct SameSound: Encodable, Sendable {
    package let word: String
    package let meaning: String
    /// The pronunciation that the two words share.
    package let pronunciation: String
    package let isRare: Bool
  }

  /// A spelling that some regions have in one sense of the word.
  package struct SenseSpelled: Encodable, Sendable {
    package let text: String
    package let regions: [Region]
    package let meaning: String
  }

  /// The word as a name of people.
  package struct Name: Encodable, Sendable {
    package let name: String
    package let meaning: String
  }

  /// The number that a noun lacks.
  package enum NounNumber: String, Encodable, Sendable {
    /// The noun has no plural.
    case uncountable
    /// The noun has no singular.
    case alwaysPlural = "always plural"
  }

  /// A way to pronounce the word.
  package struct Pronunciation: Encodable, Sendable {
    /// The sounds in the International Phonetic Alphabet.
    package let ipa: String
    /// The parts of speech that have this pronunciation; `nil` for all of them.
    package var partsOfSpeech: [PartOfSpeech]?
    /// The meaning that has this pronunciation; `nil` if the pronunciation does not depend on it.
    package var meaning: String?

    /// The first part of speech that has this pronunciation.
    package var partOfSpeech: String? { partsOfSpeech?.first?.rawValue }

    /// Adds a part of speech that is pronounced in the same way.
    mutating func add(_ part: PartOfSpeech?) {
      guard let part, partsOfSpeech?.contains(part) == false else { return }
      partsOfSpeech?.append(part)
    }
  }

  package let word: String
  /// The pronunciation of the word in its first meaning.
  package let pronunciation: String
  package private(set) var pronunciations: [Pronunciation]
  package let level: Level?
  /// The regions where this spelling is usual.
  package let regions: [Region]
  package private(set) var definitions: [Sense]
  /// The meanings in the learner's own language; `nil` where there are none.
  package private(set) var translations: [Definition]?
  /// The credit of the translations.
  package private(set) var translatedBy: String?
  /// The grammar of a word of another language: `das Haus, plural Häuser`.
  package private(set) var grammar: String?
  /// The words that have this word as a form, such as `mouse` for `mice`.
  package private(set) var formOf: [WordForm]
  package private(set) var inflections: [Inflection]
  /// Whether the noun lacks a plural or a singular.
  package let nounNumber: NounNumber?
  /// The words that sound the same, the rare ones last.
  package private(set) var homophones: [String]
  /// The same words with their meanings and sounds.
  package private(set) var homophoneMeanings: [SameSound]
  /// Words of the same family, such as `rhythmic` for `rhythm`, the commonest first.
  package private(set) var family: [String]
  /// The word's spellings in other regions.
  package private(set) var otherSpellings: [SoundAlike.Spelled]
  /// Spellings of other regions that are right in one sense alone.
  package private(set) var senseSpellings: [SenseSpelled]
  /// Rare spellings of the word, for which a round asks the usual one.
  package private(set) var rareSpellings: [String]
  /// The first name that the word spells with a capital; `nil` if it spells none.
  package private(set) var givenName: Name?
  /// Sentences that say what to know about the spelling.
  package private(set) var spelling: [String]
  /// The source of the definitions.
  package let authority: Authority?
  /// The entry of the dictionary service.
  package private(set) var online: OnlineEntry?

  init(
    _ word: Word, _ spoken: SpokenEntry, _ dictionary: OfflineDictionary, _ sounds: SoundAlikes?,
    online: OnlineEntry?
  ) {
    self.word = word.text
    pronunciation = spoken.pronunciations.first?.ipa ?? ""
    pronunciations = spoken.pronunciations
    level = word.level
    regions = Region.allCases.filter(word.regions.contains)
    let isSaidInOneWay = spoken.pronunciations.count < 2
    definitions = spoken.senses.map { sense in
      Sense(
        partOfSpeech: sense.definition.partOfSpeech, text: sense.definition.text,
        examples: sense.definition.examples, pronunciation: isSaidInOneWay ? nil : sense.ipa)
    }
    translations = word.translations.isEmpty ? nil : word.translations
    translatedBy = word.translator?.credit
    grammar = word.grammar?.sentence(of: word.text)
    formOf = dictionary.lemmas(of: word).flatMap { form in
      form.name.parts.map { WordForm($0, of: form.lemma, as: form.partOfSpeech) }
    }
    inflections = dictionary.paradigms(of: word).flatMap(Inflection.all)
    nounNumber = NounNumber(word, dictionary)

    family = dictionary.family(of: word)
    homophoneMeanings = spoken.pronunciations.flatMap { sound in
      spoken.homophones(of: word, said: sound.ipa, dictionary, sounds).map {
        SameSound(word: $0.text, meaning: $0.meaning, pronunciation: sound.ipa, isRare: $0.isRare)
      }
    }
    let same = spoken.sameSounds(of: word, sounds)
    homophones =
      (homophoneMeanings.filter { !$0.isRare } + homophoneMeanings.filter(\.isRare))
      .map(\.word).unique
    let alikes = dictionary.soundAlikes(
      of: word.text, as: word.definitions.first, sounding: same)
    let senseSpellings = dictionary.senseSpellings(of: word.text, among: same)
    let inOneSense = senseSpellings.map(\.spelled.text)
    otherSpellings = alikes.compactMap {
      if case .variant(let spelled) = $0, !inOneSense.contains(spelled.text) {
        spelled
      } else {
        nil
      }
    }
    rareSpellings = alikes.compactMap {
      if case .rareSpelling(let text) = $0 { text } else { nil }
    }
    self.senseSpellings = senseSpellings.map { found in
      SenseSpelled(
        text: found.spelled.text,
        regions: Region.allCases.filter(found.spelled.regions.contains), meaning: found.sense)
    }
    givenName = Name(word, dictionary)
    spelling = dictionary.written(word.text, said: pronunciation).notes
    let isAdded = spoken.senses.contains { sense in
      !word.definitions.contains(sense.definition)
    }
    authority = word.authority.map { source in
      // Our own list adds meanings to the words of WordNet.
      source.name == "WordNet 3.0" && (isAdded || word.isGivenName(in: dictionary))
        ? Authority("VocalVocab and WordNet 3.0") : source
    }
    self.online = online
  }
}

extension WordEntry {
  /// Returns the entry without what would give an asked word away.
  package func hiding(_ asked: SecretWord) -> WordEntry {
    var entry = self
    entry.definitions = definitions.map { sense in
      Sense(
        partOfSpeech: sense.partOfSpeech, text: asked.hidden(in: sense.text),
        examples: sense.examples.map(asked.hidden), pronunciation: sense.pronunciation)
    }
    entry.translations = translations?.map { translation in
      var translation = translation
      translation.text = asked.hidden(in: translation.text)
      return translation
    }
    if let grammar, asked.isTold(by: grammar) { entry.grammar = nil }
    entry.pronunciations = pronunciations.map { sound in
      Pronunciation(
        ipa: sound.ipa, partsOfSpeech: sound.partsOfSpeech, meaning: sound.meaning.map(asked.hidden)
      )
    }
    entry.formOf.removeAll { asked.isTold(by: $0.lemma) }
    entry.inflections = inflections.filter { !asked.isTold(by: $0.form) }.map { form in
      Inflection(
        form: form.form, name: form.name, partOfSpeech: form.partOfSpeech,
        meaning: form.meaning.map(asked.hidden), regions: form.regions)
    }
    entry.family.removeAll(where: asked.isTold)
    entry.homophones.removeAll(where: asked.isTold)
    entry.homophoneMeanings = homophoneMeanings.filter { !asked.isTold(by: $0.word) }.map { same in
      SameSound(
        word: same.word, meaning: asked.hidden(in: same.meaning),
        pronunciation: same.pronunciation, isRare: same.isRare)
    }
    entry.otherSpellings.removeAll { asked.isTold(by: $0.text) }
    entry.senseSpellings.removeAll { asked.isTold(by: $0.text) || asked.isTold(by: $0.meaning) }
    entry.rareSpellings.removeAll(where: asked.isTold)
    entry.givenName = givenName.map { Name(name: $0.name, meaning: asked.hidden(in: $0.meaning)) }
    entry.spelling.removeAll(where: asked.isTold)
    entry.online?.definitions = (online?.definitions ?? []).map { definition in
      Definition(
        partOfSpeech: definition.partOfSpeech, text: asked.hidden(in: definition.text),
        examples: definition.examples.map(asked.hidden))
    }
    entry.online?.origin = online?.origin.map(asked.hidden)
    return entry
  }
}

extension Word {
  /// Whether the text is the name of a person as it stands.
  fileprivate func isGivenName(in dictionary: OfflineDictionary) -> Bool {
    dictionary.givenName(text)?.name == text
  }
}
