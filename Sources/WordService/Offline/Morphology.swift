internal import Vocabulary

/// The analysis of inflected English words, by their spelling and WordNet's lists of irregular
/// forms.
struct Morphology {
  /// A lemma that a word may be a form of.
  struct Analysis: Hashable {
    let lemma: String
    let part: WordNet.Part
    let form: WordForm.Name
  }

  /// A lemma as a part of speech.
  typealias Lemma = (text: String, part: WordNet.Part)

  /// Returns the lemmas of an irregular form.
  let irregularLemmas: @Sendable (String) -> [Lemma]
  /// Returns the irregular forms of a lemma.
  let irregularForms: @Sendable (String, WordNet.Part) -> [String]
  /// Returns whether a lemma exists as a part of speech.
  let isLemma: @Sendable (String, WordNet.Part) -> Bool
  /// Returns how common a word is; `nil` if no list has it.
  let level: @Sendable (String) -> Level?

  /// Returns the lemmas that a word is an inflected form of. A word that is a lemma itself has no
  /// analysis for that.
  func analyses(of word: String) -> [Analysis] {
    var irregular: [Analysis] = []
    for (lemma, part) in irregularLemmas(word) where lemma != word && isLemma(lemma, part) {
      let name = Self.irregularName(word, of: lemma, as: part)
      let analysis = Analysis(lemma: lemma, part: part, form: name)
      if !isMistaken(analysis, word) { irregular.append(analysis) }
    }
    guard RegularForms.mayInclude(word) else { return irregular }
    var regular: [Analysis] = []
    for part in WordNet.Part.allCases {
      for name in RegularForms.names(of: part) {
        for lemma in RegularForms.possibleLemmas(of: word, as: name).sorted() {
          let analysis = Analysis(lemma: lemma, part: part, form: name)
          if isRegular(analysis, word), !irregular.contains(analysis) { regular.append(analysis) }
        }
      }
    }
    guard !regular.isEmpty else { return irregular }
    let isExplainedOtherwise =
      irregular.count + regular.count > 1 || isLemma(word, .noun) || isLemma(word, .verb)
    return irregular
      + regular.filter { !isReplaced($0, word, isExplainedOtherwise: isExplainedOtherwise) }
  }

  private func isRegular(_ analysis: Analysis, _ word: String) -> Bool {
    let (lemma, part, name) = (analysis.lemma, analysis.part, analysis.form)
    guard lemma.count > 1, lemma != word, isLemma(lemma, part),
      RegularForms.spellings(of: lemma, as: name).contains(word), !isMistaken(analysis, word)
    else { return false }
    switch name {
    // `forest` is not a superlative, because there is no `forer`.
    case .comparative: return Comparison.hasEndings(lemma) && hasForm(lemma, .superlative)
    case .superlative: return Comparison.hasEndings(lemma) && hasForm(lemma, .comparative)
    default: return true
    }
  }

  private func hasForm(_ lemma: String, _ name: WordForm.Name) -> Bool {
    RegularForms.spellings(of: lemma, as: name).contains { level($0) != nil }
  }

  /// Returns whether a word only looks like a form of a lemma, and is a form of another lemma.
  private func isMistaken(_ analysis: Analysis, _ word: String) -> Bool {
    let (lemma, part) = (analysis.lemma, analysis.part)
    if Self.mistakes[word] == analysis { return true }
    switch analysis.form {
    case .plural where part == .noun && lemma.hasSuffix("man") && word == lemma + "s":
      // `men`, but `humans`.
      return level(lemma.dropLast(2) + "en") != nil
    case .plural, .thirdPerson, .past, .pastTense, .pastParticiple, .presentParticiple:
      // `canvassed` is a form of `canvass`, and the plural `does` is a form of `doe`.
      let isDoubled = lemma.hasSuffix("s") && word.hasPrefix(lemma + "s")
      let isLonger = lemma.hasSuffix("o") && word == lemma + "es"
      return isDoubled && isLemma(lemma + "s", part) || losesSoftSound(word, lemma)
        || isLonger && isLemma(lemma + "e", part) && !irregularForms(lemma, part).contains(word)
    case .comparative, .superlative, .present: return false
    }
  }

  /// Returns whether a participle would be said unlike its lemma: `singing` lacks the soft `g` of
  /// `singe`.
  private func losesSoftSound(_ word: String, _ lemma: String) -> Bool {
    guard lemma.hasSuffix("ge") || lemma.hasSuffix("ce") else { return false }
    let hard = String(lemma.dropLast())
    return word == hard + "ing" && isLemma(hard, .verb)
  }

