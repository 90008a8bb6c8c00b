/// One sense of a word.
public struct Definition: Hashable, Sendable, Codable {
  /// The part of speech of the word in this sense.
  public var partOfSpeech: PartOfSpeech
  /// The meaning in words.
  public var text: String
  /// Sentences or phrases that use the word.
  public var examples: [String]
  /// The code of the language of the meaning, such as `es`; `nil` for English.
  public var language: String?

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - partOfSpeech: the part of speech.
  ///   - text: the meaning in words.
  ///   - examples: sentences or phrases that use the word.
  ///   - language: the code of the language of the meaning; `nil` for English.
  public init(
    partOfSpeech: PartOfSpeech, text: String, examples: [String] = [], language: String? = nil
  ) {
    self.partOfSpeech = partOfSpeech
    self.text = text
    self.examples = examples
    self.language = language
  }
}

/// A part of speech by its English name, in lower case.
///
/// The type accepts any name, because dictionaries use more names than a fixed list could hold.
public struct PartOfSpeech: RawRepresentable, Hashable, Sendable, Codable {
  /// A word for a thing.
  public static let noun = PartOfSpeech(rawValue: "noun")
  /// A word for an action.
  public static let verb = PartOfSpeech(rawValue: "verb")
  /// A word that describes a noun.
  public static let adjective = PartOfSpeech(rawValue: "adjective")
  /// A word that describes a verb, an adjective or another adverb.
  public static let adverb = PartOfSpeech(rawValue: "adverb")
  /// The part of speech of a meaning whose dictionary doesn't say it.
  public static let unknown = PartOfSpeech(rawValue: "")

  /// The English name, in lower case.
  public let rawValue: String

  /// - Parameter rawValue: the English name, in lower case.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension [Definition] {
  /// Returns the text of the first definition for a part of speech. The file of completed words has
  /// one for nouns and one for verbs.
  public func first(_ part: PartOfSpeech) -> String? {
    first { $0.partOfSpeech == part }?.text
  }
}
