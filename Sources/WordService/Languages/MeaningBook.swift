internal import Languages
public import Vocabulary

/// The meanings of words in a language, from the dictionaries of this computer that explain them in
/// it, the preferred one first.
public struct MeaningBook: Sendable {
  /// The language of the meanings.
  private let language: Language
  private let dictionaries: [(dictionary: PairDictionary, reverse: PairDictionary?)]
  private let common: CommonMeanings

  /// The most meanings that a learner is told. The others are seldom meant.
  private static let most = 3

  /// - Returns: `nil` without a dictionary.
  init?(_ dictionaries: [(PairDictionary, reverse: PairDictionary?)], in language: Language) {
    guard !dictionaries.isEmpty else { return nil }
    self.language = language
    common = CommonMeanings(in: language)
    self.dictionaries = dictionaries.map { (dictionary: $0.0, reverse: $0.reverse) }
  }

  /// Returns a word with its translations, if a dictionary has some. Those of the part of speech
  /// that the word has first come first. A form of a word has those of its lemma.
  ///
  /// - Parameter spellings: other spellings of the word, which a dictionary may have in its place:
  ///   `harbour` for `harbor`.
  func translated(_ word: Word, orAs spellings: [String]) -> Word {
    var word = word
    let lemmas = word.forms.map(\.lemma).unique
    for text in [word.text] + spellings + lemmas {
      for (dictionary, reverse) in dictionaries {
        let all = definitions(of: text, in: dictionary)
        let found =
          dictionary.description.source == .freedict
          ? common.ordered(reverse.map { ReverseRank(reverse: $0).reliable(all, of: text) } ?? all)
          : all
        let chosen = Self.chosen(found, for: word.definitions.map(\.partOfSpeech).unique)
        guard !chosen.isEmpty else { continue }
        word.translations = chosen
        word.translator = dictionary.description.credit.authority
        return word
      }
    }
    return word
  }

  private func definitions(of text: String, in dictionary: PairDictionary) -> [Definition] {
    dictionary.entries(for: text).flatMap { $0.definitions(in: language) }
  }

  /// Returns the meanings that a learner is told: those of the parts of speech that the word has,
  /// the first meaning of each before a second one.
  ///
  /// - Parameter parts: the parts of speech, the most common first.
  private static func chosen(
    _ definitions: [Definition], for parts: [PartOfSpeech]
  ) -> [Definition] {
    let ranked = parts.map { part in definitions.filter { $0.partOfSpeech == part } }
    let fitting = ranked.filter { !$0.isEmpty }
    // A dictionary that doesn't say the part of speech, or says another, still has a meaning.
    let lists = fitting.isEmpty ? [definitions] : fitting
    let firsts = lists.prefix(most).compactMap(\.first)
    let rest = lists.flatMap { $0.dropFirst() }
    let told = Array((firsts + rest).unique.prefix(most))
    // In the order of the parts of speech.
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
        partOfSpeech: partOfSpeech ?? PartOfSpeech(rawValue: ""), text: sense.text,
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
