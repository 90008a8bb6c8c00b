public import Quiz
public import Vocabulary
public import WordService

/// The offline dictionary as the lexicon from which questions are made.
///
/// ```swift
/// let sounds = try await tables.table(for: voice)
/// let maker = QuestionMaker(DictionaryLexicon(dictionary, sounds: sounds))
/// ```
public struct DictionaryLexicon: Lexicon {
  private let dictionary: OfflineDictionary
  private let thesaurus: Thesaurus
  private let sounds: SoundAlikes?

  /// The number of neighbours that are considered on each side of a word, in each order.
  private static let reach = 60

  /// - Parameters:
  ///   - dictionary: the dictionary.
  ///   - sounds: the words that sound the same in the voice; `nil` if they are unknown. Then no
  ///     question asks which word is heard.
  public init(_ dictionary: OfflineDictionary, sounds: SoundAlikes?) {
    (self.dictionary, thesaurus, self.sounds) = (dictionary, dictionary.thesaurus, sounds)
  }

  public func entry(of word: String) -> LexiconEntry? {
    dictionary.fullEntry(of: word).map { entry in
      LexiconEntry(
        word, level: entry.level,
        meanings: entry.meanings.map {
          LexiconEntry.Meaning($0.definition, synset: $0.synset?.number, isRare: $0.isRare)
        }, relatives: entry.relatives, isRegional: entry.isRegional)
    }
  }

  public func field(of synset: Int) -> Int { thesaurus.file(of: Thesaurus.Synset(synset)) }
  public func words(of synset: Int) -> [String] { thesaurus.words(of: Thesaurus.Synset(synset)) }
  public func hypernyms(of synset: Int) -> [Int] {
    thesaurus.hypernyms(of: Thesaurus.Synset(synset)).map(\.number)
  }
  public func similar(to synset: Int) -> [Int] {
    thesaurus.similar(to: Thesaurus.Synset(synset)).map(\.number)
  }
  public func opposites(of word: String) -> [Opposite] {
    thesaurus.antonyms(of: word).map {
      Opposite(synset: $0.synset.number, word: $0.word, otherSynset: $0.otherSynset.number)
    }
  }
  public func derivations(of word: String) -> [String] { thesaurus.derivations(of: word) }

  public func fields(of part: PartOfSpeech) -> [Int] {
    Thesaurus.files.filter { Thesaurus.part(ofFile: $0) == part }
  }
  public func candidateCount(field: Int, level: Level) -> Int {
    thesaurus.candidates(file: field, level: level).count
  }
  public func candidate(_ number: Int, field: Int, level: Level) -> String {
    thesaurus.candidates(file: field, level: level)[number]
  }

  public func words(beginningLike word: String) -> [(word: String, level: Level)] {
    thesaurus.neighbours(of: word, in: .letters, count: Self.reach)
  }

  public func words(soundingLike word: String) -> [(word: String, level: Level)] {
    guard sounds != nil else { return [] }
    return [Thesaurus.Order.sounds, .soundsFromEnd].flatMap {
      thesaurus.neighbours(of: word, in: $0, count: Self.reach)
    }
  }

  public func homophones(of word: String) -> Set<String> {
    Set(sounds?.entry(of: word, as: nil).same ?? [])
  }

  public func spellings(of word: String) -> [String] { dictionary.otherSpellings(of: word) }
}
