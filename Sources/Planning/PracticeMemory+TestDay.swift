package import Scheduling
package import Vocabulary

extension PracticeMemory {
  /// Returns the words of a list that are to be asked once more on the day of its test: all that
  /// were not asked today. The most likely forgotten come first.
  ///
  /// - Parameter fsrs: the model of memory.
  package func wordsOnceMore(
    _ entries: [WordList.Entry], by fsrs: FSRS
  ) -> [WordList.Entry] {
    let chances = entries.map { entry in
      guard let record = progress.words[entry.word], record.missesInARow == 0 else { return 0.0 }
      return record.memory.retrievability(on: today.day, by: fsrs)
    }
    return entries.indices.filter { today.seconds[entries[$0].word] == nil }
      .sorted { (chances[$0], $0) < (chances[$1], $1) }.map { entries[$0] }
  }
}
