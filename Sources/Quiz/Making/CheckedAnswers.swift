public import Vocabulary

/// Wrong words for the gap in a sentence, which people read in that sentence. They are near in
/// topic to the right one, and none of them fits.
public struct CheckedGap: Hashable, Sendable {
  /// The part of speech of the word in the sentence.
  public let part: PartOfSpeech
  /// A word of the sentence, in lower case. A sentence without it is another one, which nobody has
  /// read with these words.
  public let cue: String
  /// The wrong words.
  public let wrong: [String]
  /// The meaning with its sentence, where the entry of the word has none; `nil` where it has.
  public let definition: Definition?

  /// Creates a gap.
  public init(
    part: PartOfSpeech, cue: String, wrong: [String], definition: Definition? = nil
  ) {
    (self.part, self.cue, self.wrong, self.definition) = (part, cue, wrong, definition)
  }
}

/// A word whose meaning people compared with that of another.
public struct CheckedPair: Hashable, Sendable {
  /// The word that is the right answer.
  public let word: String
  /// The meaning of the asked word.
  public let gloss: String
  /// Words that are near in topic, and wrong.
  public let wrong: [String]

  /// Creates a pair.
  public init(word: String, gloss: String, wrong: [String]) {
    (self.word, self.gloss, self.wrong) = (word, gloss, wrong)
  }
}

/// A family of words beside families that begin with the same letters.
public struct CheckedFamily: Hashable, Sendable {
  /// The members of the family, the asked word included.
  public let members: [String]
  /// The members of each other family.
  public let strangers: [[String]]

  /// Creates a family.
  public init(members: [String], strangers: [[String]]) {
    (self.members, self.strangers) = (members, strangers)
  }
}
