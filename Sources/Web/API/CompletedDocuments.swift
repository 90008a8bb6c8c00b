internal import FoundationEssentials
internal import Learner
internal import Practice
internal import Spelling
internal import Storage
internal import WordService

/// The document of a completed word.
struct CompletedDocument: Encodable, Sendable {
  let word: String
  /// The meanings in the learner's own language; none where the learner is told English ones.
  let translations: [ShownDefinition]
  let definitions: [ShownDefinition]
  @OrNull var firstCompleted: Date?
  @OrNull var lastCompleted: Date?
  let timesCompleted: Int
  @OrNull var fewestTries: Int?
  @OrNull var source: String?

  /// - Parameter dictionary: the dictionary with the meanings that the learner is told.
  init(_ word: CompletedWord, in dictionary: OfflineDictionary) {
    self.word = word.word
    translations = word.translations(in: dictionary).map(ShownDefinition.init)
    definitions = word.definitions.map(ShownDefinition.init)
    _firstCompleted = OrNull(wrappedValue: word.firstCompleted)
    _lastCompleted = OrNull(wrappedValue: word.lastCompleted)
    timesCompleted = word.timesCompleted
    _fewestTries = OrNull(wrappedValue: word.fewestTries)
    _source = OrNull(wrappedValue: word.source)
  }
}

/// The document with some of the completed words, in order.
struct CompletedPageDocument: Encodable, Sendable {
  /// The number of all words that the search found.
  let total: Int
  let words: [CompletedDocument]
}

/// The document of a removal of completed words.
struct RemovalDocument: Encodable, Sendable {
  let id: Identifier
  let words: [String]
}

/// The words to remove from the completed words.
struct WordsBody: Body, Sendable {
  static let fields: Set<String> = ["words"]
  private let words: [String]

  /// The words.
  ///
  /// - Throws: a ``Problem`` unless the number of words is from 1 to 5,000.
  var checked: [String] {
    get throws {
      guard (1...5000).contains(words.count) else {
        throw Problem.invalid("Give from 1 to 5,000 words.")
      }
      return words
    }
  }
}

/// The order of the completed words.
enum CompletedOrder: String, CaseIterable {
  case word, date, tries

  enum Direction: String, CaseIterable { case ascending, descending }

  /// The direction for a request that names none. Dates begin with the latest.
  private var usual: Direction { self == .date ? .descending : .ascending }

  /// Returns words in this order.
  func sorted(_ words: [CompletedWord], _ direction: Direction?) -> [CompletedWord] {
    let sorted = words.sorted { one, other in
      switch self {
      case .word: (one.word.lowercased(), one.word) < (other.word.lowercased(), other.word)
      case .date: (one.lastDate, one.word) < (other.lastDate, other.word)
      case .tries: (one.fewest, one.word) < (other.fewest, other.word)
      }
    }
    return direction ?? usual == .ascending ? sorted : sorted.reversed()
  }
}

extension CompletedWord {
  fileprivate var lastDate: Date { lastCompleted ?? .distantPast }
  fileprivate var fewest: Int { fewestTries ?? .max }

  /// Returns whether a search finds the word.
  func matches(_ search: String) -> Bool {
    let search = search.lowercased()
    return search.isEmpty || word.lowercased().contains(search)
      || definitions.contains { $0.text.lowercased().contains(search) }
  }
}
