internal import Languages
internal import Vocabulary

/// The meanings, the grammar and the words that dictionaries of other languages add.
extension OfflineDictionary {
  /// Returns the dictionary with meanings in the learner's own language.
  ///
  /// - Parameter meanings: the meanings; `nil` for a learner who wants none.
  public func told(in meanings: MeaningBook?) -> OfflineDictionary {
    var dictionary = self
    dictionary.meanings = meanings
    return dictionary
  }

  /// Returns the dictionary with the meanings that another one tells.
  func told(like other: OfflineDictionary) -> OfflineDictionary { told(in: other.meanings) }

  /// Returns a word with what other languages add to it: translations, or its grammar.
  func finished(_ word: Word) -> Word {
    var word = word
    if let meanings {
      word = meanings.translated(
        word, isForm: firstMeaning(of: word.text) == nil, orAs: spellings(ofFirstMeaningOf: word))
    }
    word.grammar = grammar(of: word.text)
    return word
  }

  func finished(_ word: Word?) -> Word? { word.map { finished($0) } }

  /// Returns the other spellings of a word in its first meaning: `harbour` for `harbor`.
  private func spellings(ofFirstMeaningOf word: Word) -> [String] {
    guard let meaning = firstMeaning(of: word.text) else { return [] }
    return index.spellings(of: word.text).filter { firstMeaning(of: $0) == meaning }
  }

  private func firstMeaning(of text: String) -> Int? {
    index.find(text).flatMap { index.meanings($0).first }
  }

  /// Returns a word that only the dictionary of another language has, and no table of words to
  /// spell.
  func pairWord(_ text: String) -> Word? {
    guard let pair else { return nil }
    let entries = pair.entries(for: text)
    let definitions = entries.flatMap { $0.definitions(in: meaningLanguage) }.unique
    guard let first = entries.first, !definitions.isEmpty else { return nil }
    return Word(
      first.headword, definitions: definitions, isName: first.headword.isCapitalised,
      authority: pair.description.credit.authority)
  }

  /// Returns a definition of the index with its language.
  func inMeaningLanguage(_ definition: Definition) -> Definition {
    var definition = definition
    definition.language = meaningLanguage.codeUnlessEnglish
    return definition
  }

  private var meaningLanguage: Language {
    Language(pair?.description.pair.meanings ?? Language.english.code)
  }

  /// The most forms that are told with a word.
  private static let mostForms = 3

  /// Returns the grammar of a word of another language; `nil` where its dictionary has none.
  private func grammar(of text: String) -> Grammar? {
    guard let pair else { return nil }
    let entries = pair.entries(for: text).filter { $0.headword.composed == text }
    guard let entry = entries.first(where: { !$0.genders.isEmpty || !$0.forms.isEmpty }) else {
      return nil
    }
    // The first one of each name.
    let forms = FormName.allCases.compactMap { name in entry.forms.first { $0.name == name } }
    let articles = entry.genders.compactMap { language.rules.articles[$0] }.unique
    let grammar = Grammar(
      article: articles.isEmpty ? nil : articles.joined(separator: "/"),
      genders: articles.isEmpty ? entry.genders.map(\.rawValue) : [],
      forms: forms.prefix(Self.mostForms).map { Grammar.Form($0.text, as: $0.name.rawValue) })
    return grammar.isEmpty ? nil : grammar
  }
}
