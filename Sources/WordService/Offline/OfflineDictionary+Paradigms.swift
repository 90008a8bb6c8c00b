public import Vocabulary

/// The forms of words as tables of grammar have them.
extension OfflineDictionary {
  /// Returns the inflected forms of a word in the parts of speech that its definitions have. A noun
  /// that can't be counted has none, and neither have words whose forms nobody uses: `moused`.
  public func paradigms(of word: Word) -> [Paradigm] {
    guard knowsFormation else { return [] }
    let all = inflections(of: word.text)
    let parts = word.definitions.map(\.partOfSpeech)
    let isModal = parts.contains(.auxiliary)
    var found: [Paradigm] = []
    for part in parts.map({ $0 == .auxiliary ? .verb : $0 }).unique {
      let regular = usual(all.filter { $0.part == part }, of: word)
      switch part {
      case .noun:
        let forms = plurals(of: word.text, regular)
        found.append(Paradigm(partOfSpeech: part, sense: nil, forms: forms))
      case .verb:
        found += verbs(
          word.text, regular, isModal: isModal, isModalAlone: isModal && !parts.contains(.verb))
      default:
        found.append(Paradigm(partOfSpeech: part, sense: nil, forms: regular))
      }
    }
    return found.filter { !$0.forms.isEmpty }
  }

  /// Returns whether a noun has no plural.
  public func isUncountable(_ noun: String) -> Bool {
    knowsFormation && NounForms.embedded.uncountable.contains(noun)
  }

  /// Returns whether a noun has no singular.
  public func isAlwaysPlural(_ noun: String) -> Bool {
    knowsFormation && NounForms.embedded.alwaysPlural.contains(noun)
  }

  /// Returns the lemmas of which people take a word for a form. `goes` is a plural only of the rare
  /// noun `go`, and a noun that is always plural has no singular that anybody uses: `trouser`.
  /// The plural `species` is one of `species`.
  public func lemmas(of word: Word) -> [WordForm] {
    let common = word.forms.filter { form in
      self.word(form.lemma)?.definitions.contains { $0.partOfSpeech == form.partOfSpeech } ?? false
    }
    let isOwnNoun = isAlwaysPlural(word.text) || NounForms.embedded.unchanged.contains(word.text)
    return (common.isEmpty ? word.forms : common).filter { form in
      !isOwnNoun || form.partOfSpeech == .verb && level(of: form.lemma) ?? .bee <= .everyday
    }
  }

  private func plurals(of noun: String, _ regular: [Paradigm.Form]) -> [Paradigm.Form] {
    let nouns = NounForms.embedded
    if nouns.uncountable.contains(noun) || nouns.alwaysPlural.contains(noun) { return [] }
    if let plurals = nouns.irregular[noun] { return plurals.map { Paradigm.Form($0, .plural) } }
    let same = Paradigm.Form(noun, .plural)
    if nouns.unchanged.contains(noun) { return [same] }
    return nouns.either.contains(noun) ? [same] + regular.filter { $0.text != noun } : regular
  }

  /// Returns the sets of forms of a verb.
  ///
  /// - Parameters:
  ///   - regular: its forms by the rules and the lists of the dictionary.
  ///   - isModal: whether it may be a modal verb.
  ///   - isModalAlone: whether it is nothing but a modal verb.
  private func verbs(
    _ verb: String, _ regular: [Paradigm.Form], isModal: Bool, isModalAlone: Bool
  ) -> [Paradigm] {
    let all = IrregularVerbs.embedded.sets[verb] ?? []
    let regular = complete(regular, of: verb)
    guard !all.isEmpty else {
      return [Paradigm(partOfSpeech: .verb, sense: nil, forms: regular)]
    }
    let hasModal = all.contains(where: \.isModal)
    let sets = all.filter { $0.isModal ? isModal : !(isModalAlone && hasModal) }
    let others = regular.filter { ![.pastTense, .pastParticiple].contains($0.name) }
    return sets.map { set in
      Paradigm(
        partOfSpeech: .verb, sense: sets.count > 1 ? set.sense : nil,
        forms: set.pastTenses + set.participles + (set.isModal ? [] : others))
    }
  }

