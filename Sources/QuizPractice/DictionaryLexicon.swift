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
  private let checked = CheckedAnswers.embedded

  /// The number of neighbours that are considered on each side of a word, in each order.
  private static let reach = 120

  /// - Parameters:
  ///   - dictionary: the dictionary.
  ///   - sounds: the words that sound the same in the voice; `nil` if they are unknown. Then no
  ///     question asks which word is heard.
  public init(_ dictionary: OfflineDictionary, sounds: SoundAlikes?) {
    (self.dictionary, thesaurus, self.sounds) = (dictionary, dictionary.thesaurus, sounds)
  }

  public func entry(of word: String) -> LexiconEntry? { entry(of: word, isNamed: false) }
  public func namedEntry(of word: String) -> LexiconEntry? { entry(of: word, isNamed: true) }

  private func entry(of word: String, isNamed: Bool) -> LexiconEntry? {
    dictionary.fullEntry(of: word, isNamed: isNamed).map { entry in
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
  public func derivations(of word: String) -> [String] { thesaurus.derivations(of: word) }

  public func nearest(
    to word: String, in synset: Int, level: Level, count: Int
  ) -> [String] {
    thesaurus.nearest(to: word, in: Thesaurus.Synset(synset), level: level, count: count)
  }

  public func gaps(of word: String) -> [CheckedGap] {
    checked.gaps(of: word).map {
      CheckedGap(part: $0.part, cue: $0.cue, wrong: $0.wrong, definition: $0.definition)
    }
  }
  public func synonyms(of word: String) -> [CheckedPair] {
    checked.synonyms(of: word).map {
      CheckedPair(word: $0.word, gloss: $0.gloss, wrong: $0.wrong)
    }
  }
  public func opposites(of word: String) -> [CheckedPair] {
    checked.opposites(of: word).map {
      CheckedPair(word: $0.word, gloss: $0.gloss, wrong: $0.wrong)
    }
  }
  public func family(of word: String) -> CheckedFamily? {
    checked.family(of: word).map {
      CheckedFamily(members: $0.members, strangers: $0.strangers)
    }
  }
  public func isUnfit(text: String) -> Bool { dictionary.hasUnfitWord(text) }

  public func words(soundingLike word: String, upTo level: Level) -> [String] {
    guard sounds != nil else { return [] }
    return [Thesaurus.Order.sounds, .soundsFromEnd].flatMap {
      thesaurus.neighbours(of: word, in: $0, count: Self.reach, upTo: level).map(\.word)
    }
  }

  public func homophones(of word: String) -> Set<String> {
    Set(sounds?.entry(of: word, as: nil).same ?? [])
  }

  public func spellings(of word: String) -> [String] { dictionary.otherSpellings(of: word) }

  public func toldMeanings(of word: String, as part: PartOfSpeech) -> [Definition] {
    guard let word = dictionary.word(word) else { return [] }
    // A dictionary that doesn't name the part of speech means the word's usual one.
    let isUsual = word.definitions.first?.partOfSpeech == part
    return word.translations.filter {
      $0.partOfSpeech == part || $0.partOfSpeech.rawValue.isEmpty && isUsual
    }
  }
}
