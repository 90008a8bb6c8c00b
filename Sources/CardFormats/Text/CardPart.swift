internal import Tables

/// A part of a card, as a column of a table holds it.
enum CardPart: String, CaseIterable, TablePart {
  case front, back
  /// A text that is added to the back.
  case notes
  case tags, deck, id, suspended

  var isFreeText: Bool { self == .front || self == .back || self == .notes }
}

extension CardPart {
  /// The parts that each card has, in their order.
  static let needed: [CardPart] = [.front, .back]
  /// The parts that each card has.
  static let sides = Set(needed)

  /// The names that people and programs give to the columns.
  static let names = ColumnNames(allNames)
  /// The names for a table whose column `id` only numbers the rows.
  static let namesWithoutID = ColumnNames(allNames.filter { $0.key != .id })

  private static let allNames: [CardPart: [String]] = [
    .front: [
      "front", "front side", "front text", "card front", "side 1", "side a", "question",
      "question text", "questions", "q", "term", "terms", "word", "words", "headword", "prompt",
      "expression", "phrase", "vocabulary", "vocab", "cue", "hanzi", "simplified", "kanji",
      "vorderseite", "frage", "begriff", "wort", "vokabel", "vokabeln", "ausdruck", "fremdwort",
      "recto", "mot", "terme", "anverso", "frente", "pregunta", "palabra", "término", "termino",
      "expresión", "pergunta", "palavra", "termo", "fronte", "domanda", "parola", "termine",
      "voorkant", "vraag", "woord", "begrip", "framsida", "fråga", "ord", "forside", "spørgsmål",
      "spørsmål", "etupuoli", "kysymys", "sana", "przód", "awers", "pytanie", "słowo", "pojęcie",
      "otázka", "slovo", "líc", "kérdés", "szó", "előlap", "întrebare", "cuvânt", "față", "ön yüz",
      "soru", "kelime", "ερώτηση", "λέξη", "вопрос", "слово", "термин", "лицевая сторона",
      "питання", "термін", "שאלה", "מילה", "السؤال", "سؤال", "الكلمة", "كلمة", "câu hỏi", "từ",
      "từ vựng", "pertanyaan", "kata", "表", "表面", "質問", "問題", "単語", "正面", "问题", "單字",
      "单词", "單詞", "词语", "앞면", "질문", "문제", "단어",
    ],
    .back: [
      "back", "back side", "back text", "card back", "side 2", "side b", "answer", "answer text",
      "answers", "a", "definition", "definitions", "meaning", "meanings", "translation",
      "translations", "response", "solution", "gloss", "rückseite", "antwort", "bedeutung",
      "übersetzung", "lösung", "verso", "réponse", "définition", "traduction", "signification",
      "reverso", "dorso", "respuesta", "definición", "traducción", "significado", "resposta",
      "definição", "tradução", "retro", "risposta", "definizione", "traduzione", "significato",
      "achterkant", "antwoord", "betekenis", "vertaling", "definitie", "baksida", "svar",
      "översättning", "betydelse", "bagside", "bakside", "oversættelse", "oversettelse",
      "betydning", "kääntöpuoli", "vastaus", "käännös", "merkitys", "tył", "rewers", "odpowiedź",
      "tłumaczenie", "definicja", "znaczenie", "odpověď", "překlad", "význam", "odpoveď",
      "preklad", "rub", "válasz", "fordítás", "jelentés", "hátlap", "răspuns", "traducere",
      "arka yüz", "cevap", "anlam", "çeviri", "απάντηση", "μετάφραση", "σημασία", "ответ",
      "перевод", "значение", "определение", "обратная сторона", "відповідь", "переклад",
      "значення", "תשובה", "תרגום", "الجواب", "الإجابة", "إجابة", "المعنى", "الترجمة", "trả lời",
      "đáp án", "nghĩa", "jawaban", "arti", "terjemahan", "裏", "裏面", "答え", "回答", "意味", "訳",
      "背面", "答案", "释义", "釋義", "意思", "翻译", "翻譯", "뒷면", "답", "정답", "뜻", "의미",
    ],
    .notes: [
      "notes", "note", "comment", "comments", "remark", "remarks", "extra", "extra info",
      "additional info", "back extra", "explanation", "description", "example", "examples",
      "example sentence", "example sentences", "sentence", "sentences", "hint", "hints",
      "mnemonic", "usage", "context", "notizen", "notiz", "anmerkung", "anmerkungen", "bemerkung",
      "erklärung", "beispiel", "beispiele", "beispielsatz", "hinweis", "remarque", "remarques",
      "commentaire", "exemple", "exemples", "explication", "indice", "nota", "notas", "comentario",
      "ejemplo", "ejemplos", "explicación", "pista", "exemplo", "exemplos", "comentário",
      "explicação", "dica", "esempio", "esempi", "commento", "spiegazione", "voorbeeld",
      "opmerking", "uitleg", "exempel", "anteckning", "eksempel", "bemærkning", "merknad",
      "przykład", "uwagi", "notatki", "příklad", "poznámka", "példa", "megjegyzés", "örnek",
      "примечание", "пример", "комментарий", "приклад", "例文", "例", "備考", "メモ", "例句", "备注",
      "備註", "예문", "예시", "메모",
    ],
    .tags: [
      "tags", "tag", "labels", "label", "schlagwort", "schlagwörter", "schlagworte", "étiquette",
      "étiquettes", "etiqueta", "etiquetas", "etichetta", "etichette", "etiketten", "etiketter",
      "etykiety", "tagi", "теги", "метки", "タグ", "标签", "標籤", "태그",
    ],
    .deck: [
      "deck", "decks", "deck name", "subject", "topic", "stapel", "paquet", "mazo", "baralho",
      "mazzo", "talia", "колода", "デッキ", "牌组", "牌組",
    ],
    .id: ["id", "guid", "uuid", "card id", "note id"],
    .suspended: ["suspended"],
  ]
}
