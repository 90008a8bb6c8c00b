internal import Languages
public import Vocabulary

/// The meanings of words in a language, from the dictionaries of this computer that explain them in
/// it, the preferred one first.
public struct MeaningBook: Sendable {
  /// The language of the meanings.
  private let language: Language
  private let dictionaries: [(dictionary: PairDictionary, reverse: PairDictionary?)]
  private let likely: LikelyMeanings

  /// The most meanings that a learner is told. The others are seldom meant.
  private static let most = 3

  /// - Returns: `nil` without a dictionary.
  init?(_ dictionaries: [(PairDictionary, reverse: PairDictionary?)], in language: Language) {
    guard !dictionaries.isEmpty else { return nil }
    self.language = language
    likely = LikelyMeanings(in: language)
    self.dictionaries = dictionaries.map { (dictionary: $0.0, reverse: $0.reverse) }
  }

  /// Returns a word with its translations, if a dictionary has some. Those of the part of speech
  /// that the word has first come first.
  ///
  /// A form of other words, such as `says`, has their meanings, too: the likelier of both. It has
  /// theirs alone where no dictionary of ours explains the form itself.
  ///
  /// - Parameters:
  ///   - isForm: whether the word is nothing but a form of others.
  ///   - spellings: other spellings of the word, which a dictionary may have in its place:
  ///     `harbour` for `harbor`.
  func translated(_ word: Word, isForm: Bool, orAs spellings: [String]) -> Word {
    let parts = word.definitions.map(\.partOfSpeech).unique
    for (dictionary, reverse) in dictionaries {
      func meanings(_ text: String) -> [LikelyMeanings.Meaning] {
        self.meanings(of: text, in: dictionary, reverse)
      }
      let own = ([word.text] + spellings).lazy.map(meanings).first { !$0.isEmpty } ?? []
      let lemmas = word.forms.map { (part: $0.partOfSpeech, meanings: meanings($0.lemma)) }
      let chosen = Self.chosen(own, lemmas, for: parts, isForm: isForm)
      guard !chosen.isEmpty else { continue }
      var word = word
      word.translations = chosen
      word.translator = dictionary.description.credit.authority
      return word
    }
    return word
  }

  private func meanings(
    of text: String, in dictionary: PairDictionary, _ reverse: PairDictionary?
  ) -> [LikelyMeanings.Meaning] {
    let all = definitions(of: text, in: dictionary)
    guard dictionary.description.source == .freedict else {
      return all.map { LikelyMeanings.Meaning(definition: $0, weight: 1) }
    }
    let rank = reverse.map { ReverseRank(reverse: $0) }
    return likely.ordered(rank?.reliable(all, of: text) ?? all, of: text, by: rank)
  }

  private func definitions(of text: String, in dictionary: PairDictionary) -> [Definition] {
    dictionary.entries(for: text).flatMap { $0.definitions(in: language) }
  }

  /// Returns the meanings that a learner is told.
  ///
  /// - Parameters:
  ///   - own: the meanings of the word itself.
  ///   - lemmas: the meanings of the words of which it is a form, each with the form's part of
  ///     speech.
  ///   - parts: the parts of speech, the most common first.
  private static func chosen(
    _ own: [LikelyMeanings.Meaning],
    _ lemmas: [(part: PartOfSpeech, meanings: [LikelyMeanings.Meaning])],
    for parts: [PartOfSpeech], isForm: Bool
  ) -> [Definition] {
    let ofForms = lemmas.map { lemma in
      // Many dictionaries don't say the part of speech.
      lemma.meanings.filter { [lemma.part, .unknown].contains($0.definition.partOfSpeech) }
    }
    let sources = isForm && ofForms.contains { !$0.isEmpty } ? ofForms : [own] + ofForms
    // Meanings of the word's parts of speech, from the likeliest source of each.
    let fitting = parts.compactMap { part in
      likeliest(sources.map { $0.filter { $0.definition.partOfSpeech == part } })
    }
    if !fitting.isEmpty { return told(fitting) }
    // Those of a form as such, or those of no known part of speech; or else any.
    let unknown = own.filter { $0.definition.partOfSpeech == .unknown }
    let others = likeliest(isForm ? ofForms : [unknown] + ofForms)
    return told([others ?? likeliest([own]) ?? likeliest([lemmas.flatMap(\.meanings)]) ?? []])
  }

  /// Returns the meanings of the source whose first one is the likeliest; `nil` without any.
  private static func likeliest(_ sources: [[LikelyMeanings.Meaning]]) -> [Definition]? {
    sources.filter { !$0.isEmpty }.max { ($0.first?.weight ?? 0) < ($1.first?.weight ?? 0) }?
      .map(\.definition)
  }

  /// Returns the first meaning of each list before a second one, in the order of the lists.
  private static func told(_ lists: [[Definition]]) -> [Definition] {
    let lists = lists.map(\.unique)
    let firsts = lists.prefix(most).compactMap(\.first)
    let rest = lists.flatMap { $0.dropFirst() }
    let told = Array((firsts + rest).unique.prefix(most))
    return lists.flatMap { list in list.filter(told.contains) }
  }
}

extension DictionaryEntry {
  /// Returns the meanings that a learner may be told as definitions, the usual ones first.
  func definitions(in language: Language) -> [Definition] {
    let fit = senses.filter { !$0.text.isEmpty && !$0.labels.contains(where: \.isUnfit) }
    let usual = fit.filter(\.isDrawable) + fit.filter { !$0.isDrawable }
    return usual.map { sense in
      Definition(
        partOfSpeech: partOfSpeech ?? .unknown, text: sense.text,
        examples: sense.examples.map(\.text), language: language.codeUnlessEnglish)
    }
  }
}

extension DictionaryCredit {
  /// The source as it is named beside a word.
  public var authority: Authority {
    Authority(title, licence: licence, pages: address.map { [$0] } ?? [])
  }
}
