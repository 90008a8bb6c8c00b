public import Languages

/// The entry of a word in one part of speech, in a dictionary of any language.
public struct DictionaryEntry: Hashable, Sendable {
  /// A meaning of the word.
  public struct Sense: Hashable, Sendable {
    /// The meaning in the language of the meanings: a definition, or translations with `, `
    /// between them.
    public var text: String
    /// Sentences or phrases that use the word in this sense.
    public var examples: [Example]
    /// The remarks about the use of the word in this sense.
    public var labels: Set<UsageLabel>

    /// Makes a sense.
    public init(_ text: String, examples: [Example] = [], labels: Set<UsageLabel> = []) {
      (self.text, self.examples, self.labels) = (text, examples, labels)
    }
  }

  /// A sentence or a phrase that uses a word.
  public struct Example: Hashable, Sendable {
    /// The sentence in the language of the word.
    public var text: String
    /// The sentence in the language of the meanings, if the dictionary translates it.
    public var translation: String?

    /// Makes an example.
    public init(_ text: String, translation: String? = nil) {
      (self.text, self.translation) = (text, translation)
    }
  }

  /// An inflected form of the word: `Häuser` as the plural of `Haus`.
  public struct Form: Hashable, Sendable {
    /// The form, without an article.
    public var text: String
    /// The grammatical name.
    public var name: FormName

    /// Makes a form.
    public init(_ text: String, _ name: FormName) { (self.text, self.name) = (text, name) }
  }

  /// The word, as the dictionary lists it.
  public var headword: String
  /// The part of speech by its English name, whatever the language; `nil` where the dictionary
  /// doesn't say it.
  public var partOfSpeech: PartOfSpeech?
  /// The genders of a noun, the usual one first; empty where the dictionary doesn't say any.
  public var genders: [Gender]
  /// The pronunciation in the International Phonetic Alphabet, without slashes or brackets.
  public var ipa: String?
  /// Some inflected forms, those that learners ask for.
  public var forms: [Form]
  /// The meanings, in the order of the dictionary. Only an entry with ``formOf`` may have none.
  public var senses: [Sense]
  /// The lemmas that the word is an inflected form of.
  public var formOf: [String]

  /// Makes an entry.
  public init(
    _ headword: String, _ partOfSpeech: PartOfSpeech? = nil, genders: [Gender] = [],
    ipa: String? = nil, forms: [Form] = [], senses: [Sense] = [], formOf: [String] = []
  ) {
    (self.headword, self.partOfSpeech, self.genders) = (headword, partOfSpeech, genders)
    (self.ipa, self.forms, self.senses, self.formOf) = (ipa, forms, senses, formOf)
  }
}

extension DictionaryEntry {
  /// The plural, if the dictionary has one.
  public var plural: String? { forms.first { $0.name == .plural }?.text }

  /// The meanings as definitions. A dictionary that doesn't say the part of speech has an empty
  /// name there.
  public var definitions: [Definition] {
    senses.map { sense in
      Definition(
        partOfSpeech: partOfSpeech ?? .unknown, text: sense.text,
        examples: sense.examples.map(\.text))
    }
  }
}
