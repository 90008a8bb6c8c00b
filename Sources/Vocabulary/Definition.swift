/// One sense of a word: what part of speech it is, what it means, how it is used.
public struct Definition: Hashable, Sendable, Codable {
  public var partOfSpeech: PartOfSpeech
  public var text: String
  public var examples: [String]

  public init(partOfSpeech: PartOfSpeech, text: String, examples: [String] = []) {
    self.partOfSpeech = partOfSpeech
    self.text = text
    self.examples = examples
  }
}

/// A part of speech by its English name, in lower case.
///
/// It is open on purpose: dictionaries name parts that no fixed list foresees.
public struct PartOfSpeech: RawRepresentable, Hashable, Sendable, Codable {
  public static let noun = PartOfSpeech(rawValue: "noun")
  public static let verb = PartOfSpeech(rawValue: "verb")
  public static let adjective = PartOfSpeech(rawValue: "adjective")
  public static let adverb = PartOfSpeech(rawValue: "adverb")

  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension [Definition] {
  /// The first definition for a part of speech, as the first VocalVocab kept it.
  public func first(_ part: PartOfSpeech) -> String? {
    first { $0.partOfSpeech == part }?.text
  }
}
