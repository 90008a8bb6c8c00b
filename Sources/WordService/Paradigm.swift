public import Vocabulary

/// The inflected forms of a word in one part of speech; of a word such as `lie`, in one sense.
public struct Paradigm: Hashable, Sendable {
  /// An inflected form.
  public struct Form: Hashable, Sendable {
    /// The spelling.
    public let text: String
    /// The name. It is never `WordForm/Name/past`, but its two parts.
    public let name: WordForm.Name
    /// The regions where the form is usual; empty for all.
    public let regions: Set<Region>

    init(_ text: String, _ name: WordForm.Name, regions: Set<Region> = []) {
      (self.text, self.name, self.regions) = (text, name, regions)
    }
  }

  /// The part of speech, where an auxiliary is a verb.
  public let partOfSpeech: PartOfSpeech
  /// The sense that has these forms; `nil` if each has them.
  public let sense: String?
  /// The forms: of a verb the past tense, the past participle, and then the others.
  public let forms: [Form]
}

extension WordForm.Name {
  /// The index among the forms of a word.
  var index: Int {
    switch self {
    case .pastTense, .comparative, .plural: 0
    case .past, .pastParticiple, .superlative: 1
    case .thirdPerson: 2
    case .presentParticiple: 3
    case .present: 4
    }
  }
}
