public import Vocabulary

/// The dictionary from which questions are made: words, their meanings, and how these are related.
///
/// A meaning that several words share is a synset, and has a number. A field is a group of synsets about one
/// subject, such as food, of one part of speech.
public protocol Lexicon: Sendable {
  /// Returns the entry of a word as it is spelled; `nil` for a word without one, or one that is unfit for a
  /// school.
  func entry(of word: String) -> LexiconEntry?

  /// Returns the field of a synset.
  func field(of synset: Int) -> Int
  /// Returns the words of a synset, the most used first.
  func words(of synset: Int) -> [String]
  /// Returns the synsets of which a synset is a kind.
  func hypernyms(of synset: Int) -> [Int]
  /// Returns the synsets of nearly the same meaning.
  func similar(to synset: Int) -> [Int]
  /// Returns the words of opposite meaning.
  func opposites(of word: String) -> [Opposite]
  /// Returns the words that are derived from a word, and those from which it is derived.
  func derivations(of word: String) -> [String]

  /// Returns the fields of a part of speech.
  func fields(of part: PartOfSpeech) -> [Int]
  /// Returns the number of words of a level whose first meaning, as a part of speech, is in a field.
  func candidateCount(field: Int, level: Level) -> Int
  /// Returns one of these words by its number, from 0.
  func candidate(_ number: Int, field: Int, level: Level) -> String

  /// Returns words that begin with the same letters as a word, in the order of the alphabet.
  func words(beginningLike word: String) -> [(word: String, level: Level)]
  /// Returns words that may sound like a word. The word itself may be among them.
  func words(soundingLike word: String) -> [(word: String, level: Level)]
  /// Returns the words that sound the same as a word.
  func homophones(of word: String) -> Set<String>
  /// Returns the other spellings of a word.
  func spellings(of word: String) -> [String]
}

/// A word of opposite meaning.
public struct Opposite: Hashable, Sendable {
  /// The synset of the word that was asked for.
  public let synset: Int
  /// The opposite.
  public let word: String
  /// The synset of the opposite.
  public let otherSynset: Int

  /// Creates an opposite.
  public init(synset: Int, word: String, otherSynset: Int) {
    (self.synset, self.word, self.otherSynset) = (synset, word, otherSynset)
  }
}

/// The entry of a word in a ``Lexicon``.
public struct LexiconEntry: Sendable {
  /// One meaning of the word.
  public struct Meaning: Sendable {
    /// The definition, with its examples.
    public let definition: Definition
    /// The words that share the meaning; `nil` for a definition in plain English for learners.
    public let synset: Int?
    /// Whether the meaning is rare.
    public let isRare: Bool

    /// Creates a meaning.
    public init(_ definition: Definition, synset: Int?, isRare: Bool = false) {
      (self.definition, self.synset, self.isRare) = (definition, synset, isRare)
    }
  }

  /// The word.
  public let text: String
  /// How common the word is; `nil` where no list says.
  public let level: Level?
  /// The meanings: first those in plain English; rare ones last.
  public let meanings: [Meaning]
  /// Other words of its family, and forms of it, in lower case.
  public let relatives: Set<String>
  /// Whether the spelling is usual in some regions only.
  public let isRegional: Bool

  /// Creates an entry.
  public init(
    _ text: String, level: Level?, meanings: [Meaning], relatives: Set<String> = [],
    isRegional: Bool = false
  ) {
    (self.text, self.level, self.meanings) = (text, level, meanings)
    (self.relatives, self.isRegional) = (relatives, isRegional)
  }

  /// The synsets of all its meanings.
  var synsets: [Int] { meanings.compactMap(\.synset) }

  /// Returns the synset of the first meaning as a part of speech, which people use most.
  func firstSynset(as part: PartOfSpeech) -> Int? {
    meanings.first { $0.synset != nil && $0.definition.partOfSpeech == part }?.synset
  }

  /// Whether the first meaning of the dictionary is the common one: it is the only one, or all others are rare.
  var hasOneCommonMeaning: Bool { meanings.count == 1 || meanings.dropFirst().allSatisfy(\.isRare) }

  /// Returns the number of meanings of the dictionary as a part of speech.
  func senseCount(as part: PartOfSpeech) -> Int {
    meanings.count { $0.synset != nil && $0.definition.partOfSpeech == part }
  }

  /// The part of speech of the most common meaning.
  var mainPart: PartOfSpeech? { meanings.first?.definition.partOfSpeech }
}
