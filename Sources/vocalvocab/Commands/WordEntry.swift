import Console
import Practice
import Vocabulary
import WordService

/// Everything that `vocalvocab define` shows about a word. `--json` prints its properties.
struct WordEntry: Encodable {
  /// An inflected form of the word, such as a plural.
  struct Inflection: Encodable {
    let form: String
    let name: WordForm.Name
    let partOfSpeech: PartOfSpeech
    /// The sense in which the word has the form; `nil` if it has it in all senses.
    let meaning: String?
    /// The regions where the form is usual; `nil` for all.
    let regions: [Region]?
  }

  /// A meaning of the word.
  struct Sense: Encodable {
    let partOfSpeech: PartOfSpeech
    let text: String
    let examples: [String]
    /// The pronunciation in this meaning; `nil` if the word has only one.
    let pronunciation: String?
  }

  /// A word that sounds the same.
  struct SameSound: Encodable {
    let word: String
    let meaning: String
    /// The pronunciation that the two words share.
    let pronunciation: String
    let isRare: Bool
  }

  /// A spelling that some regions have in one sense of the word.
  struct SenseSpelled: Encodable {
    let text: String
    let regions: [Region]
    let meaning: String
  }

  /// The word as a name of people.
  struct Name: Encodable {
    let name: String
    let meaning: String
  }

  /// The number that a noun lacks.
  enum NounNumber: String, Encodable {
    /// The noun has no plural.
    case uncountable
    /// The noun has no singular.
    case alwaysPlural = "always plural"
  }

  /// A way to pronounce the word.
  struct Pronunciation: Encodable {
    /// The sounds in the International Phonetic Alphabet.
    let ipa: String
    /// The parts of speech that have this pronunciation; `nil` for all of them.
    var partsOfSpeech: [PartOfSpeech]?
    /// The meaning that has this pronunciation; `nil` if the pronunciation does not depend on it.
    var meaning: String?

    /// Adds a part of speech that is pronounced in the same way.
    mutating func add(_ part: PartOfSpeech?) {
      guard let part, partsOfSpeech?.contains(part) == false else { return }
      partsOfSpeech?.append(part)
    }
  }

  let word: String
  /// The pronunciation of the word in its first meaning.
  let pronunciation: String
  let pronunciations: [Pronunciation]
  let level: Level?
  /// The regions where this spelling is usual.
  let regions: [Region]
  let definitions: [Sense]
  /// The words that have this word as a form, such as `mouse` for `mice`.
  let formOf: [WordForm]
  let inflections: [Inflection]
  /// Whether the noun lacks a plural or a singular.
  let nounNumber: NounNumber?
  /// The words that sound the same, the rare ones last.
  let homophones: [String]
  /// The same words with their meanings and sounds.
  let homophoneMeanings: [SameSound]
  /// The word's spellings in other regions.
  let otherSpellings: [SoundAlike.Spelled]
  /// Spellings of other regions that are right in one sense alone.
  let senseSpellings: [SenseSpelled]
  /// Rare spellings of the word, for which a round asks the usual one.
  let rareSpellings: [String]
  /// The name that the word is with a capital; `nil` if it is none.
  let givenName: Name?
  /// Sentences that say what to know about the spelling.
  let spelling: [String]
  /// The source of the definitions.
  let authority: Authority?
  /// The entry of the dictionary service.
  let online: OnlineEntry?

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
    formOf = dictionary.lemmas(of: word).flatMap { form in
      form.name.parts.map { WordForm($0, of: form.lemma, as: form.partOfSpeech) }
    }
    inflections = dictionary.paradigms(of: word).flatMap(Inflection.all)
    nounNumber = NounNumber(word, dictionary)

    homophoneMeanings = spoken.pronunciations.flatMap { way in
      spoken.homophones(of: word, said: way.ipa, dictionary, sounds).map {
        SameSound(word: $0.text, meaning: $0.meaning, pronunciation: way.ipa, isRare: $0.isRare)
      }
    }
    let same = spoken.sameSounds(of: word, sounds)
    homophones = (homophoneMeanings.filter { !$0.isRare } + homophoneMeanings.filter(\.isRare))
      .map(\.word).reduce(into: []) { found, text in
        if !found.contains(text) { found.append(text) }
      }
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

extension WordEntry.Inflection {
  /// Returns the forms of a paradigm.
  fileprivate static func all(_ paradigm: Paradigm) -> [Self] {
    paradigm.forms.map { form in
      Self(
        form: form.text, name: form.name, partOfSpeech: paradigm.partOfSpeech,
        meaning: paradigm.sense,
        regions: form.regions.isEmpty ? nil : Region.allCases.filter(form.regions.contains))
    }
  }
}

extension WordEntry.NounNumber {
  /// - Returns: `nil` for a noun with both numbers, and for a word that is shown as no noun.
  fileprivate init?(_ word: Word, _ dictionary: OfflineDictionary) {
    guard word.definitions.contains(where: { $0.partOfSpeech == .noun }) else { return nil }
    if dictionary.isUncountable(word.text) {
      self = .uncountable
    } else if dictionary.isAlwaysPlural(word.text) {
      self = .alwaysPlural
    } else {
      return nil
    }
  }
}

extension WordEntry.Name {
  /// - Returns: `nil` for a word that is no name, and for the name itself, whose meaning stands
  ///   among the definitions.
  fileprivate init?(_ word: Word, _ dictionary: OfflineDictionary) {
    guard let found = dictionary.givenName(word.text), found.name != word.text,
      !OfflineDictionary.isListedAsUnfit(word.text)
    else { return nil }
    (name, meaning) = found
  }
}

extension Word {
  /// Whether the text is the name of a person as it stands.
  fileprivate func isGivenName(in dictionary: OfflineDictionary) -> Bool {
    dictionary.givenName(text)?.name == text
  }
}
