/// A word as an inflected form of a lemma: `mice` as the plural of `mouse`.
public struct WordForm: Hashable, Sendable, Codable {
  /// The grammatical name of a form. It does not contain the lemma.
  public enum Name: String, CaseIterable, Hashable, Sendable, Codable {
    /// The plural of a noun.
    case plural
    /// The third person singular of a verb.
    case thirdPerson = "third person"
    /// A form of the present that no other verb than `be` has.
    case present = "present form"
    /// The past tense and the past participle of a verb, which most verbs spell alike.
    case past = "past form"
    /// The past tense of a verb whose past participle is another word: `went`.
    case pastTense = "past tense"
    /// The past participle of a verb whose past tense is another word: `gone`.
    case pastParticiple = "past participle"
    /// The present participle of a verb.
    case presentParticiple = "present participle"
    /// The comparative of an adjective or adverb.
    case comparative
    /// The superlative of an adjective or adverb.
    case superlative

    /// The names that a table of forms has: ``past`` is the past tense and the past participle.
    public var parts: [Name] { self == .past ? [.pastTense, .pastParticiple] : [self] }
  }

  /// The name of the form.
  public let name: Name
  /// The uninflected word, as dictionaries list it.
  public let lemma: String
  /// The part of speech of the lemma.
  public let partOfSpeech: PartOfSpeech

  /// Creates a form of a lemma.
  public init(_ name: Name, of lemma: String, as partOfSpeech: PartOfSpeech) {
    self.name = name
    self.lemma = lemma
    self.partOfSpeech = partOfSpeech
  }
}
