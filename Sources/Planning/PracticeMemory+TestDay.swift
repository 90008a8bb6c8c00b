package import Scheduling
package import Vocabulary

extension PracticeMemory {
  /// Returns the words of a list that are to be asked once more on the day of its test: all that
  /// were not asked today. The most likely forgotten come first.
  ///
  /// - Parameters:
  ///   - code: the list's language, by `Language.journalCode`.
  ///   - fsrs: the model of memory.
  package func wordsOnceMore(
    _ entries: [WordList.Entry], in code: String?, by fsrs: FSRS
  ) -> [WordList.Entry] {
    let words = entries.map { LanguageWord($0.word, in: code) }
    let chances = words.map { word in
      guard let record = record(of: word), record.missesInARow == 0 else { return 0.0 }
      return record.memory.retrievability(on: today.day, by: fsrs)
    }
    return entries.indices.filter { today.seconds[words[$0]] == nil }
      .sorted { (chances[$0], $0) < (chances[$1], $1) }.map { entries[$0] }
  }
}
