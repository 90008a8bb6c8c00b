public import Learner
internal import Practice
public import Storage
public import Vocabulary
internal import WordService

extension Wishes {
  /// A function that returns today's words from the plan for the test of a list; `nil` if no test
  /// of the list is planned.
  public typealias TestWords = @Sendable (_ list: String) throws -> [WordList.Entry]?

  /// Returns the plan for these wishes.
  ///
  /// - Parameters:
  ///   - preferences: the learner's settings.
  ///   - files: the learner's files.
  ///   - testWords: a function that returns the words for ``Words/tested``, which the room of the
  ///     plan knows.
  /// - Throws: ``WishError``, `VocabularyError`, `PracticeError` or `SettingError` for a wish
  ///   that can't be granted, `StorageError` when the learner's files can't be read.
  public func plan(
    _ preferences: Preferences, _ files: LearnerFiles, testWords: TestWords = { _ in nil }
  ) throws -> SessionPlan {
    if let name = uselessWish { throw WishError.withoutEffect(name, words: words ?? .drawn) }
    guard inOrder != true || isOfList else { throw WishError.orderWithoutList }
    var plan = try SessionPlan(try words(preferences, files, testWords), preferences)
    if let name = mode {
      guard let mode = Mode(named: name) else { throw WishError.unknownMode(name) }
      plan.mode = mode
    }
    if let count {
      guard Self.counts.contains(count) else { throw WishError.count(count) }
      plan.count = count
    }
    if let tries {
      let wanted = try Tries(tries)
      guard plan.mode.tries ?? wanted == wanted else {
        throw WishError.triesOfMode(plan.mode.name)
      }
      plan.tries = wanted
    }
    if let minutes {
      guard minutes > 0, minutes <= Self.longestSprint else { throw WishError.minutes(minutes) }
      guard plan.mode.ending == .afterMinutes else {
        throw WishError.minutesWithoutClock(mode: plan.mode.name)
      }
      plan.minutes = minutes
    }
    if let name = try nameOfList(files), let language = try files.language(ofList: name) {
      plan.language = language
    }
    if let language { plan.language = try Preferences.language(language) }
    plan.forgivesAccents = forgivesAccents ?? false
    plan.seed = seed
    if inOrder != true, isOfList { plan.mixing = words == .list ? .fewMastered : .all }
    if words ?? .drawn == .drawn {
      plan.filter.length = try length.map { try WordLength($0) }
      plan.filter.levels = try level.flatMap(Preferences.levels)
    }
    try plan.practise(
      for: goal.map { try GoalChoice($0) } ?? preferences.goal, isWished: goal != nil, files)
    return plan
  }

  /// Whether the words come from a list that a person made.
  private var isOfList: Bool { words == .list || words == .assigned }

  /// Returns the name of the list from which the words come; `nil` for other words.
  private func nameOfList(_ files: LearnerFiles) throws -> String? {
    switch words ?? .drawn {
    case .list, .tested: list
    case .assigned: try assignment.flatMap { try files.list(ofAssignment: $0) }
    case .drawn, .review, .completed, .given: nil
    }
  }

  /// The name of a wish that has no effect, because no word is drawn; `nil` for none.
  private var uselessWish: String? {
    guard words ?? .drawn != .drawn else { return nil }
    let wishes = [
      ("length", length), ("level", level), ("pattern", pattern), ("starts", starts),
      ("ends", ends), ("origin", origin),
    ]
    if let useless = wishes.first(where: { $0.1 != nil }) { return useless.0 }
    return goal != nil && words != .review ? "goal" : nil
  }

  private func words(
    _ preferences: Preferences, _ files: LearnerFiles, _ testWords: TestWords
  ) throws -> SessionPlan.Words {
    if let given, !Self.counts.contains(given.count) { throw WishError.given(given.count) }
    if let list { try ListStore.checkName(list) }
    switch words ?? .drawn {
    case .drawn:
      let pattern = try wordPattern()
      // A learner who trains a pattern wants words of every length.
      let usual = pattern.isAny ? try preferences.length : .all
      return .drawn(
        length: try length.map { try WordLength($0) } ?? usual,
        levels: try level.map(Preferences.levels) ?? preferences.levels, pattern: pattern)
    case .review: return .review
    case .list:
      guard let list else { throw WishError.missing("list") }
      return .given(try files.lists.wordsToAsk(ofList: list))
    case .assigned:
      guard let assignment else { throw WishError.missing("assignment") }
      return .given(try files.wordsToAsk(ofAssignment: assignment))
    case .tested:
      guard let list else { throw WishError.missing("list") }
      guard let words = try testWords(list) else { throw WishError.noTest(list) }
      return .given(words)
    case .completed: return .given(try completed(files))
    case .given:
      guard let given else { throw WishError.missing("given") }
      return .given(try given.enumerated().map(Self.entry))
    }
  }

  private func wordPattern() throws(WishError) -> WordPattern {
    let kind = pattern.map { name in WordPattern.kinds.first { $0.rawValue == name.lowercased() } }
    if let pattern, kind == .some(nil) { throw .unknownPattern(pattern) }
    for letters in [starts, ends].compactMap(\.self) {
      guard (1...20).contains(letters.count), letters.allSatisfy(\.isLetter) else {
        throw .notLetters(letters)
      }
    }
    let origin = origin?.lowercased()
    if let origin, !OfflineDictionary.origins.contains(origin) { throw .unknownOrigin(origin) }
    return WordPattern(
      kind: kind ?? nil, beginning: starts ?? "", ending: ends ?? "", origin: origin)
  }

  private static func entry(_ index: Int, _ word: String) throws -> WordList.Entry {
    do throws(EntryFault) {
      return try WordList.Entry(checking: word)
    } catch {
      throw WishError.badWord(number: index + 1, error)
    }
  }

  /// Returns the completed words to ask again. If the wishes name some, these come in the same
  /// order. Otherwise, all completed words that are not excluded come. The word completed longest
  /// ago comes first, because the learner is most likely to forget it.
  private func completed(_ files: LearnerFiles) throws -> [WordList.Entry] {
    let completed = try files.completed.words()
    guard let given, !given.isEmpty else {
      let oldestFirst = completed.sorted {
        ($0.lastCompleted ?? .distantPast) < ($1.lastCompleted ?? .distantPast)
      }
      return try files.lists.withoutExcluded(oldestFirst.map(WordList.Entry.init))
    }
    let known = Dictionary(completed.map { ($0.word, $0) }) { first, _ in first }
    return try given.map { word in
      guard let completed = known[word] else { throw WishError.notCompleted(word) }
      return WordList.Entry(completed)
    }
  }
}

extension WordList.Entry {
  fileprivate init(_ completed: CompletedWord) {
    let meaning = completed.definitions.first
    self.init(
      word: completed.word, definition: meaning?.text, sentence: meaning?.examples.first)
  }
}
