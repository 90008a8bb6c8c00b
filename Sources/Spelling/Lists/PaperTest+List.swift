internal import Hashing
internal import Languages
package import Practice
package import Vocabulary
package import WordService

extension PaperTest {
  /// Makes a test of the words of a list. The list's own sentence and definition come before those
  /// of the dictionary.
  ///
  /// - Parameters:
  ///   - entries: the words.
  ///   - dictionary: the dictionary of the words' language, with the meanings that the learner is
  ///     told; `nil` for none.
  ///   - seed: the seed of a random order; `nil` keeps the order of the list.
  package init(_ entries: [WordList.Entry], dictionary: OfflineDictionary?, seed: UInt64?) {
    let items = entries.map { Item($0, dictionary) }
    guard let seed else {
      self.init(items)
      return
    }
    var generator = SeededGenerator(seed: seed)
    self.init(items, shuffledBy: &generator)
  }
}

extension PaperTest.Item {
  fileprivate init(_ entry: WordList.Entry, _ dictionary: OfflineDictionary?) {
    let found = dictionary?.word(entry.word)
    let definitions = found?.definitions ?? []
    let told = found?.translations.first ?? definitions.first
    let language = told?.language ?? Language.english.code
    let word = entry.word.lowercased()
    // The dictionary's example may use another meaning than the list's.
    let example =
      entry.definition == nil
      ? definitions.lazy.flatMap(\.examples).first { example in
        // By Character: a person reads the words.
        example.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "-" }.contains {
          $0 == word
        }
      } : nil
    self.init(
      word: entry.word, sentence: entry.sentence ?? example,
      meaning: entry.definition ?? told?.text,
      language: entry.definition != nil || dictionary?.isAbout(Language(language)) ?? true
        ? nil : language)
  }
}
