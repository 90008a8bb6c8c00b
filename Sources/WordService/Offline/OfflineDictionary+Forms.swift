public import Vocabulary

/// The inflected forms of words, and the words of which a word is a form.
extension OfflineDictionary {
  /// Returns the words of which a word is an inflected form, with the name of the form.
  func forms(of text: String) -> [WordForm] {
    guard knowsFormation else { return [] }
    return morphology.analyses(of: text).map { analysis in
      let (lemma, part) = (analysis.lemma, analysis.part.partOfSpeech)
      guard analysis.form == .past else { return WordForm(analysis.form, of: lemma, as: part) }
      return WordForm(IrregularVerbs.embedded.name(of: text, of: lemma), of: lemma, as: part)
    }
  }

  private var morphology: Morphology {
    Morphology(
      irregularLemmas: { word in
        WordNet.Part.allCases.flatMap { part in
          index.irregularLemmas(of: word, as: part).map { (text: $0, part: part) }
        }
      }, irregularForms: index.irregularForms(of:as:),
      isLemma: { lemma, part in
        index.find(lemma).map(index.entry)?.definitions
          .contains { $0.partOfSpeech == part.partOfSpeech } ?? false
      }, level: { index.find($0).flatMap(index.level) })
  }

  /// Returns the inflected forms of a word that are words of the lists, each with its name and its
  /// part of speech. Of most of them, ``paradigms(of:)`` has a choice.
  public func inflections(
    of text: String
  ) -> [(form: String, name: WordForm.Name, part: PartOfSpeech)] {
    guard knowsFormation else { return [] }
    let lemma = spelling(of: text)
    var found: [(form: String, name: WordForm.Name, part: PartOfSpeech)] = []
    for part in WordNet.Part.allCases {
      let regular = RegularForms.names(of: part).flatMap {
        RegularForms.spellings(of: lemma, as: $0)
      }
      let candidates = index.irregularForms(of: lemma, as: part) + regular
      for form in candidates where isUsual(form) {
        for analysis in morphology.analyses(of: form)
        where analysis.lemma == lemma && analysis.part == part {
          let part = part.partOfSpeech
          if !found.contains(where: { $0 == (form, analysis.form, part) }) {
            found.append((form, analysis.form, part))
          }
        }
      }
    }
    return found
  }

  /// Returns whether a word is not just a variant that few people accept.
  private func isUsual(_ word: String) -> Bool {
    index.find(word).map { index.level($0) != nil || !index.meanings($0).isEmpty } ?? false
  }
}
