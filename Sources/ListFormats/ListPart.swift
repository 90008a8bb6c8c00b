package import Tables

/// A part of what a list has about a word.
public enum ListPart: String, CaseIterable, Hashable, Sendable {
  case word, definition, sentence, hint, reason
}

extension ListPart: TablePart {
  package var isFreeText: Bool { self != .word }

  /// The names that people give to the columns of a list, in the languages of most schools.
  package static let names = ColumnNames<ListPart>([
    .word: [
      "word", "words", "term", "terms", "front", "headword", "entry", "spelling", "spellings",
      "spelling word", "spelling words", "vocabulary", "vocabulary word", "vocab", "lemma",
      "wort", "wörter", "begriff", "vokabel", "mot", "mots", "terme", "palabra", "palabras",
      "término", "vocablo", "parola", "parole", "palavra", "woord", "woorden", "ord", "glosa",
      "słowo", "slovo", "szó", "kelime", "слово", "слова", "λέξη", "单词", "單詞", "単語", "단어",
    ],
    .definition: [
      "definition", "definitions", "meaning", "meanings", "back", "translation", "translations",
      "gloss", "explanation", "description", "sense",
      "bedeutung", "übersetzung", "erklärung", "définition", "sens",
      "signification", "traduction", "definición", "significado", "traducción", "definizione",
      "significato", "traduzione", "definição", "tradução", "betekenis", "vertaling", "betydelse",
      "översättning", "betydning", "oversættelse", "oversettelse", "znaczenie", "tłumaczenie",
      "význam", "preklad", "překlad", "jelentés", "anlam", "значение", "перевод", "σημασία",
      "意思", "意味", "뜻",
    ],
    .sentence: [
      "sentence", "sentences", "example", "examples", "example sentence", "example sentences",
      "sample sentence", "usage", "context", "in a sentence", "use in a sentence",
      "beispiel", "beispielsatz", "satz", "sätze", "exemple", "ejemplo", "oración", "frase",
      "esempio", "exemplo", "voorbeeld", "voorbeeldzin", "zin", "exempel", "eksempel",
      "przykład", "zdanie", "příklad", "пример", "предложение", "例句", "例文", "예문",
    ],
    .hint: [
      "hint", "hints", "clue", "tip", "mnemonic", "memory trick", "hinweis", "tipp", "merkhilfe",
      "indice", "pista", "suggerimento", "dica", "wskazówka", "подсказка",
    ],
    .reason: ["reason"],
  ])
}
