extension ComebackOutlook {
  /// A sentence names at most this many words.
  private static let mostToName = 2

  /// The words that the sentence names.
  var named: [String] { Array(words.prefix(Self.mostToName)) }

  /// The sentence that says when the words come back, such as "rhythm comes back tomorrow."
  var sentence: String {
    let others = words.count - named.count
    let subject =
      others == 0
      ? named.joined(separator: " and ")
      : "\(named.joined(separator: ", ")) and \(others) more"
    return "\(subject) \(words.count == 1 ? "comes" : "come") back \(when)."
  }

  private var when: String {
    switch days {
    case 0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }
}
