internal import Quiz
internal import Storage
internal import Vocabulary

/// A lexicon in which the words of a list have the meanings that the list gives them. Every other
/// meaning of such a word counts as rare, because the list may mean only its own.
struct ListedLexicon: Lexicon {
  private let lexicon: DictionaryLexicon
  private let listed: [String: WordList.Entry]

  init(_ lexicon: DictionaryLexicon, _ entries: [WordList.Entry]) {
    self.lexicon = lexicon
    listed = Dictionary(
      entries.filter { $0.definition != nil }.map { ($0.word, $0) }, uniquingKeysWith: { $1 })
  }

  func entry(of word: String) -> LexiconEntry? { lexicon.entry(of: word).map(withListedMeaning) }
  func namedEntry(of word: String) -> LexiconEntry? {
    lexicon.namedEntry(of: word).map(withListedMeaning)
  }

  /// Returns an entry with the meaning that the list gives, if it gives one.
  private func withListedMeaning(_ entry: LexiconEntry) -> LexiconEntry {
    guard let given = listed[entry.text], let meaning = given.definition,
      let part = entry.meanings.first?.definition.partOfSpeech
    else { return entry }
    let own = Definition(
      partOfSpeech: part, text: meaning, examples: [given.sentence].compactMap(\.self))
    return LexiconEntry(
      entry.text, level: entry.level,
      meanings: [.init(own, synset: nil)]
        + entry.meanings.filter { !$0.isOwn }.map {
          .init($0.definition, synset: $0.synset, isRare: true)
        },
      relatives: entry.relatives, isRegional: entry.isRegional)
  }

  func field(of synset: Int) -> Int { lexicon.field(of: synset) }
  func words(of synset: Int) -> [String] { lexicon.words(of: synset) }
  func hypernyms(of synset: Int) -> [Int] { lexicon.hypernyms(of: synset) }
  func similar(to synset: Int) -> [Int] { lexicon.similar(to: synset) }
  func derivations(of word: String) -> [String] { lexicon.derivations(of: word) }
  func nearest(to word: String, in synset: Int, level: Level, count: Int) -> [String] {
    lexicon.nearest(to: word, in: synset, level: level, count: count)
  }
  // People compared words in the dictionary's meanings. The list's meaning may be another one.
  func gaps(of word: String) -> [CheckedGap] { listed[word] == nil ? lexicon.gaps(of: word) : [] }
  func synonyms(of word: String) -> [CheckedPair] {
    listed[word] == nil ? lexicon.synonyms(of: word) : []
  }
  func opposites(of word: String) -> [CheckedPair] {
    listed[word] == nil ? lexicon.opposites(of: word) : []
  }
  func family(of word: String) -> CheckedFamily? { lexicon.family(of: word) }
  func isUnfit(text: String) -> Bool { lexicon.isUnfit(text: text) }
  func words(soundingLike word: String, upTo level: Level) -> [String] {
    lexicon.words(soundingLike: word, upTo: level)
  }
  func homophones(of word: String) -> Set<String> { lexicon.homophones(of: word) }
  func spellings(of word: String) -> [String] { lexicon.spellings(of: word) }
  func toldMeanings(of word: String, as part: PartOfSpeech) -> [Definition] {
    listed[word] == nil ? lexicon.toldMeanings(of: word, as: part) : []
  }
}
