internal import Practice
public import Storage
internal import Vocabulary

/// What a learner wants of a session. What is left out is as the settings have it.
///
/// Command-line options and the API's JSON both come to this, and it has one set of bounds:
/// ``plan(_:_:)`` checks them.
public struct Wishes: Hashable, Sendable, Codable {
  /// Where the words come from.
  public enum Words: String, Hashable, Sendable, Codable, CaseIterable {
    case drawn, review, list, completed, given
  }

  public var words: Words?
  /// The name of the list, for ``Words/list``.
  public var list: String?
  /// The words, for ``Words/given``, or some of the completed ones, for ``Words/completed``.
  public var given: [String]?
  /// The name of a ``Mode``.
  public var mode: String?
  /// The number of words.
  public var count: Int?
  /// One length or a range.
  public var length: String?
  /// One level, a range, or `auto`.
  public var level: String?
  /// A number, or `unlimited`.
  public var tries: String?
  /// The length of a sprint.
  public var minutes: Double?
  public var forgivesAccents: Bool?
  /// Repeats the draw of words.
  public var seed: UInt64?

  public init() {}

  /// The numbers of words that a session may have.
  public static let counts = 1...100_000
  /// The lengths of a sprint: above 0 and at most a day.
  public static let mostMinutes = 1440.0
}

extension Wishes {
  /// Returns the plan for these wishes.
  ///
  /// - Throws: ``WishError``, ``VocabularyError``, ``PracticeError`` or ``SettingError`` for a wish that
  ///   can't be, ``StorageError`` where the learner's files can't be read.
  public func plan(_ preferences: Preferences, _ files: LearnerFiles) throws -> SessionPlan {
    var plan = try SessionPlan(try words(preferences, files), preferences)
    if let name = mode {
      guard let mode = Mode(named: name) else { throw WishError.unknownMode(name) }
      plan.mode = mode
    }
    if let count {
      guard Self.counts.contains(count) else { throw WishError.count(count) }
      plan.count = count
    }
    if let tries { plan.tries = try Tries(tries) }
    if let minutes {
      guard minutes > 0, minutes <= Self.mostMinutes else { throw WishError.minutes(minutes) }
      guard plan.mode.ending == .afterMinutes else {
        throw WishError.minutesWithoutClock(mode: plan.mode.name)
      }
      plan.minutes = minutes
    }
    plan.forgivesAccents = forgivesAccents ?? false
    plan.seed = seed
    return plan
  }

  private func words(
    _ preferences: Preferences, _ files: LearnerFiles
  ) throws -> SessionPlan.Words {
    if let given, !Self.counts.contains(given.count) { throw WishError.given(given.count) }
    if let list { try ListStore.checkName(list) }
    switch words ?? .drawn {
    case .drawn:
      return .drawn(
        length: try length.map { try WordLength($0) } ?? preferences.length,
        levels: try level.map(Preferences.levels) ?? preferences.levels)
    case .review: return .review
    case .list:
      guard let list else { throw WishError.missing("list") }
      return .given(try files.lists.wordsToAsk(ofList: list))
    case .completed:
      return .given(try completed(files))
    case .given:
      guard let given else { throw WishError.missing("given") }
      return .given(try given.enumerated().map(Self.entry))
    }
  }

  private static func entry(_ index: Int, _ word: String) throws -> WordList.Entry {
    do throws(EntryFault) {
      return try WordList.Entry(checking: word)
    } catch {
      throw WishError.badWord(number: index + 1, error)
    }
  }

  /// Returns completed words to ask again: those that were named, in their order; or all that are not
  /// excluded, the one asked longest ago first, because it is nearest to being forgotten.
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

/// A wish that can't be.
public enum WishError: Error, Hashable, Sendable {
  case unknownMode(String)
  case count(Int)
  case minutes(Double)
  /// The mode does not end by the clock.
  case minutesWithoutClock(mode: String)
  /// The number of words that were named.
  case given(Int)
  /// A value that the other wishes need, by its name.
  case missing(String)
  /// A word that can't be asked, with its number, from 1.
  case badWord(number: Int, EntryFault)
  case notCompleted(String)
  /// The dictionary has no word of this length at this level; `nil` is any level.
  case noWordsDrawn(length: String, level: String?)
  case noWordsToReview
  case noWordsGiven
}

extension WishError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownMode(let name):
      "'\(name)' is no way to practise: give \(Mode.all.map(\.name).joined(separator: ", "))."
    case .count:
      "A session has at least 1 word and at most 100,000: give a number of words in between."
    case .minutes:
      "A sprint lasts at most 1,440 minutes: give a number above 0."
    case .minutesWithoutClock(let mode):
      "A number of minutes goes with the mode sprint, not with \(mode)."
    case .given: "Give from 1 to 100,000 words."
    case .missing("list"): "Give the name of a list."
    case .missing(let name): "Give the words in '\(name)'."
    case .badWord(let number, let fault): fault.sentence(of: "Word \(number)")
    case .notCompleted(let word): "'\(word)' is not among the completed words."
    case .noWordsDrawn(let length, nil):
      "The dictionary has no word of \(length) letters: give another length."
    case .noWordsDrawn(let length, let level?):
      """
      The dictionary has no word of \(length) letters at level \(level): give another length or level.
      """
    case .noWordsToReview: "There is no word to review."
    case .noWordsGiven:
      "There is no word to ask: give at least one that has letters and was not excluded."
    }
  }
}
