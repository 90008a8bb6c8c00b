internal import ByteText
internal import Languages
internal import Vocabulary

/// The words with which people name parts of speech and genders in their own tables.
enum OwnWords {
  /// Returns a part of speech; `nil` for an unknown word.
  static func part(_ text: String) -> PartOfSpeech? {
    let word = String(
      decoding: text.lowercased().utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    return parts.first { $0.value.contains(word) }.map { PartOfSpeech(rawValue: $0.key) }
  }

  /// Returns the genders that a text names: `m`, `m/f`, `die`.
  static func genders(_ text: String) -> [Gender] {
    // By Character: a person reads the words.
    text.lowercased().split { !$0.isLetter }.compactMap { word in
      names.first { $0.words.contains(String(word)) }?.gender
    }.unique
  }

  /// Returns a pronunciation without the signs around it.
  static func bare(_ ipa: String) -> String {
    var text = Substring(ipa).utf8
    while let first = text.first, "/[]".utf8.contains(first) { text = text.dropFirst() }
    while let last = text.last, "/[]".utf8.contains(last) { text = text.dropLast() }
    return String(Substring(text))
  }

  private static let names: [(gender: Gender, words: Set<String>)] = [
    (.masculine, ["m", "masc", "masculine", "der", "el", "le", "il", "o", "maskulin", "masculin"]),
    (.feminine, ["f", "fem", "feminine", "die", "la", "a", "feminin", "féminin", "femenino"]),
    (.neuter, ["n", "nt", "neut", "neuter", "das", "het", "neutral", "neutrum"]),
    (.common, ["c", "common", "de", "utrum"]),
  ]

  private static let parts: [String: Set<String>] = [
    "noun": ["n", "noun", "substantiv", "nomen", "nom", "sustantivo", "sostantivo", "substantivo"],
    "verb": ["v", "vb", "verb", "verbe", "verbo", "werkwoord"],
    "adjective": ["adj", "a", "adjective", "adjektiv", "adjectif", "adjetivo", "aggettivo"],
    "adverb": ["adv", "adverb", "adverbe", "adverbio", "avverbio", "advérbio", "bijwoord"],
    "preposition": ["prep", "preposition", "präposition", "préposition", "preposición"],
    "conjunction": ["conj", "conjunction", "konjunktion", "conjonction", "conjunción"],
    "pronoun": ["pron", "pronoun", "pronomen", "pronom", "pronombre", "pronome"],
    "phrase": ["phr", "phrase", "expression", "locution", "locución", "expresión"],
    "interjection": ["int", "interj", "interjection", "interjektion", "interjección"],
    "number": ["num", "number", "numeral", "zahlwort", "número"],
  ]
}
