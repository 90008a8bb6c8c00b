package import Vocabulary
package import WordService

extension CompletedWord {
  /// Returns the meanings of the word in the learner's own language, with which the list tells it;
  /// none where the learner is told English definitions.
  ///
  /// - Parameter dictionary: the dictionary with the meanings that the learner is told.
  package func translations(in dictionary: OfflineDictionary) -> [Definition] {
    guard let found = dictionary.word(word), !found.translations.isEmpty else { return [] }
    // A word of another language may be spelled as an English one, but means something else.
    let isSame = definitions.first.map { own in
      found.definitions.contains { $0.text == own.text }
    }
    return isSame ?? true ? found.translations : []
  }
}
