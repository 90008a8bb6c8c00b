public import Faults
public import Learner
internal import Practice
public import Storage
public import Vocabulary
internal import WordService

/// A learner's wishes for a session. The settings decide what the wishes leave out.
///
/// Command-line options and the API's JSON both become wishes, and ``plan(_:_:testWords:)`` checks them all
/// by the same bounds.
///
/// ```swift
/// var wishes = Wishes()
/// wishes.words = .drawn
/// wishes.length = "5-8"
/// wishes.count = 20
/// let plan = try wishes.plan(preferences, files)
/// ```
public struct Wishes: Hashable, Sendable, Codable {
  /// Where the words come from.
  public enum Words: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words that are due, and new words from the dictionary.
    case drawn
    /// Only words that are due.
    case review
    /// The words of one of the learner's lists.
    case list
    /// The words that the learner has yet to complete of an assignment.
    case assigned
    /// The words that the plan for the test of a list has today.
    case tested
    /// Words that the learner has completed.
    case completed
    /// Words that the wishes name.
    case given
  }

  /// Where the words come from; ``Words/drawn`` if left out.
  public var words: Words?
  /// The name of the list, for ``Words/list`` and ``Words/tested``.
  public var list: String?
  /// The name of the assignment, for ``Words/assigned``.
  public var assignment: String?
  /// The words, for ``Words/given``; some of the completed words, for ``Words/completed``.
  public var given: [String]?
  /// The name of a `Mode`.
  public var mode: String?
  /// The number of words.
  public var count: Int?
  /// One length or a range, in letters, such as `6` or `5-8`.
  public var length: String?
  /// One level, a range such as `starter-broad`, or `auto`, which follows the learner's rating.
  public var level: String?
  /// The kind of mistake that drawn words invite by their spelling, such as `ie-ei`: one of
  /// `WordPattern.kinds`.
  public var pattern: String?
  /// The first letters of drawn words.
  public var starts: String?
  /// The last letters of drawn words.
  public var ends: String?
  /// The language from which drawn words come, such as `french`.
  public var origin: String?
  /// What the learner practises for: `most`, `keep`, or `sure` with a list and a day.
  public var goal: String?
  /// The number of tries in a round, or `unlimited`.
  public var tries: String?
  /// The length of a sprint in minutes.
  public var minutes: Double?
  /// Whether a letter without its accent is right too.
  public var forgivesAccents: Bool?
  /// The seed of the draw: sessions with the same seed draw the same words.
  public var seed: UInt64?

  /// Makes wishes that leave everything to the settings.
  public init() {}

  /// The numbers of words that a session may have.
  public static let counts = 1...100_000
  /// The greatest length of a sprint in minutes: a day.
  public static let longestSprint = 1440.0
}

extension Wishes {
  /// Finds the words that the plan for the test of a list has today; `nil` where no test of the list is planned.
  public typealias TestWords = @Sendable (_ list: String) throws -> [WordList.Entry]?

  /// Returns the plan for these wishes.
  ///
  /// - Parameters:
  ///   - preferences: the learner's settings.
  ///   - files: the learner's files.
  ///   - testWords: finds the words for ``Words/tested``, which the room of the plan knows.
  /// - Throws: ``WishError``, `VocabularyError`, `PracticeError` or ``SettingError`` for a wish
  ///   that can't be granted, `StorageError` when the learner's files can't be read.
  public func plan(
    _ preferences: Preferences, _ files: LearnerFiles, testWords: TestWords = { _ in nil }
  ) throws -> SessionPlan {
    if let name = uselessWish { throw WishError.withoutEffect(name, words: words ?? .drawn) }
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
    plan.forgivesAccents = forgivesAccents ?? false
    plan.seed = seed
    try plan.practise(for: goal.map { try GoalChoice($0) } ?? preferences.goal, files)
    return plan
  }

