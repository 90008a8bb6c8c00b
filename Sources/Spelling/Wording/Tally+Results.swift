internal import Practice

extension Tally {
  /// The one sentence that says how a session went, such as "8 of 10 at the first try."
  var headline: String {
    let (count, first) = (words.count, words(.firstTry).count)
    return if count == 0 {
      "No word was finished."
    } else if first > 0 {
      "\(first.grouped) of \(count.grouped) at the first try."
    } else if !completed.isEmpty {
      "You got \(completed.count.grouped) of \(count.of("word"))."
    } else {
      "You met \(count.of("hard word"))."
    }
  }

  /// Returns the results in words, a sentence each.
  ///
  /// - Parameter wordsAnHour: the completed words in an hour; `nil` where no clock runs.
  func results(wordsAnHour: Int?) -> [String] {
    let count = words.count
    guard count > 0 else { return ["No word was finished."] }
    let parts = Tally.Result.allCases.compactMap { result in
      let words = words(result).count
      return words > 0 ? result.title.map { "\(words) \($0)" } : nil
    }
    let sum = "You completed \(completed.count.grouped) of \(count.of("word"))"
    let missed = words(.missed)
    return [
      parts.isEmpty ? "\(sum)." : "\(sum): \(parts.joined(separator: ", ")).",
      wordsAnHour.map { "That is \($0.of("word")) an hour." },
      missed.isEmpty ? nil : "Missed: \(missed.joined(separator: ", ")).",
      repeatSentence,
    ].compactMap(\.self)
  }

  private var repeatSentence: String? {
    switch repeats {
    case 0: nil
    case 1: "One round repeated a word."
    default: "\(repeats) rounds repeated words."
    }
  }
}

extension Tally.Result {
  /// The words that say how a word was completed; `nil` for a missed one.
  fileprivate var title: String? {
    switch self {
    case .firstTry: "at the first try without help"
    case .later: "with help or after more tries"
    case .learned: "missed and then learned"
    case .missed: nil
    }
  }
}
