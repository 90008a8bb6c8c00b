public import FoundationEssentials
public import Vocabulary

/// A completed word, with the times and tries of its rounds.
public struct CompletedWord: Hashable, Sendable, Codable {
  /// The word's spelling.
  public var word: String
  /// The first definition as a noun, which the first VocalVocab kept.
  package var nounDefinition: String?
  /// The first definition as a verb, which the first VocalVocab kept.
  package var verbDefinition: String?
  /// All definitions.
  public var definitions: [Definition]
  /// The end of the first completed round.
  public var firstCompleted: Date?
  /// The end of the last completed round.
  public var lastCompleted: Date?
  /// The number of completed rounds.
  public var timesCompleted: Int
  /// The fewest tries of a completed round; `nil` if no round counts, as for an imported word.
  public var fewestTries: Int?
  /// The attribution of the definitions, where their licence requires one.
  public var source: String?

  /// Makes a record.
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

  /// Reads a word. All other members may be absent, as in the lists of the first VocalVocab.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    word = try values.decode(String.self, forKey: .word)
    nounDefinition = try values.decodeIfPresent(String.self, forKey: .nounDefinition)
    verbDefinition = try values.decodeIfPresent(String.self, forKey: .verbDefinition)
    definitions = try values.decodeIfPresent([Definition].self, forKey: .definitions) ?? []
    firstCompleted = try values.decodeIfPresent(Date.self, forKey: .firstCompleted)
    lastCompleted = try values.decodeIfPresent(Date.self, forKey: .lastCompleted)
    timesCompleted = max(0, try values.decodeIfPresent(Int.self, forKey: .timesCompleted) ?? 0)
    fewestTries = try values.decodeIfPresent(Int.self, forKey: .fewestTries)
    source = try values.decodeIfPresent(String.self, forKey: .source)
    if definitions.isEmpty {
      definitions =
        [(PartOfSpeech.noun, nounDefinition), (.verb, verbDefinition)].compactMap { part, text in
          text.flatMap { $0.isEmpty ? nil : Definition(partOfSpeech: part, text: $0) }
        }
    }
  }

  /// Returns this record together with another record of the same word.
  package func merged(with other: CompletedWord) -> CompletedWord {
    var merged = self
    if merged.definitions.isEmpty {
      merged.definitions = other.definitions
      merged.nounDefinition = other.nounDefinition
      merged.verbDefinition = other.verbDefinition
      merged.source = other.source
    }
    merged.firstCompleted = [firstCompleted, other.firstCompleted].compactMap(\.self).min()
    merged.lastCompleted = [lastCompleted, other.lastCompleted].compactMap(\.self).max()
    // A file may say any number.
    let sum = timesCompleted.addingReportingOverflow(other.timesCompleted)
    merged.timesCompleted = sum.overflow ? .max : sum.partialValue
    merged.fewestTries = [fewestTries, other.fewestTries].compactMap(\.self).min()
    return merged
  }
}
