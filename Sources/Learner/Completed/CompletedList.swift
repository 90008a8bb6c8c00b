internal import FoundationEssentials
internal import Storage

/// The content of the document of completed words.
struct CompletedList: Codable, Hashable {
  var words: [CompletedWord]

  /// Adds a word, or merges its record into that of the same word on the list. A completion that is
  /// already on the list is not counted again.
  mutating func add(_ word: CompletedWord) {
    guard let index = words.firstIndex(where: { $0.word == word.word }) else {
      return words.append(word)
    }
    let present = words[index]
    words[index] = present.merged(with: word)
    if let last = present.lastCompleted, let added = word.lastCompleted,
      last.timeIntervalSince(added) > -1
    {
      // The list keeps times in whole seconds.
      words[index].timesCompleted = present.timesCompleted
    }
  }

  /// Adds what the journal has and the list lacks, and removes the words that the journal says were
  /// removed.
  ///
  /// - Returns: whether the list has changed.
  mutating func reconcile(with history: CompletedHistory) -> Bool {
    let before = words
    words.removeAll { history.removed.contains($0.word) }
    let indices = Dictionary(words.enumerated().map { ($1.word, $0) }) { first, _ in first }
    for word in history.words {
      guard let index = indices[word.word] else {
        words.append(word)
        continue
      }
      guard words[index].timesCompleted < word.timesCompleted else { continue }
      words[index] = words[index].merged(with: word)
      words[index].timesCompleted = word.timesCompleted
    }
    return words != before
  }
}
