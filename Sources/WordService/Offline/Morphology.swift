internal import Vocabulary

/// The analysis of inflected English words, by WordNet's rules of detachment and its lists of
/// irregular forms (manual page morphy(7)).
struct Morphology {
  /// An ending, its replacement in the lemma, and the name of the form with the ending.
  private typealias Rule = (ending: String, lemma: String, form: WordForm.Name)

  private static let rules: [WordNet.Part: [Rule]] = [
    .noun: [
      ("s", "", .plural), ("ses", "s", .plural), ("xes", "x", .plural), ("zes", "z", .plural),
      ("ches", "ch", .plural), ("shes", "sh", .plural), ("men", "man", .plural),
      ("ies", "y", .plural),
    ],
    .verb: [
      ("s", "", .thirdPerson), ("ies", "y", .thirdPerson), ("es", "e", .thirdPerson),
      ("es", "", .thirdPerson), ("ed", "e", .past), ("ed", "", .past),
      ("ing", "e", .presentParticiple), ("ing", "", .presentParticiple),
    ],
    .adj: [
      ("er", "", .comparative), ("est", "", .superlative), ("er", "e", .comparative),
      ("est", "e", .superlative),
    ],
    .adv: [],
  ]

  /// A lemma that a word may be a form of.
  struct Analysis: Hashable {
    let lemma: String
    let part: WordNet.Part
    let form: WordForm.Name
  }

  /// Returns the lemmas of an irregular form.
  let irregular: (String, WordNet.Part) -> [String]
  /// Returns whether a lemma exists as a part of speech.
  let isLemma: (String, WordNet.Part) -> Bool

  /// Returns the lemmas that a word is an inflected form of. A word that is a lemma itself has no
  /// analysis for that.
  func analyses(of word: String) -> [Analysis] {
    var found: [Analysis] = []
    for part in WordNet.Part.allCases {
      let lemmas = irregular(word, part)
      for lemma in lemmas where lemma != word && isLemma(lemma, part) {
        found.append(Analysis(lemma: lemma, part: part, form: Self.irregularForm(word, as: part)))
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

  /// Returns the possible regular forms of a lemma. Not all of them are words.
  static func regularForms(of lemma: String) -> [String] {
    var stems = [lemma]
    if lemma.hasSuffix("e") { stems.append(String(lemma.dropLast())) }
    if lemma.hasSuffix("y") { stems.append(lemma.dropLast() + "i") }
    return stems.flatMap { stem in ["s", "es", "ed", "ing", "er", "est"].map { stem + $0 } }
  }

  /// Returns the name of an irregular form. The lists don't say it, but the part of speech and the
  /// ending do, except for the past tense and the past participle, which share one name.
  private static func irregularForm(_ word: String, as part: WordNet.Part) -> WordForm.Name {
    switch part {
    case .noun: .plural
    case .verb:
      word.hasSuffix("ing") ? .presentParticiple : word.hasSuffix("s") ? .thirdPerson : .past
    case .adj, .adv: word.hasSuffix("st") ? .superlative : .comparative
    }
  }
}
