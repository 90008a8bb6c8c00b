internal import Vocabulary

/// The definitions of words and of their forms.
extension OfflineDictionary {
  /// Returns forms with those first whose part of speech our own dictionary has of the lemma:
  /// `closes` is what somebody does to a door, and not several ends.
  func ownFirst(_ forms: [WordForm]) -> [WordForm] {
    let own = forms.filter { form in
      guard let number = index.find(form.lemma) else { return false }
      return index.entry(number).definitions.prefix(index.ownCount(number))
        .contains { $0.partOfSpeech == form.partOfSpeech }
    }
    return own + forms.filter { !own.contains($0) }
  }

  /// Returns the definitions of a form's lemma as its part of speech, each with the form's name.
  func definitions(ofForm form: WordForm, isComplete: Bool) -> [Definition] {
    guard let number = index.find(form.lemma) else { return [] }
    return definitions(ofWord: number, isComplete: isComplete)
      .filter { $0.partOfSpeech == form.partOfSpeech }
      .map {
        Definition(
          partOfSpeech: $0.partOfSpeech, text: "\(form.name.rawValue): \($0.text)",
          examples: $0.examples)
      }
  }

  /// Returns the definitions of a word. Several spellings share an entry of our own, and the
  /// examples there have the first of them. Here, the examples have the asked spelling. WordNet's
  /// examples belong to several words; only those with the word or a form of it stay.
  ///
  /// - Parameter isComplete: whether to return definitions that are rarely meant, too.
  func definitions(ofWord number: Int, isComplete: Bool = false) -> [Definition] {
    let entry = index.entry(number)
    let others = index.spellings(of: entry.text)
    let definitions = entry.definitions.dropLast(isComplete ? 0 : index.rareCount(number))
    let ownCount = index.ownCount(number)
    guard knowsFormation else { return definitions.map(inMeaningLanguage) }
    lazy var use = WordUse(entry.text, irregularForms: irregularForms)
    return definitions.enumerated().map { rank, definition in
      var definition = definition
      guard rank < ownCount else {
        definition.examples.removeAll { !use.isIn($0) }
        return definition
      }
      guard !others.isEmpty else { return definition }
      definition.examples = definition.examples.map { example in
        guard !example.contains(entry.text), let other = others.first(where: example.contains)
        else { return example }
        return example.replacing(other, with: entry.text)
      }
      return definition
    }
  }

  /// Returns the irregular forms of a word as any part of speech.
  private func irregularForms(of word: String) -> [String] {
    WordNet.Part.allCases.flatMap { index.irregularForms(of: word, as: $0) }
  }
}
