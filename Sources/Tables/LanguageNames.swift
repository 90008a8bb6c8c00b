/// The names of languages, as people head the columns of a table with them.
enum LanguageNames {
  /// Returns whether a text names a language, perhaps with a word such as in `Spanish word` or
  /// `English (UK)`.
  static func contain(_ text: String) -> Bool {
    // By Character: a person reads the words.
    let bare = text.lowercased().prefix { $0 != "(" && $0 != "[" }
    // By Character: a person reads the words.
    let words = bare.split { !$0.isLetter }.map(String.init)
    let names = words.filter(all.contains)
    return names.count == 1 && words.allSatisfy { all.contains($0) || others.contains($0) }
  }

  /// The words that stand beside the name.
  private static let others: Set<String> = [
    "in", "word", "words", "term", "translation", "meaning", "text", "wort", "wörter",
    "übersetzung", "mot", "mots", "palabra", "palabras",
  ]

  private static let all: Set<String> = [
    "arabic", "catalan", "chinese", "czech", "danish", "dutch", "english", "estonian", "finnish",
    "french", "german", "greek", "hebrew", "hindi", "hungarian", "irish", "italian", "japanese",
    "korean", "latin", "mandarin", "norwegian", "persian", "pinyin", "polish", "portuguese",
    "romanian", "russian", "spanish", "swedish", "thai", "turkish", "ukrainian", "vietnamese",
    "welsh",
    "englisch", "deutsch", "französisch", "spanisch", "italienisch", "latein", "russisch",
    "türkisch", "anglais", "allemand", "français", "espagnol", "italien", "inglés",
    "alemán", "francés", "español", "italiano", "inglese", "tedesco", "francese", "spagnolo",
    "português", "inglês", "alemão", "francês", "espanhol", "nederlands", "engels", "duits",
    "frans", "spaans", "polski", "angielski", "niemiecki", "svenska", "engelska", "tyska", "dansk",
    "norsk", "suomi", "magyar", "angol", "čeština", "česky", "angličtina", "türkçe", "ingilizce",
    "română", "català", "русский", "английский", "немецкий", "українська", "англійська",
    "ελληνικά", "αγγλικά", "日本語", "英語", "英语", "中文", "汉语", "한국어", "영어", "العربية",
    "עברית", "अंग्रेज़ी",
  ]
}
