internal import Practice
internal import Storage

/// The words that were missed or mistaken and not spelled at first try on the last occasion, those with
/// the same kind of mistake one after another: patterns are learned side by side.
struct MissedWords {
  /// The names of the mistakes in the last wrong try of each.
  private var kinds: [String: [String]] = [:]

  /// How often each is to be spelled at first try.
  static let timesWanted = 2

  mutating func record(_ entry: JournalEntry) {
    switch entry.event {
    case .wrong:
      kinds[entry.word] = entry.mistakes ?? []
    case .skipped:
      kinds[entry.word, default: []] += []
    case .slip:
      // Taken back: it was no mistake.
      kinds[entry.word] = nil
    case .correct:
      let isFirstTry = entry.tryNumber == 1 && entry.hints ?? 0 == 0 && entry.slips == nil
      if isFirstTry { kinds[entry.word] = nil }
    case .homophone, .copied, .removed, .imported:
      break
    }
  }

  /// The words, those with the commonest kind first.
  var words: [String] {
    var counts: [String: Int] = [:]
    for mistakes in kinds.values {
      for kind in Set(mistakes) where kind != Mistake.Kind.soundsRight.rawValue {
        counts[kind, default: 0] += 1
      }
    }
    // The commonest of a word's kinds is the one that it is practised with; given up words have none.
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
