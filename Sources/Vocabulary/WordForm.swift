/// A word as an inflected form of another: `mice` as the plural of `mouse`.
public struct WordForm: Hashable, Sendable, Codable {
  /// What the form is, in words of grammar that name no lemma.
  public enum Name: String, CaseIterable, Hashable, Sendable, Codable {
    case plural
    case thirdPerson = "third person"
    /// Of a regular verb, and of many others, the past tense and the past participle are one.
    case past = "past form"
    case presentParticiple = "present participle"
    case comparative
    case superlative
  }

  public let name: Name
  /// The uninflected word, as a dictionary lists it.
  public let lemma: String
  public let partOfSpeech: PartOfSpeech

  public init(_ name: Name, of lemma: String, as partOfSpeech: PartOfSpeech) {
    self.name = name
    self.lemma = lemma
    self.partOfSpeech = partOfSpeech
  }
}
