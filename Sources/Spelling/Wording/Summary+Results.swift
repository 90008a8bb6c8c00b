internal import Practice

extension Summary {
  /// What the learner did, a sentence each.
  public var results: [String] {
    let count = tally.words.count
    guard count > 0 else { return ["No word was finished."] }
    let parts = Tally.Result.allCases.compactMap { result in
      let words = tally.words(result).count
      return words > 0 ? result.title.map { "\(words) \($0)" } : nil
    }
    let words = "You completed \(tally.completed.count.grouped) of \(count.of("word"))"
    let missed = tally.words(.missed)
    return [
      parts.isEmpty ? "\(words)." : "\(words): \(parts.joined(separator: ", ")).",
      wordsAnHour.map { "That is \($0.of("word")) an hour." },
      missed.isEmpty ? nil : "Missed: \(missed.joined(separator: ", ")).",
      repeats,
    ].compactMap(\.self)
  }

  private var repeats: String? {
    switch tally.repeats {
    case 0: nil
    case 1: "One round repeated a word."
    default: "\(tally.repeats) rounds repeated words."
    }
  }
}

extension Tally.Result {
  /// How a word was completed; `nil` for a missed one.
  fileprivate var title: String? {
    switch self {
    case .firstTry: "at the first try without help"
    case .later: "with help or after more tries"
    case .learned: "missed and then learned"
    case .missed: nil
    }
  }
}
