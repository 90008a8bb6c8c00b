internal import Practice
internal import Storage

/// The words that were missed or mistaken and not spelled at first try on the last occasion, those with
/// the same kind of mistake one after another: patterns are learned side by side.
struct MissedWords {
  let words: [String]

  /// How often each is to be spelled at first try.
  static let timesWanted = 2

  init(_ journal: some Sequence<JournalEntry>) {
    var kinds: [String: [String]] = [:]
    var open: [String: String] = [:]
    var wrongTry: [String: [String]] = [:]
    for entry in journal {
      switch entry.event {
      case .wrong:
        wrongTry[entry.word] = entry.mistakes ?? []
        kinds[entry.word] = entry.mistakes ?? []
        open[entry.word] = entry.word
      case .slip:
        // Taken back: it was no mistake.
        wrongTry[entry.word] = nil
        kinds[entry.word] = nil
        open[entry.word] = nil
      case .skipped:
        kinds[entry.word] = kinds[entry.word] ?? []
        open[entry.word] = entry.word
      case .correct:
        let isFirstTry = entry.tryNumber == 1 && (entry.hints ?? 0) == 0 && entry.slips == nil
        if isFirstTry {
          kinds[entry.word] = nil
          open[entry.word] = nil
        }
      case .homophone, .copied, .removed, .imported:
        break
      }
    }
    var counts: [String: Int] = [:]
    for mistakes in kinds.values {
      for kind in Set(mistakes) where kind != Mistake.Kind.soundsRight.rawValue {
        counts[kind, default: 0] += 1
      }
    }
    // The commonest of a word's kinds is the one that it is practised with.
    let groups = Dictionary(grouping: open.keys) { word in
      (kinds[word] ?? []).filter { counts[$0] != nil }
        .max { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) } ?? ""
    }
    words = groups.sorted { one, other in
      one.key.isEmpty != other.key.isEmpty
        ? other.key.isEmpty
        : (other.value.count, one.key) < (one.value.count, other.key)
    }.flatMap { $0.value.sorted() }
  }
}
