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

  func entry(of word: String) -> LexiconEntry? {
    guard let entry = lexicon.entry(of: word), let given = listed[word],
      let meaning = given.definition, let part = entry.meanings.first?.definition.partOfSpeech
    else { return lexicon.entry(of: word) }
    let own = Definition(
      partOfSpeech: part, text: meaning, examples: [given.sentence].compactMap(\.self))
    return LexiconEntry(
      word, level: entry.level,
      meanings: [.init(own, synset: nil)]
        + entry.meanings.filter { $0.synset != nil }.map {
          .init($0.definition, synset: $0.synset, isRare: true)
        },
      relatives: entry.relatives, isRegional: entry.isRegional)
  }

  func field(of synset: Int) -> Int { lexicon.field(of: synset) }
  func words(of synset: Int) -> [String] { lexicon.words(of: synset) }
  func hypernyms(of synset: Int) -> [Int] { lexicon.hypernyms(of: synset) }
  func similar(to synset: Int) -> [Int] { lexicon.similar(to: synset) }
  func opposites(of word: String) -> [Opposite] { lexicon.opposites(of: word) }
  func derivations(of word: String) -> [String] { lexicon.derivations(of: word) }
  func fields(of part: PartOfSpeech) -> [Int] { lexicon.fields(of: part) }
  func candidateCount(field: Int, level: Level) -> Int {
    lexicon.candidateCount(field: field, level: level)
  }
  func candidate(_ number: Int, field: Int, level: Level) -> String {
    lexicon.candidate(number, field: field, level: level)
  }
  func words(beginningLike word: String) -> [(word: String, level: Level)] {
    lexicon.words(beginningLike: word)
  }
  func words(soundingLike word: String) -> [(word: String, level: Level)] {
    lexicon.words(soundingLike: word)
  }
  func homophones(of word: String) -> Set<String> { lexicon.homophones(of: word) }
  func spellings(of word: String) -> [String] { lexicon.spellings(of: word) }
}
