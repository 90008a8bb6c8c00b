/// The words in the names that people and programs give to the columns of a quiz, in small letters.
///
/// Among the programs are Kahoot, Wayground (Quizizz), Blooket, Gimkit, Moodle and Canvas.
enum ColumnWords {
  static let question = words(
    """
    question questions q prompt stem statement frage fragen fragetext fragestellung aufgabe énoncé \
    enonce pregunta preguntas enunciado domanda domande quesito pergunta perguntas questão questao \
    vraag vragen pytanie pytania treść tresc fråga spørgsmål spørsmål kysymys kérdés otázka otazka \
    вопрос вопросы питання запитання soru pertanyaan soal 问题 問題 题目 題目 問題文 質問 題幹 문제 질문
    """)

  /// The name of one answer to choose from.
  static let option = words(
    """
    option opt choice answer ans alternative alt response resp reply antwort antwortmöglichkeit \
    antwortoption auswahl auswahlmöglichkeit möglichkeit réponse reponse rep choix proposition \
    respuesta opcion opción alternativa risposta risp opzione scelta resposta opção opcao antwoord \
    keuze optie odpowiedź odpowiedz odp opcja wariant svar svarsalternativ alternativ vastaus \
    vaihtoehto válasz odpověď odpoved možnost moznost ответ вариант варіант відповідь cevap \
    seçenek secenek jawaban pilihan opsi 选项 選項 選択肢 答案 解答 回答 보기 답 선택지
    """)

  /// The name of several answers.
  static let options = words(
    """
    options choices answers alternatives responses antworten antwortmöglichkeiten optionen \
    auswahlmöglichkeiten réponses reponses propositions respuestas opciones alternativas risposte \
    opzioni scelte respostas opções opcoes antwoorden keuzes opties odpowiedzi opcje \
    svarsalternativen ответы варианты варіанти відповіді
    """)

  static let right = words(
    """
    correct right richtig richtige richtiger richtiges korrekt korrekte korrekter korrekta bonne \
    correcte juste vraie correcta correcto corretta corretto giusta esatta certa correta correto \
    juist juiste goed goede poprawna poprawny prawidłowa prawidlowa rätt riktig riktigt oikea \
    helyes správná spravna правильный правильная правильное правильные верный верная правильна \
    doğru dogru benar 正确 正確 正解 正答 정답
    """)

  static let wrong = words(
    """
    wrong incorrect false distractor distractors falsch falsche falscher falsches inkorrekt \
    distraktor mauvaise fausse incorrecte distracteur incorrecta incorrecto falsa errónea erronea \
    equivocada distractores sbagliata errata distrattore distrattori incorreta errada fout foute \
    onjuist błędna bledna fel forkert gal feil väärä неправильный неправильная неверный yanlış \
    yanlis salah 错误 誤答
    """)

  /// Names of a column with the right answer or with the key to it.
  static let key = words(
    """
    solution key ans lösung loesung losung schlüssel clé corrigé solución solucion clave soluzione \
    chiave solução solucao gabarito oplossing rozwiązanie facit çözüm cozum kunci
    """)

  /// Words that say how a key names the right answer.
  static let index = words(
    """
    index idx letter number num no nr id ids position buchstabe nummer letra lettre numéro numero \
    lettera
    """)

  static let explanation = words(
    """
    explanation explanations explain rationale reason feedback justification erklärung erklaerung \
    begründung begruendung erläuterung explication explications justificatif explicación \
    explicacion justificación justificacion spiegazione motivazione explicação explicacao \
    justificativa uitleg toelichting wyjaśnienie wyjasnienie objaśnienie förklaring forklaring \
    объяснение пояснение пояснення açıklama aciklama pembahasan penjelasan 解説 解析 解释 解釋 説明 해설
    """)

  static let category = words(
    """
    category categories subject topic theme genre domain chapter section unit kategorie thema \
    themengebiet fach bereich catégorie categorie sujet thème matière categoría categoria tema \
    asignatura materia argomento matéria disciplina assunto onderwerp kategoria temat kategori \
    ämne категория тема категорія konu カテゴリ カテゴリー 分野 类别 類別 분류
    """)

  static let difficulty = words(
    """
    difficulty dificulty level schwierigkeit schwierigkeitsgrad niveau difficulté difficulte \
    dificultad nivel difficoltà difficolta livello dificuldade nível moeilijkheid trudność \
    trudnosc poziom svårighetsgrad сложность уровень складність zorluk seviye kesulitan 難易度 难度
    """)

  /// Words about something that a quiz has no use for.
  static let other = words(
    """
    type typ tipo id # number num no nr º nº image images img picture bild imagen media video \
    audio url link time timer limit seconds sec secs zeit tiempo temps tempo duration points point \
    punkte puntos punti pontos score marks mark weight tags tag source quelle fuente date year \
    hint tip hinweis reference file path code lang language created updated author round runde
    """)

  static let title = words("title name titel titulo título nombre")

  /// Words without a meaning of their own.
  static let filling = words(
    """
    text texts value label content body html of the to for a an by separated der die das de la el \
    le il del della di du des do da van von zur
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) })
  }
}
