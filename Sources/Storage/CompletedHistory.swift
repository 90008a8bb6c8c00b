/// The completed words that a journal tells of, without the definitions, which it does not hold.
struct CompletedHistory {
  private var places: [String: Int] = [:]
  /// In the order in which they came; `nil` where one was removed.
  private var kept: [CompletedWord?] = []

  /// In the order in which they were first completed.
  var words: [CompletedWord] { kept.compactMap(\.self) }

  /// Takes in an entry. Entries come in the order of the journal.
  mutating func record(_ entry: JournalEntry) {
    switch entry.event {
    case .correct:
      add(
        CompletedWord(
          word: entry.word, firstCompleted: entry.at, lastCompleted: entry.at, timesCompleted: 1,
          fewestTries: entry.tryNumber))
    case .imported:
      if let imported = entry.imported { add(imported) }
    case .removed:
      if let place = places.removeValue(forKey: entry.word) { kept[place] = nil }
    case .wrong, .slip, .homophone, .skipped, .copied:
      break
    }
  }

  private mutating func add(_ word: CompletedWord) {
    if let place = places[word.word], let old = kept[place] {
      kept[place] = old.merged(with: word)
    } else {
      places[word.word] = kept.count
      kept.append(word)
    }
  }
}
