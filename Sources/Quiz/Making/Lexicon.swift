public import Vocabulary

/// The dictionary for questions: words, their meanings, and the relations between meanings.
///
/// A meaning that several words share is a synset, and has a number. A field is a group of synsets
/// about one subject, such as food, of one part of speech.
public protocol Lexicon: Sendable {
  /// Returns the entry of a word in its exact spelling; `nil` for an unknown word, and for one that
  /// is unfit for a school.
  func entry(of word: String) -> LexiconEntry?

  /// Returns the field of a synset.
  func field(of synset: Int) -> Int
  /// Returns the words of a synset, the most used first.
  func words(of synset: Int) -> [String]
  /// Returns the more general synsets directly above a synset, as `dog` is above `poodle`.
  func hypernyms(of synset: Int) -> [Int]
  /// Returns the synsets with nearly the same meaning.
  func similar(to synset: Int) -> [Int]
  /// Returns the words with the opposite meaning.
  func opposites(of word: String) -> [Opposite]
  /// Returns the words that are derived from a word, and those from which the word is derived.
  func derivations(of word: String) -> [String]

  /// Returns the fields of a part of speech.
  func fields(of part: PartOfSpeech) -> [Int]
  /// Returns the number of words of a level whose first meaning as a part of speech is in a field.
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

/// A word with the opposite meaning.
public struct Opposite: Hashable, Sendable {
  /// The synset of the given word.
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
    /// The number of the synset of words with this meaning; `nil` for a definition in plain English
    /// for learners.
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
  /// How common the word is; `nil` for a word in no list.
  public let level: Level?
  /// The meanings: first those in plain English, and rare ones last.
  public let meanings: [Meaning]
  /// Other words of the word's family, and its forms, in lower case.
  public let relatives: Set<String>
  /// Whether the spelling is usual only in some regions.
  public let isRegional: Bool

  /// Creates an entry.
  public init(
    _ text: String, level: Level?, meanings: [Meaning], relatives: Set<String> = [],
    isRegional: Bool = false
  ) {
    (self.text, self.level, self.meanings) = (text, level, meanings)
    (self.relatives, self.isRegional) = (relatives, isRegional)
  }

  /// The synsets of all the word's meanings.
  var synsets: [Int] { meanings.compactMap(\.synset) }

  /// Returns the synset of the first meaning as a part of speech, the one that people use most.
  func firstSynset(as part: PartOfSpeech) -> Int? {
    meanings.first { $0.synset != nil && $0.definition.partOfSpeech == part }?.synset
  }

  /// Whether the dictionary's first meaning is the common one: no other meaning exists, or all
  /// others are rare.
  var hasOneCommonMeaning: Bool { meanings.count == 1 || meanings.dropFirst().allSatisfy(\.isRare) }

  /// Returns the number of the dictionary's meanings as a part of speech.
  func senseCount(as part: PartOfSpeech) -> Int {
    meanings.count { $0.synset != nil && $0.definition.partOfSpeech == part }
  }

  /// The part of speech of the most common meaning.
  var mainPart: PartOfSpeech? { meanings.first?.definition.partOfSpeech }
}
