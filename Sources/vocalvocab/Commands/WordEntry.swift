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
  let definitions: [Definition]
  /// The words that have this word as a form, such as `mouse` for `mice`.
  let formOf: [WordForm]
  let inflections: [Inflection]
  /// The words that sound the same.
  let homophones: [String]
  /// The word's spellings in other regions.
  let otherSpellings: [SoundAlike.Spelled]
  /// Sentences that say what to know about the spelling.
  let spelling: [String]
  /// The source of the definitions.
  let authority: Authority?
  /// The entry of the dictionary service.
  let online: OnlineEntry?

  init(
    _ word: Word, pronunciations: [Pronunciation],
    inflections: [(form: String, name: WordForm.Name)], soundAlikes: [SoundAlike],
    spelling: [String], online: OnlineEntry?
  ) {
    self.word = word.text
    pronunciation = pronunciations.first?.ipa ?? ""
    self.pronunciations = pronunciations
    level = word.level
    regions = Region.allCases.filter(word.regions.contains)
    definitions = word.definitions
    formOf = word.forms
    self.inflections = inflections.map { Inflection(form: $0.form, name: $0.name) }
    homophones = soundAlikes.compactMap { if case .variant = $0 { nil } else { $0.text } }
    otherSpellings = soundAlikes.compactMap {
      if case .variant(let spelled) = $0 { spelled } else { nil }
    }
    self.spelling = spelling
    authority = word.authority
    self.online = online
  }
}