  /// Returns the regular forms of a verb with the third person, which the lists may lack, such as
  /// `attaches`; none if they lack the past tense, so that hardly anyone uses the verb: `anagram`.
  private func complete(_ forms: [Paradigm.Form], of verb: String) -> [Paradigm.Form] {
    let names = forms.map(\.name)
    if IrregularVerbs.embedded.sets[verb] == nil, !names.contains(.pastTense) { return [] }
    guard !forms.isEmpty, !names.contains(.thirdPerson), !verb.hasSuffix("o"),
      let form = RegularForms.spellings(of: verb, as: .thirdPerson).first
    else { return forms }
    let index = names.firstIndex(of: .presentParticiple) ?? forms.count
    return forms[..<index] + [Paradigm.Form(form, .thirdPerson)] + forms[index...]
  }

  /// Adjectives that people compare with `more` and `most`, although the lists have their endings.
  private static let comparedWithMore = Set(
    """
    abrupt acute beastly bitter blank campy chic choice courtly dapper dun earthly fatty fickle \
    foolhardy gauche ghostly godly grizzly heavenly hind hollow horny kindly leery lewd mature \
    minute motley obscure priestly princely private profound purple rank real remote rife right \
    robust rotten rum saintly scant scurvy secure shadowy shapely sincere sober solemn spare \
    spruce staid stately steely supple timely trusty trustworthy uncanny unclean unclear unfair \
    ungodly unholy unkind unlikely unsafe unseemly unsightly unsound untimely untrue unwieldy \
    unwise unworthy wicked worldly
    """.split(separator: " ").map(String.init))

  /// Returns forms in the order of a table, without those that hardly anyone uses.
  private func usual(
    _ inflections: [(form: String, name: WordForm.Name, part: PartOfSpeech)], of word: Word
  ) -> [Paradigm.Form] {
    let own = word.level ?? .bee
    let forms = inflections.flatMap { inflection in
      inflection.name.parts.map { name in
        let regions = regions(of: inflection.form)
        let isNotable = isRegional(regions) && regions != word.regions
        return Paradigm.Form(inflection.form, name, regions: isNotable ? regions : [])
      }
    }
    let levels = forms.map { level(of: $0.text) ?? .bee }
    let degrees = forms.indices.filter { [.comparative, .superlative].contains(forms[$0].name) }
    let commonestDegree = degrees.map { levels[$0] }.min() ?? .bee
    let shown = forms.indices.filter { index in
      let (name, level) = (forms[index].name, levels[index])
      // The lists have `muds` and `wickeder`, but only the larger ones.
      let isRare: Bool =
        switch name {
        case .plural: level > .advanced
        case .comparative, .superlative:
          commonestDegree > .broad || Self.comparedWithMore.contains(word.text)
        default: false
        }
      let isReplaced = forms.indices.contains { other in
        forms[other].name == name && level.steps(above: levels[other]) > 1
      }
      return !isReplaced && (!isRare || own > .broad)
    }
    return shown.sorted { one, other in
      let (first, second) = (forms[one].name.index, forms[other].name.index)
      return (first, levels[one], one) < (second, levels[other], other)
    }.map { forms[$0] }
  }
}

extension PartOfSpeech {
  /// A verb that stands before another one, such as `can`.
  fileprivate static let auxiliary = PartOfSpeech(rawValue: "auxiliary")
}

extension Level {
  /// Returns how many steps rarer this level is than another one.
  fileprivate func steps(above other: Level) -> Int {
    let all = Level.allCases
    return (all.firstIndex(of: self) ?? 0) - (all.firstIndex(of: other) ?? 0)
  }
}
