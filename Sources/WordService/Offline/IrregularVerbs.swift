internal import Vocabulary

/// The irregular verbs with their forms, from our own list `verbs.txt`.
struct IrregularVerbs: Sendable {
  /// A set of forms of a verb. Most verbs have one set; `lie` has two.
  struct Forms: Sendable {
    /// The past tenses, the more usual first.
    let pastTenses: [Paradigm.Form]
    /// The past participles; none for a modal verb such as `can`.
    let participles: [Paradigm.Form]
    /// The sense in which the verb has these forms; empty where the verb has one set.
    let sense: String

    /// Whether the verb has a past tense alone, as `can` has.
    var isModal: Bool { participles.isEmpty }
  }

  /// The sets of each verb, that of the usual sense first.
  private(set) var sets: [String: [Forms]] = [:]

  /// The list that comes with the program.
  static let embedded = IrregularVerbs(SourceFile(.verbs))

  /// - Parameter source: on each line a verb, its past tenses and its past participles, with
  ///   slashes between equals, and the sense. `-us` and `-gb` mark a form of one region, and a dash
  ///   stands for none. `#` begins a comment.
  init(_ source: SourceFile) {
    source.forEachEntry { fields in
      let verb = String(decoding: fields.next(), as: UTF8.self)
      let tenses = Self.forms(fields.next(), .pastTense)
      let participles = Self.forms(fields.next(), .pastParticiple)
      let sense = String(decoding: fields.rest(after: UInt8(ascii: " ")), as: UTF8.self)
      guard !tenses.isEmpty else { return }
      sets[verb, default: []].append(
        Forms(pastTenses: tenses, participles: participles, sense: sense))
    }
  }

  private static func forms(
    _ field: UnsafeRawBufferPointer, _ name: WordForm.Name
  ) -> [Paradigm.Form] {
    String(decoding: field, as: UTF8.self).split(separator: "/").compactMap { text in
      let parts = text.split(separator: "-")
      guard let form = parts.first else { return nil }
      let regions: Set<Region> =
        switch parts.dropFirst().first {
        case "us": [.american, .canadian]
        case "gb": [.british, .australian]
        default: []
        }
      return Paradigm.Form(String(form), name, regions: regions)
    }
  }

  /// Returns the name of a past form: past tense, past participle, or ``WordForm/Name/past`` for
  /// one that is both, and for a verb that the list lacks.
  func name(of form: String, of verb: String) -> WordForm.Name {
    let sets = sets[verb] ?? []
    let isTense = sets.contains { $0.pastTenses.contains { $0.text == form } }
    let isParticiple = sets.contains { $0.participles.contains { $0.text == form } }
    if isTense == isParticiple { return .past }
    return isTense ? .pastTense : .pastParticiple
  }
}
