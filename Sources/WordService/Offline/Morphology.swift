internal import Vocabulary

/// The inflections of English, taken off: WordNet's rules of detachment and its lists of irregular
/// forms (manual page morphy(7)).
struct Morphology {
  /// An ending, what stands there in the lemma, and what the form with the ending is.
  private struct Rule {
    let ending: String
    let lemma: String
    let form: WordForm.Name
  }

  private static let rules: [WordNet.Part: [Rule]] = [
    .noun: [
      ("s", ""), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"),
      ("men", "man"), ("ies", "y"),
    ].map { Rule(ending: $0, lemma: $1, form: .plural) },
    .verb: [
      Rule(ending: "s", lemma: "", form: .thirdPerson),
      Rule(ending: "ies", lemma: "y", form: .thirdPerson),
      Rule(ending: "es", lemma: "e", form: .thirdPerson),
      Rule(ending: "es", lemma: "", form: .thirdPerson),
      Rule(ending: "ed", lemma: "e", form: .past),
      Rule(ending: "ed", lemma: "", form: .past),
      Rule(ending: "ing", lemma: "e", form: .presentParticiple),
      Rule(ending: "ing", lemma: "", form: .presentParticiple),
    ],
    .adj: [
      Rule(ending: "er", lemma: "", form: .comparative),
      Rule(ending: "est", lemma: "", form: .superlative),
      Rule(ending: "er", lemma: "e", form: .comparative),
      Rule(ending: "est", lemma: "e", form: .superlative),
    ],
    .adv: [],
  ]

  /// What a word may be a form of.
  struct Analysis: Hashable {
    let lemma: String
    let part: WordNet.Part
    let form: WordForm.Name
  }

  /// What an irregular form is a form of.
  let irregular: (String, WordNet.Part) -> [String]
  /// Whether there is such a lemma as that part of speech.
  let isLemma: (String, WordNet.Part) -> Bool

  /// The lemmas that a word is an inflected form of. It may be a lemma itself, too; that is not said.
  func analyses(of word: String) -> [Analysis] {
    var found: [Analysis] = []
    for part in WordNet.Part.allCases {
      let lemmas = irregular(word, part)
      for lemma in lemmas where lemma != word && isLemma(lemma, part) {
        found.append(
          Analysis(lemma: lemma, part: part, form: Self.irregularForm(word, as: part)))
      }
      guard lemmas.isEmpty else { continue }
      for rule in Self.rules[part] ?? [] where word.hasSuffix(rule.ending) {
        let lemma = word.dropLast(rule.ending.count) + rule.lemma
        let analysis = Analysis(lemma: String(lemma), part: part, form: rule.form)
        if lemma.count > 1, !found.contains(analysis), isLemma(analysis.lemma, part) {
          found.append(analysis)
        }
      }
    }
    return found
  }

  /// What the regular forms of a lemma may be; not all of them are words.
  static func regularForms(of lemma: String) -> [String] {
    var stems = [lemma]
    if lemma.hasSuffix("e") { stems.append(String(lemma.dropLast())) }
    if lemma.hasSuffix("y") { stems.append(lemma.dropLast() + "i") }
    return stems.flatMap { stem in ["s", "es", "ed", "ing", "er", "est"].map { stem + $0 } }
  }

  /// The lists don't say which form an irregular one is; its part of speech and its ending do, but
  /// for the past tense and the past participle.
  private static func irregularForm(_ word: String, as part: WordNet.Part) -> WordForm.Name {
    switch part {
    case .noun: .plural
    case .verb:
      word.hasSuffix("ing") ? .presentParticiple : word.hasSuffix("s") ? .thirdPerson : .past
    case .adj, .adv: word.hasSuffix("st") ? .superlative : .comparative
    }
  }
}
