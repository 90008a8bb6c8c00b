// This whole file by Character: the meanings are those of the dictionary.

public import Vocabulary

extension Word {
  /// Returns the word if our own dictionary has it, or has a word of which it is a form; `nil` for
  /// any other. WordNet also lists words that no learner means, and some misspellings: `fuschia`.
  ///
  /// A form has the definitions of that word alone. WordNet may know it as a rare word of its own,
  /// too: to a learner, *lightening* only means making something lighter.
  ///
  /// - Parameter known: a function that looks a word up.
  public func ifPlain(_ known: (String) -> Word?) -> Word? {
    guard ownCount == 0 else { return self }
    var word = self
    word.definitions = forms.flatMap { form -> [Definition] in
      guard let lemma = known(form.lemma) else { return [] }
      return lemma.definitions.prefix(lemma.ownCount)
        .filter { $0.partOfSpeech == form.partOfSpeech }
        .map { definition in
          Definition(
            partOfSpeech: definition.partOfSpeech,
            text: "\(form.name.rawValue): \(definition.text)", examples: definition.examples)
        }
    }
    return word.definitions.isEmpty ? nil : word
  }

  /// Returns a sentence about a try that is a rare word with the same sound: `calender` for
  /// `calendar`.
  ///
  /// - Parameters:
  ///   - typed: the try.
  ///   - other: the typed word, if our own dictionary has it.
  ///   - shown: a function that returns a meaning as it may be shown.
  /// - Returns: `nil` for any other try, and for a word that our own dictionary lacks: the learner
  ///   meant no such word.
  public func sentence(
    onRareWord typed: String, known other: Word?, shown: (String) -> String = { $0 }
  ) -> String? {
    guard other != nil else { return nil }
    let typed = typed.lowercased()
    for case .rare(let rare) in soundAlikes where rare.text == typed {
      let meaning = String(rare.meaning.prefix { $0 != ";" })
      return "\(rare.text) is another word, a rare one"
        + (meaning.isEmpty ? "." : ": \(shown(meaning)).")
    }
    return nil
  }

  /// Returns a sentence about a wrong try that is another well-known word: `except` for `accept`.
  ///
  /// - Parameters:
  ///   - other: the typed word, as the dictionary has it.
  ///   - shown: a function that returns a meaning as it may be shown.
  /// - Returns: `nil` for a rare word, a word without a definition, and a word of the same family.
  public func sentence(onOtherWord other: Word, shown: (String) -> String = { $0 }) -> String? {
    let family = relatives.union(forms.map(\.lemma)).union([text.lowercased()])
    guard other.level ?? .starter <= .broad, !family.contains(other.text),
      family.isDisjoint(with: other.forms.map(\.lemma)), let definition = other.definitions.first
    else { return nil }
    let meaning = String(definition.text.prefix { $0 != ";" })
    let form = other.forms.first { meaning.hasPrefix("\($0.name.rawValue): ") }
    guard let form else {
      return "\(other.text) is another word: \(shown(meaning))."
    }
    let rest = String(meaning.dropFirst(form.name.rawValue.count + 2))
    return "\(other.text) is another word, a form of \(form.lemma): \(shown(rest))."
  }
}
