package import Vocabulary
internal import WordService

/// How the parts of an entry are made of what the dictionary tells.
extension WordEntry.Sense {
  /// A meaning of the dictionary service, which tells no sound.
  package init(_ definition: Definition) {
    self.init(
      partOfSpeech: definition.partOfSpeech, text: definition.text,
      examples: definition.examples, pronunciation: nil)
  }
}

extension WordEntry.Inflection {
  /// Returns the forms of a paradigm.
  static func all(_ paradigm: Paradigm) -> [Self] {
    paradigm.forms.map { form in
      Self(
        form: form.text, name: form.name, partOfSpeech: paradigm.partOfSpeech,
        meaning: paradigm.sense,
        regions: form.regions.isEmpty ? nil : Region.allCases.filter(form.regions.contains))
    }
  }
}

extension WordEntry.NounNumber {
  /// - Returns: `nil` for a noun with both numbers, and for a word that is shown as no noun.
  init?(_ word: Word, _ dictionary: OfflineDictionary) {
    guard word.definitions.contains(where: { $0.partOfSpeech == .noun }) else { return nil }
    if dictionary.isUncountable(word.text) {
      self = .uncountable
    } else if dictionary.isAlwaysPlural(word.text) {
      self = .alwaysPlural
    } else {
      return nil
    }
  }
}

extension WordEntry.Name {
  /// - Returns: `nil` for a word that is no name, and for the name itself, whose meaning stands
  ///   among the definitions.
  init?(_ word: Word, _ dictionary: OfflineDictionary) {
    guard let found = dictionary.givenName(word.text), found.name != word.text,
      !OfflineDictionary.isListedAsUnfit(word.text)
    else { return nil }
    (name, meaning) = found
  }
}
