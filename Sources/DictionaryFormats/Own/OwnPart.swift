internal import Tables

/// A part of what a person's own table says of a word.
package enum OwnPart: String, CaseIterable, Hashable, Sendable {
  case word, meaning
  case part = "part of speech"
  case gender, plural, pronunciation, example, translation
}

extension OwnPart: TablePart {
  package var isFreeText: Bool { self == .meaning || self == .example || self == .translation }

  /// The names that people give to the columns, in the languages of the known editions.
  static let names = ColumnNames<OwnPart>([
    .word: [
      "word", "words", "headword", "term", "lemma", "entry", "vocabulary", "front", "wort",
      "begriff",
      "vokabel", "mot", "terme", "palabra", "término", "parola", "palavra", "woord",
    ],
    .meaning: [
      "meaning", "meanings", "definition", "definitions", "gloss", "sense", "explanation", "back",
      "bedeutung", "erklärung", "übersetzung", "signification", "définition", "traduction",
      "significado", "definición", "traducción", "significato", "definizione", "traduzione",
      "definição", "tradução", "betekenis", "vertaling",
    ],
    .part: [
      "part of speech", "partofspeech", "pos", "word class", "type", "category", "wortart",
      "classe", "nature", "categoría", "clase", "categoria", "woordsoort",
    ],
    .gender: ["gender", "genus", "geschlecht", "genre", "género", "genere", "gênero", "geslacht"],
    .plural: ["plural", "mehrzahl", "pluriel", "plurale", "meervoud"],
    .pronunciation: [
      "pronunciation", "ipa", "phonetics", "aussprache", "prononciation", "pronunciación",
      "pronuncia", "pronúncia", "uitspraak",
    ],
    .example: [
      "example", "examples", "sentence", "example sentence", "usage", "beispiel", "beispielsatz",
      "exemple", "ejemplo", "esempio", "exemplo", "voorbeeld",
    ],
    .translation: [
      "example translation", "translated example", "sentence translation", "translation of example",
    ],
  ])
}
