internal import Practice
package import Summaries

/// The words that the learner missed or misspelled, and has not spelled at the first try since.
/// Words with the same kind of mistake follow one another, because patterns are learned side by
/// side.
package struct MissedWords: Hashable {
  /// The names of the mistakes in the last wrong try at each word.
  private var kinds: [String: [String]] = [:]

  package init() {}

  /// The number of times that the learner has to spell each word at the first try before it is
  /// done.
  package static let timesWanted = 2

  /// Adds or removes the word of a journal entry.
  package mutating func record(_ entry: JournalEntry) {
    switch entry.event {
    case .wrong:
      kinds[entry.word] = entry.mistakes ?? []
    case .skipped:
      kinds[entry.word, default: []] += []
    case .slip:
      // The learner took the try back, so it was no mistake.
      kinds[entry.word] = nil
    case .correct:
      let isFirstTry = entry.tryNumber == 1 && entry.hints ?? 0 == 0 && entry.slips == nil
      if isFirstTry { kinds[entry.word] = nil }
    case .homophone, .copied, .removed, .imported:
      break
    }
  }

  /// The words, grouped by their kinds of mistake, the commonest kind first.
  package var words: [String] {
    var counts: [String: Int] = [:]
    for mistakes in kinds.values {
      for kind in Set(mistakes) where kind != Mistake.Kind.soundsRight.rawValue {
        counts[kind, default: 0] += 1
      }
    }
    // A word joins the group of its commonest kind. A word that was given up has no kind.
    let groups = Dictionary(grouping: kinds.keys) { word in
      (kinds[word] ?? []).filter { counts[$0] != nil }
        .max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) } ?? ""
    }
    return groups.sorted { one, other in
      if one.key.isEmpty || other.key.isEmpty { return other.key.isEmpty && !one.key.isEmpty }
      return (other.value.count, one.key) < (one.value.count, other.key)
    }.flatMap { $0.value.sorted() }
  }
}

extension MissedWords: Summarised {
  package init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    kinds = try [String: [String]](from: &summary)
  }

  package func write(to summary: inout SummaryWriter) { kinds.write(to: &summary) }
}
