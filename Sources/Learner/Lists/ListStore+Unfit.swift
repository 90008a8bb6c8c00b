internal import Vocabulary
internal import WordService

/// The words that are unfit for a school. A room asks them only if a list of the learner has them.
extension ListStore {
  /// Returns the words that a room must not ask: those that are unfit for a school and on none of
  /// the learner's lists. A person who puts a word on a list wants it asked.
  ///
  /// - Parameter words: the words that the room would ask, such as those that the learner missed.
  package func wordsNotToAsk(among words: some Sequence<String>) -> Set<String> {
    let unfit = Set(words.filter(OfflineDictionary.isListedAsUnfit))
    guard !unfit.isEmpty else { return [] }
    let listed = wordsOfAllLists()
    return unfit.filter { !listed.contains($0.lowercased()) }
  }

  /// Returns the words of all lists, in lower case, without those of the list of excluded words.
  /// A list that can't be read has no words here: the room of lists says what is wrong with it.
  private func wordsOfAllLists() -> Set<String> {
    var words: Set<String> = []
    for name in (try? names()) ?? [] where name != WordList.excluded {
      for entry in (try? list(named: name).words) ?? [] { words.insert(entry.word.lowercased()) }
    }
    return words
  }
}
