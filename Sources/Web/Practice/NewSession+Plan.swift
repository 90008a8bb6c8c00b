internal import Practice
internal import Storage
internal import Tutor
internal import Vocabulary

extension NewSession {
  /// What this comes to, with what the settings say of the rest.
  ///
  /// - Throws: what is wrong with it.
  func plan(_ preferences: Preferences, _ files: LearnerFiles) throws -> Plan {
    var plan = try Plan(try words(preferences, files), preferences)
    if let name = mode {
      guard let mode = Mode(named: name) else {
        let all = Mode.all.map(\.name).joined(separator: ", ")
        throw Problem.invalid("'\(name)' is no way to practise: give \(all).")
      }
      plan.mode = mode
    }
    if let count {
      guard (1...100_000).contains(count) else {
        throw Problem.invalid("A session has at least 1 word: give 'count' a number from 1 on.")
      }
      plan.count = count
    }
    if let tries { plan.tries = try Tries(tries) }
    if let minutes {
      guard minutes > 0, minutes <= 1440 else {
        throw Problem.invalid("'minutes' takes a number above 0, and at most 1440.")
      }
      plan.minutes = minutes
    }
    plan.forgivesAccents = forgivesAccents ?? false
    return plan
  }

  private func words(_ preferences: Preferences, _ files: LearnerFiles) throws -> Plan.Words {
    let given = try self.given.map(Self.checked)
    if let list { try ListStore.checkName(list) }
    switch words ?? .drawn {
    case .drawn:
      return .drawn(
        length: try length.map { try WordLength($0) } ?? preferences.length,
        levels: try level.map(Preferences.levels) ?? preferences.levels)
    case .review: return .review
    case .list:
      guard let list else { throw Problem.invalid("Give 'list' the name of a list.") }
      return .given(try files.lists.wordsToAsk(ofList: list))
    case .completed:
      return try .replay(of: files.completed.words(), words: given ?? [], in: files)
        .requiring(given)
    case .given:
      guard let given else { throw Problem.invalid("Give 'given' the words.") }
      return .given(given.map { WordList.Entry(word: $0) })
    }
  }

  private static func checked(_ words: [String]) throws -> [String] {
    guard (1...5000).contains(words.count) else {
      throw Problem.invalid("Give from 1 to 5,000 words.")
    }
    return try words.enumerated().map { index, word in
      try Problem.checking("Word \(index + 1)") { () throws(EntryFault) in
        try WordList.Entry(checking: word).word
      }
    }
  }

  /// What to say where what was asked for holds no word; `nil` where that is a mistake.
  var emptySentence: String? {
    switch words {
    case .completed: "There is no completed word to ask yet."
    case .list: "This list has no word to ask."
    case .drawn, .review, .given, nil: nil
    }
  }
}

extension Plan {
  /// What to say where there is nothing to ask because all is done for today.
  var doneSentence: String {
    if mode.words == .missed { return "You have missed no word: nothing is left to mend." }
    if case .review = words { return "Nothing is due today." }
    return """
      You have met \(mix.newPerDay) new words today, and nothing is due: come back tomorrow, or have \
      more new words a day by the settings.
      """
  }
}

extension Plan.Words {
  /// What to say where there is nothing to ask at all.
  var noneSentence: String {
    switch self {
    case .review: "There is no word to review."
    case .given: "There is no word to ask: give at least one that has letters and was not excluded."
    case .drawn(let length, _):
      "The dictionary has no word of \(length) letters at this level: choose another length or level."
    }
  }

  /// - Throws: a ``Problem`` where a word that was named is not among them.
  fileprivate func requiring(_ words: [String]?) throws -> Plan.Words {
    guard case .given(let entries) = self else { return self }
    let found = Set(entries.map(\.word))
    if let missing = words?.first(where: { !found.contains($0) }) {
      throw Problem.notFound("'\(missing)' is not among the completed words.")
    }
    return self
  }
}
