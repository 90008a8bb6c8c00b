/// The completed words of a journal. A journal has no definitions, and so these words have none.
struct CompletedHistory {
  private var places: [String: Int] = [:]
  /// The words in the order in which they came; `nil` in place of a removed one.
  private var kept: [CompletedWord?] = []

  /// The words in the order in which they were first completed.
  var words: [CompletedWord] { kept.compactMap(\.self) }

  /// Records an entry. Entries come in the order of the journal.
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