  /// Returns whether an irregular form that is not rarer replaces a regular one. `saw` replaces
  /// `seed`, which is a word of its own, and `dug` replaces `digged`, which is rare.
  private func isReplaced(
    _ analysis: Analysis, _ word: String, isExplainedOtherwise: Bool
  ) -> Bool {
    let (lemma, part, name) = (analysis.lemma, analysis.part, analysis.form)
    guard Self.doublets[word] != lemma else { return false }
    let own = level(word) ?? .bee
    guard isExplainedOtherwise || own > .broad else { return false }
    let spellings = RegularForms.spellings(of: lemma, as: name)
    return irregularForms(lemma, part).contains { form in
      Self.irregularName(form, of: lemma, as: part) == name && !spellings.contains(form)
        && !Self.isClassical(form, part)
        && ((level(form) ?? .bee) <= own || part == .noun && lemma.hasSuffix("is"))
    }
  }

  /// Returns whether a plural is Latin or Greek, so that an English plural is right, too.
  private static func isClassical(_ form: String, _ part: WordNet.Part) -> Bool {
    part == .noun && ["a", "ae", "i", "ices", "im", "x"].contains(where: form.hasSuffix)
  }

  /// Regular forms that are right although an irregular form is as common, and their lemmas.
  private static let doublets = [
    "hoofs": "hoof", "lied": "lie", "roofs": "roof", "scarfs": "scarf", "staffs": "staff",
    "wharfs": "wharf",
  ]

  /// Words that are not forms of these lemmas, although WordNet's lists or the rules of spelling
  /// say so.
  private static let mistakes = [
    "beings": Analysis(lemma: "being", part: .verb, form: .thirdPerson),
    "co-ordinate": Analysis(lemma: "coordinate", part: .verb, form: .past),
    "corpses": Analysis(lemma: "corps", part: .noun, form: .plural),
    "crying": Analysis(lemma: "cry", part: .noun, form: .plural),
    "cryings": Analysis(lemma: "cry", part: .noun, form: .plural),
    "dices": Analysis(lemma: "dice", part: .noun, form: .plural),
    "discusses": Analysis(lemma: "discus", part: .noun, form: .plural),
    "dos": Analysis(lemma: "do", part: .verb, form: .thirdPerson),
    "leaved": Analysis(lemma: "leave", part: .verb, form: .past),
    "offer": Analysis(lemma: "off", part: .adj, form: .comparative),
    "programmes": Analysis(lemma: "program", part: .verb, form: .thirdPerson),
    "putted": Analysis(lemma: "put", part: .verb, form: .past),
    "stringed": Analysis(lemma: "string", part: .verb, form: .past),
  ]

  /// Returns the name of an irregular form. The lists don't say it, but the part of speech and the
  /// ending do, except for the past tense and the past participle, which share one name.
  private static func irregularName(
    _ word: String, of lemma: String, as part: WordNet.Part
  ) -> WordForm.Name {
    switch part {
    case .noun: .plural
    case .verb where lemma == "be":
      ["am", "are"].contains(word) ? .present : word == "is" ? .thirdPerson : .past
    case .verb:
      word.hasSuffix("ing") ? .presentParticiple : word.hasSuffix("s") ? .thirdPerson : .past
    case .adj, .adv: word.hasSuffix("st") ? .superlative : .comparative
    }
  }
}

extension Morphology {
  /// Creates the analysis with the words of WordNet.
  ///
  /// - Parameter level: returns how common a word is; `nil` if no list has it.
  init(_ wordNet: WordNet, level: @escaping @Sendable (String) -> Level?) {
    // The parts of speech that each lemma can be, as bits.
    let parts: [UInt8] = wordNet.senses.map { senses in
      senses.reduce(0) { $0 | wordNet.synsets[$1.synset].part.bit }
    }
    var irregularLemmas: [String: [Lemma]] = [:]
    for part in WordNet.Part.allCases {
      for (form, lemmas) in wordNet.exceptions[part] ?? [:] {
        irregularLemmas[form, default: []] += lemmas.map { (text: $0, part: part) }
      }
    }
    self.init(
      irregularLemmas: { [irregularLemmas] in irregularLemmas[$0] ?? [] },
      irregularForms: { [forms = wordNet.irregularForms] in forms[$1]?[$0] ?? [] },
      isLemma: { [numbers = wordNet.numbers] lemma, part in
        numbers[lemma].map { parts[$0] & part.bit != 0 } ?? false
      }, level: level)
  }
}

extension WordNet.Part {
  /// The bit of the part of speech, one of four.
  fileprivate var bit: UInt8 {
    switch self {
    case .noun: 1
    case .verb: 2
    case .adj: 4
    case .adv: 8
    }
  }
}