  /// The name of a wish about drawn words, where no word is drawn.
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
      // Whoever trains a pattern wants all words that have it.
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
  /// order. If not, all come that are not excluded, the one completed longest ago first, because
  /// the learner is most likely to forget it.
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

/// A wish that can't be granted.
public enum WishError: Error, Hashable, Sendable {
  /// No mode has this name.
  case unknownMode(String)
  /// The number of words is outside ``Wishes/counts``.
  case count(Int)
  /// The number of minutes is not above 0, or is above ``Wishes/longestSprint``.
  case minutes(Double)
  /// The clock doesn't end a session in this mode.
  case minutesWithoutClock(mode: String)
  /// A wish about drawn words, by its name, where the words come from elsewhere.
  case withoutEffect(String, words: Wishes.Words)
  /// The mode with this name has its own number of tries.
  case triesOfMode(String)
  /// The learner has no such assignment.
  case noAssignment
  /// The learner has planned no test of this list.
  case noTest(String)
  /// The number of given words is outside ``Wishes/counts``.
  case given(Int)
  /// The other wishes need the value with this name.
  case missing(String)
  /// A word that can't be asked, with its number, from 1.
  case badWord(number: Int, EntryFault)
  /// The learner has not completed this word.
  case notCompleted(String)
  /// The dictionary has no word of this length at this level; `nil` is any level.
  case noWordsDrawn(length: String, level: String?)
  /// No pattern has this name.
  case unknownPattern(String)
  /// A beginning or an ending that is not made of letters, or of too many.
  case notLetters(String)
  /// The program has no list of words from this language.
  case unknownOrigin(String)
  /// The dictionary has no word with the spelling, of the wanted length and level.
  case noWordsMatch
  /// The learner has no word to review.
  case noWordsToReview
  /// None of the given words can be asked.
  case noWordsGiven
}

extension WishError: Fault {
  public var kind: FaultKind {
    switch self {
    case .notCompleted: .notFound
    case .noWordsDrawn, .noWordsMatch, .noWordsToReview, .noWordsGiven, .noAssignment, .noTest:
      .unusable
    default: .invalid
    }
  }

  public var description: String {
    switch self {
    case .unknownMode(let name):
      "'\(name)' is not a mode: give \(Mode.all.map(\.name).joined(separator: ", "))."
    case .count:
      "A session has 1 to 100,000 words: give such a number."
    case .minutes:
      "A sprint lasts at most 1,440 minutes: give a number above 0 and up to 1,440."
    case .minutesWithoutClock(let mode):
      "Only the mode sprint takes a number of minutes, not \(mode): leave it out, or choose sprint."
    case .withoutEffect(let name, let words):
      "'\(name)' is about words that are drawn, and \(words.place): leave one of the two out."
    case .triesOfMode(let mode):
      "In the mode \(mode), a word has one try: leave out the number of tries."
    case .noAssignment:
      "Your teacher took this assignment back, or gave it to others: choose something else."
    case .noTest(let list):
      "No test of the list '\(list)' is planned: plan one first."
    case .given: "Give from 1 to 100,000 words."
    case .missing("list"): "Give the name of a list."
    case .missing("assignment"): "Give the name of an assignment."
    case .missing(let name): "Give the words in '\(name)'."
    case .badWord(let number, let fault): fault.sentence(ofWord: number)
    case .notCompleted(let word): "'\(word)' is not among the completed words."
    case .noWordsDrawn(let length, nil):
      "The dictionary has no word of \(length) letters: give another length."
    case .noWordsDrawn(let length, let level?):
      """
      The dictionary has no word of \(length) letters at level \(level): give another length or level.
      """
    case .unknownPattern(let name):
      "'\(name)' is not a pattern: give \(WordPattern.kinds.map(\.rawValue).joined(separator: ", "))."
    case .notLetters(let text):
      "'\(text)' is no beginning or ending of a word: give 1 to 20 letters."
    case .unknownOrigin(let name):
      """
      There is no list of words from '\(name)': \
      give \(OfflineDictionary.origins.joined(separator: ", ")).
      """
    case .noWordsMatch:
      "The dictionary has no word with this spelling: leave out one of your wishes."
    case .noWordsToReview: "There is no word to review."
    case .noWordsGiven:
      "There is no word to ask: give at least one that has letters and is not excluded."
    }
  }
}

extension Wishes.Words {
  /// Where the words come from, in place of being drawn.
  fileprivate var place: String {
    switch self {
    case .drawn: "these words are drawn"
    case .review: "a review has the words that are due"
    case .list: "these words come from a list"
    case .assigned: "these words come from an assignment"
    case .tested: "these words come from a plan for a test"
    case .completed: "these words come from your completed words"
    case .given: "these words are given"
    }
  }
}
