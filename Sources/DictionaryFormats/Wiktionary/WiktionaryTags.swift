internal import Languages
internal import Vocabulary

/// The tags in English that all extracts share, whatever the edition.
enum WiktionaryTags {
  static func label(_ tag: String) -> UsageLabel? { labels[tag] }

  static func gender(_ tag: String) -> Gender? { genders[tag] }

  /// Returns the English name of a part of speech; `nil` for what is no word: a sign, a piece of a
  /// word, a transcription.
  static func part(_ pos: String) -> PartOfSpeech? {
    parts[pos].map { PartOfSpeech(rawValue: $0) }
  }

  /// The tags of forms that are no inflected forms, or that nobody uses any more.
  static let otherForms: Set<String> = [
    "canonical", "alt-of", "alternative", "romanization", "table-tags", "inflection-template",
    "class", "obsolete", "archaic", "dated", "rare", "nonstandard", "dialectal", "regional",
    "Traditional-Chinese", "Simplified-Chinese", "variant", "transliteration",
    "multiword-construction",
  ]

  private static let genders: [String: Gender] = [
    "masculine": .masculine, "feminine": .feminine, "neuter": .neuter, "common": .common,
    "common-gender": .common,
  ]

  private static let labels: [String: UsageLabel] = [
    "vulgar": .vulgar, "offensive": .offensive, "slur": .offensive, "ethnic-slur": .offensive,
    "derogatory": .offensive, "pejorative": .offensive, "obsolete": .obsolete,
    "archaic": .archaic, "dated": .dated, "outdated": .dated, "historical": .dated, "rare": .rare,
    "uncommon": .rare, "colloquial": .colloquial, "informal": .colloquial,
    "familiar": .colloquial, "very-familiar": .colloquial, "slang": .slang, "jargon": .slang,
    "regional": .regional, "dialectal": .regional, "abbreviation": .abbreviation,
    "acronym": .abbreviation, "initialism": .abbreviation, "misspelling": .misspelling,
    "deprecated": .misspelling, "literary": .literary, "poetic": .literary,
    "humorous": .humorous, "jocular": .humorous, "figurative": .figurative,
    "figuratively": .figurative,
  ]

  private static let parts = [
    "noun": "noun", "verb": "verb", "adj": "adjective", "adj_noun": "adjective",
    "adj_verb": "adjective", "adv": "adverb", "adv_phrase": "phrase", "name": "name",
    "phrase": "phrase", "prep_phrase": "phrase", "proverb": "proverb", "idiom": "phrase",
    "prep": "preposition", "postp": "postposition", "conj": "conjunction", "pron": "pronoun",
    "det": "determiner", "article": "article", "intj": "interjection", "num": "number",
    "particle": "particle", "abbrev": "abbreviation", "contraction": "contraction",
    "participle": "verb", "classifier": "noun", "unknown": "",
  ]
}
