// This whole file by scalar: its texts are arrays of scalars.

/// The words with which people head lists of words.
enum HeadingWords {
  /// The words that name a list, or the week or the test that it belongs to.
  static let names: Set<String> = [
    "week", "weeks", "list", "lists", "word", "words", "spelling", "spellings", "unit", "lesson",
    "chapter", "term", "test", "vocabulary", "homework", "grade", "year", "semester", "quarter",
  ]
  /// The words that name a part of a course when a number stands behind them, in the languages of
  /// most schools.
  static let counted: Set<String> = [
    "day", "level", "set", "group", "part", "section", "module", "stage", "block", "round", "topic",
    "theme", "book", "phase", "step", "page", "session", "pattern", "rule", "autumn", "spring",
    "summer", "winter", "fall", "class", "form",
    "semana", "lista", "lección", "leccion", "unidad", "tema", "capítulo", "capitulo", "woche",
    "liste", "lektion", "einheit", "kapitel", "semaine", "leçon", "lecon", "unité", "unite",
    "dictée", "dictee", "chapitre", "tydzień", "tydzien", "lekcja", "rozdział", "rozdzial",
    "неделя", "урок", "список", "тема", "тиждень", "settimana", "lezione", "unità", "capitolo",
    "semaná", "lição", "lijst", "les", "hoofdstuk", "vecka", "uke", "uge", "viikko", "kappale",
    "vocabularium", "hafta", "ünite",
  ]
  /// The words that name a list together with any other word.
  static let plurals: Set<String> = ["words", "spellings"]
  /// The words that tell what a list of words has in common.
  static let grammar: Set<String> = [
    "vowel", "vowels", "consonant", "consonants", "prefix", "prefixes", "suffix", "suffixes",
    "homophones", "homonyms", "synonyms", "antonyms", "contractions", "plurals", "nouns", "verbs",
    "adjectives", "adverbs", "pronouns", "prepositions", "conjunctions", "digraph", "digraphs",
    "blends", "syllables", "sounds", "phoneme", "phonemes", "endings", "patterns", "exception",
    "exceptions", "frequency", "silent", "compound", "tricky", "sight", "challenge", "bonus",
    "review", "revision", "pattern", "objective",
  ]
  /// The words that head a list alone.
  static let alone: Set<String> = [
    "nouns", "verbs", "adjectives", "adverbs", "pronouns", "prepositions", "conjunctions",
    "homophones", "homonyms", "synonyms", "antonyms", "contractions", "plurals", "prefixes",
    "suffixes", "digraphs", "blends", "vocabulary", "spelling", "spellings", "review", "challenge",
    "bonus", "words",
  ]
  /// The words that name a list of words alone, at its start.
  static let first: Set<String> = ["spelling", "spellings", "vocabulary", "vocab", "words"]
  /// The words before a colon that tell about a list.
  static let labels: Set<String> = [
    "objective", "objectives", "rule", "pattern", "focus", "theme", "topic", "date", "name", "note",
    "notes", "story", "teacher", "class", "instructions", "homework", "due", "title", "spelling",
    "week", "challenge", "bonus", "review", "words",
  ]

  /// The words before the lines on which people write about themselves: `Name: ____`.
  static let forms: Set<String> = [
    "name", "date", "class", "form", "grade", "year", "group", "period", "teacher", "score", "mark",
    "marks", "total", "signed", "signature", "parent", "parents", "student", "pupil",
    "datum", "klasse", "nom", "prénom", "classe", "nombre", "fecha", "clase", "nome", "data",
    "naam", "klas",
  ]

  private static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    "twenty",
  ]
  private static let ordinals: Set<String> = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
  private static let days: Set<String> = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    "sunday", "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
  ]
  /// The words that a line with a date may have beside it.
  private static let dateWords: Set<String> = [
    "of", "the", "to", "test", "and", "on", "due", "tested", "w", "c", "wc", "beginning",
    "commencing", "week", "for",
  ]

  /// Returns whether the words of a text name a list.
  static func areTitle(_ words: [String]) -> Bool {
    guard words.count > 1 else { return false }
    let small = words.map { $0.lowercased() }
    let named = small.count { names.contains($0) }
    if named > 1 || small.contains(where: plurals.contains) { return true }
    if named == 1, small.contains(where: beginsWithNumber) { return true }
    return isNumbered(words)
  }

  /// Returns whether a text names a week, a lesson, a list or the like by its number.
  static func isNumbered(_ text: Scalars) -> Bool { isNumbered(text.prefix(200).tokens) }

  private static func isNumbered(_ words: [String]) -> Bool {
    let small = words.map { $0.lowercased() }
    return small.indices.contains { index in
      let name = small[index]
      guard names.contains(name) || counted.contains(name), name != "word", !plurals.contains(name)
      else { return false }
      let next = index + 1
      if next < small.count, isNumber(words[next]) || name == "week" && small[next] == "of" {
        return true
      }
      return index > 0 && names.contains(name) && isOrdinal(small[index - 1])
        && ["grade", "week", "year", "term", "unit", "lesson"].contains(name)
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    let signs = word.unicodeScalars
    if signs.allSatisfy(\.isDigit) || numbers.contains(word.lowercased()) { return true }
    if signs.allSatisfy("IVX".unicodeScalars.contains) { return true }
    if signs.count == 1 { return signs.allSatisfy("ABCDEFGH".unicodeScalars.contains) }
    return signs.allSatisfy("ivx".unicodeScalars.contains)
  }

  private static func isOrdinal(_ word: String) -> Bool {
    if ordinals.contains(word) { return true }
    let signs = ArraySlice(word.unicodeScalars)
    return signs.count > 2 && signs.dropLast(2).allSatisfy(\.isDigit)
      && ["st", "nd", "rd", "th"].contains(signs.suffix(2).text)
  }

  private static func beginsWithNumber(_ word: String) -> Bool {
    word.unicodeScalars.first?.isDigit ?? false
  }

  /// Returns whether a text is a date: `2025-5-31`, `Friday, May 18th`.
  static func isDate(_ text: Scalars) -> Bool {
    let words = text.tokens.map { $0.lowercased() }
    guard words.contains(where: beginsWithNumber), words.count <= 6 else { return false }
    guard text.hasLetter else {
      let signs = Set(text.filter { !$0.isDigit })
      return words.count == 3 && words.allSatisfy { $0.count <= 4 } && signs.count == 1
        && signs.isSubset(of: Set("./-".unicodeScalars))
    }
    return words.contains(where: days.contains)
      && words.allSatisfy {
        days.contains($0) || dateWords.contains($0) || beginsWithNumber($0)
      }
  }
}
