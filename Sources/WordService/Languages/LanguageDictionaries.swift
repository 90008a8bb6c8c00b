internal import FoundationEssentials
internal import Hashing
public import Languages
internal import Threads
internal import WebRequests

/// The dictionaries of other languages on this computer, which stand in one folder of the cache.
///
/// ```swift
/// let dictionaries = LanguageDictionaries(cache: folders.cache)
/// let dictionary = dictionaries.dictionary(of: Language("de"), in: .english, besides: english)
/// dictionary?.word("Haus")?.definitions.first?.text   // "house"
/// ```
public final class LanguageDictionaries: Sendable {
  /// The folder of the dictionaries.
  public let folder: PairDictionaryFolder
  /// Returns whether English has a word, to divide words that a source joined by mistake.
  package let isEnglish: (@Sendable (String) -> Bool)?
  /// The dictionaries from which words are drawn, by their files and what these were made from.
  private let opened = Guarded<[String: OfflineDictionary]>([:])
  /// The meanings of English words by language, and the time of the last change of the folder.
  private let books = Guarded<[Language: (changed: Date?, book: MeaningBook?)]>([:])

  /// - Parameters:
  ///   - cache: the folder of what can be made again.
  ///   - isEnglish: returns whether English has a word. With it, the English meaning
  ///     `telephonebooth` of a dictionary becomes `telephone booth` when the dictionary is made.
  public init(cache: String, isEnglish: (@Sendable (String) -> Bool)? = nil) {
    folder = PairDictionaryFolder("\(cache)/languages")
    self.isEnglish = isEnglish
  }

  /// Returns the dictionaries of a pair, the preferred one first. A damaged one is left out.
  func dictionaries(of words: Language, in meanings: Language) -> [PairDictionary] {
    let pair = LanguagePair(words: words.withoutRegion.code, meanings: meanings.withoutRegion.code)
    return pair.map(folder.dictionaries) ?? []
  }

  /// All dictionaries, sorted by their languages and sources. A damaged one is left out.
  public var all: [PairDictionary.Description] { folder.all }

  /// Returns the dictionary of the words of a language, with meanings in another one: the English
  /// dictionary with translations, or one of this folder. A language without words of its own, such
  /// as that of a voice alone, gets the English one.
  ///
  /// - Parameters:
  ///   - language: the language of the words.
  ///   - meanings: the language in which the words are explained.
  ///   - english: the English dictionary.
  /// - Returns: `nil` if the language has words, and no dictionary of them is here.
  public func dictionary(
    of language: Language, in meanings: Language, besides english: OfflineDictionary
  ) -> OfflineDictionary? {
    guard !language.isVariety(of: .english), language.rules.hasWords else {
      return english.told(in: self.meanings(in: meanings))
    }
    return dictionary(of: language, explainedIn: meanings)
  }

  /// The languages in which dictionaries explain English words.
  public var languagesOfMeanings: [Language] {
    all.filter { $0.pair.words == "en" }.map(\.pair.meanings).unique.map { Language($0) }
  }

  /// Returns whether a dictionary explains English words in a language, or needs not.
  public func tellsMeanings(in language: Language) -> Bool {
    language.isVariety(of: .english) || !dictionaries(of: .english, in: language).isEmpty
  }

  /// Returns whether a dictionary explains the words of a language.
  public func hasWords(of language: Language) -> Bool {
    let code = language.withoutRegion.code
    return language.isVariety(of: .english) || all.contains { $0.pair.words == code }
  }

  /// Returns the meanings of English words in another language; `nil` without a dictionary.
  private func meanings(in language: Language) -> MeaningBook? {
    let language = language.withoutRegion
    guard language != .english else { return nil }
    let changed =
      try? FileManager.default.attributesOfItem(atPath: folder.path)[.modificationDate]
      as? Date
    return books.withLock { books in
      if let known = books[language], known.changed == changed { return known.book }
      let found = dictionaries(of: .english, in: language).map { ($0, reverse(of: $0)) }
      let book = MeaningBook(found, in: language)
      books[language] = (changed, book)
      return book
    }
  }

  /// Returns the dictionary from which words of another language can be drawn; `nil` where the
  /// language has no table of words, or no dictionary explains them.
  ///
  /// - Parameters:
  ///   - language: the language of the words.
  ///   - meanings: the language in which the words are to be explained. Without such a dictionary
  ///     they are explained in English, or in their own language.
  public func dictionary(
    of language: Language, explainedIn meanings: Language
  ) -> OfflineDictionary? {
    let language = language.withoutRegion
    guard LanguageWords.areThere(for: language) else { return nil }
    let pair = [meanings, .english, language].lazy.flatMap {
      self.dictionaries(of: language, in: $0)
    }.first
    guard let pair else { return nil }
    let name = "\(language.code)-\(pair.description.pair.meanings).words"
    let fingerprint = Self.fingerprint(of: language, pair)
    let key = "\(name) \(fingerprint)"
    if let dictionary = opened.withLock({ $0[key] }) { return dictionary }
    let file = "\(folder.path)/\(name)"
    func saved() -> WordIndex? {
      (try? Data(contentsOf: URL(filePath: file), options: .alwaysMapped)).flatMap(WordIndex.init)
        .flatMap { $0.fingerprint == fingerprint ? $0 : nil }
    }
    var index = saved()
    if index == nil {
      let bytes = Data(
        LanguageIndexBuilder(language: language, dictionary: pair, reverse: reverse(of: pair))
          .build(fingerprint: fingerprint))
      CacheFile(path: file).replace(with: bytes)
      index = saved() ?? WordIndex(bytes)
    }
    guard let index else { return nil }
    var dictionary = OfflineDictionary(index, of: language)
    dictionary.pair = pair
    opened.withLock { $0[key] = dictionary }
    return dictionary
  }

  /// Returns the dictionary of the other direction from the same source; `nil` if it isn't here.
  private func reverse(of dictionary: PairDictionary) -> PairDictionary? {
    let about = dictionary.description
    guard
      let pair = LanguagePair(words: about.pair.meanings, meanings: about.pair.words),
      pair.words != pair.meanings
    else { return nil }
    return try? folder.dictionary(pair, from: about.source)
  }

  /// The version of what ``LanguageIndexBuilder`` makes of the same words and meanings.
  private static let indexVersion = 2

  /// Returns a hash of what the index of a language's words is made from.
  private static func fingerprint(of language: Language, _ pair: PairDictionary) -> UInt64 {
    var hash = FNV1a()
    let words = LanguageWords.fingerprint(of: language)
    hash.combine("\(indexVersion)|\(words)|\(pair.description)|".utf8)
    return hash.value
  }
}
