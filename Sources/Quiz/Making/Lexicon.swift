public import Vocabulary

/// The dictionary for questions: words, their meanings, and the relations between meanings.
///
/// A meaning that several words share is a synset, and has a number. A field is a group of synsets
/// about one subject, such as food, of one part of speech.
///
/// People wrote the answers that no rule finds: words that don't fit into a sentence, synonyms and
/// opposites that a learner knows, and words that only look like a family.
public protocol Lexicon: Sendable {
  /// Returns the entry of a word in its exact spelling; `nil` for an unknown word, and for one that
  /// is unfit for a school.
  func entry(of word: String) -> LexiconEntry?
  /// Returns the entry of a word that the learner or a list named, so that it may be unfit.
  func namedEntry(of word: String) -> LexiconEntry?

  /// Returns the field of a synset.
  func field(of synset: Int) -> Int
  /// Returns the words of a synset, the most used first.
  func words(of synset: Int) -> [String]
  /// Returns the more general synsets directly above a synset, as `dog` is above `poodle`.
  func hypernyms(of synset: Int) -> [Int]
  /// Returns the synsets with nearly the same meaning.
  func similar(to synset: Int) -> [Int]
  /// Returns the words that are derived from a word, and those from which the word is derived.
  func derivations(of word: String) -> [String]

  /// Returns the words of a level that are nearest in topic to a meaning of a word, the nearest
  /// first. The word itself and its synonyms may be among them.
  ///
  /// - Parameter count: the largest number of words.
  func nearest(to word: String, in synset: Int, level: Level, count: Int) -> [String]

  /// Returns wrong words for the gaps in sentences with a word.
  func gaps(of word: String) -> [CheckedGap]
  /// Returns the words that mean nearly the same as a word.
  func synonyms(of word: String) -> [CheckedPair]
  /// Returns the words that mean the opposite of a word.
  func opposites(of word: String) -> [CheckedPair]
  /// Returns the family of a word, and words that look like members of it; `nil` for none.
  func family(of word: String) -> CheckedFamily?
  /// Returns whether a text names something that is unfit for a school.
  func isUnfit(text: String) -> Bool

  /// Returns words that may sound like a word. The word itself may be among them.
  ///
  /// - Parameter level: the level of the rarest words.
  func words(soundingLike word: String, upTo level: Level) -> [String]
  /// Returns the words that sound the same as a word.
  func homophones(of word: String) -> Set<String>
  /// Returns the other spellings of a word.
  func spellings(of word: String) -> [String]

  /// Returns the meanings of a word in the learner's own language, the commonest first; none where
  /// the learner is told English definitions.
  func toldMeanings(of word: String, as part: PartOfSpeech) -> [Definition]
}

extension Lexicon {
  /// Returns the entry of a word. The lexicon knows no unfit words.
  public func namedEntry(of word: String) -> LexiconEntry? { entry(of: word) }
  /// Returns none: the learner is told English definitions.
  public func toldMeanings(of word: String, as part: PartOfSpeech) -> [Definition] { [] }
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

    /// Whether the definition is one in plain English for learners.
    public var isOwn: Bool { synset == nil }

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

  /// Whether the dictionary's first meaning is the common one: no other meaning exists, or all
  /// others are rare.
  var hasOneCommonMeaning: Bool { meanings.count == 1 || meanings.dropFirst().allSatisfy(\.isRare) }

  /// Returns the number of the dictionary's meanings as a part of speech.
  func senseCount(as part: PartOfSpeech) -> Int {
    meanings.count { !$0.isOwn && $0.definition.partOfSpeech == part }
  }

  /// The part of speech of the most common meaning.
  var mainPart: PartOfSpeech? { meanings.first?.definition.partOfSpeech }
}
