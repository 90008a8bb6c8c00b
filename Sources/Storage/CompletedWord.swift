public import FoundationEssentials
public import Vocabulary

/// A word that was completed, when, and in how many tries.
public struct CompletedWord: Hashable, Sendable, Codable {
  public var word: String
  /// The first definition as a noun and as a verb, as the first VocalVocab kept them.
  public var nounDefinition: String?
  public var verbDefinition: String?
  public var definitions: [Definition]
  public var firstCompleted: Date?
  public var lastCompleted: Date?
  public var timesCompleted: Int
  /// `nil` for a word that was imported and not completed since.
  public var fewestTries: Int?
  /// Who wrote the definitions, where their licence asks for the name.
  public var source: String?

  public init(
    word: String, definitions: [Definition] = [], firstCompleted: Date? = nil,
    lastCompleted: Date? = nil, timesCompleted: Int = 0, fewestTries: Int? = nil,
    source: String? = nil
  ) {
    self.word = word
    self.definitions = definitions
    nounDefinition = definitions.first(.noun)
    verbDefinition = definitions.first(.verb)
    self.firstCompleted = firstCompleted
    self.lastCompleted = lastCompleted
    self.timesCompleted = timesCompleted
    self.fewestTries = fewestTries
    self.source = source
  }

  private enum CodingKeys: CodingKey {
    case word, nounDefinition, verbDefinition, definitions, firstCompleted, lastCompleted,
      timesCompleted, fewestTries, source
  }

  /// All but the word may be absent, as in the lists of the first VocalVocab.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    word = try values.decode(String.self, forKey: .word)
    nounDefinition = try values.decodeIfPresent(String.self, forKey: .nounDefinition)
    verbDefinition = try values.decodeIfPresent(String.self, forKey: .verbDefinition)
    definitions = try values.decodeIfPresent([Definition].self, forKey: .definitions) ?? []
    firstCompleted = try values.decodeIfPresent(Date.self, forKey: .firstCompleted)
    lastCompleted = try values.decodeIfPresent(Date.self, forKey: .lastCompleted)
    timesCompleted = try values.decodeIfPresent(Int.self, forKey: .timesCompleted) ?? 0
    fewestTries = try values.decodeIfPresent(Int.self, forKey: .fewestTries)
    source = try values.decodeIfPresent(String.self, forKey: .source)
    if definitions.isEmpty {
      definitions =
        [(PartOfSpeech.noun, nounDefinition), (.verb, verbDefinition)].compactMap { part, text in
          text.flatMap { $0.isEmpty ? nil : Definition(partOfSpeech: part, text: $0) }
        }
    }
  }

  /// What two records of one word come to together.
  public func merged(with other: CompletedWord) -> CompletedWord {
    var merged = self
    if merged.definitions.isEmpty {
      merged.definitions = other.definitions
      merged.nounDefinition = other.nounDefinition
      merged.verbDefinition = other.verbDefinition
      merged.source = other.source
    }
    merged.firstCompleted = [firstCompleted, other.firstCompleted].compactMap(\.self).min()
    merged.lastCompleted = [lastCompleted, other.lastCompleted].compactMap(\.self).max()
    merged.timesCompleted += other.timesCompleted
    merged.fewestTries = [fewestTries, other.fewestTries].compactMap(\.self).min()
    return merged
  }
}
