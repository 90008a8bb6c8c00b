internal import Hashing
internal import Quiz
internal import Vocabulary
internal import WordService

/// The words for the kinds of questions that few words allow: sentences with a gap, synonyms,
/// opposites and families. A draw from all words would seldom find them.
struct RareKindWords {
  /// The words of each kind that are left, in a random order, the next one last.
  private var words: [Kind: [String]] = [:]
  /// The words of each kind that came already, in their order.
  private var used: [Kind: [String]] = [:]
  private let dictionary: OfflineDictionary
  private let levels: LevelRange
  private let isWanted: (String) -> Bool

  /// - Parameters:
  ///   - kinds: the kinds of a quiz.
  ///   - isWanted: tells whether a word may be asked.
  init(
    _ dictionary: OfflineDictionary, _ levels: LevelRange, _ kinds: [Kind],
    using generator: inout SeededGenerator, isWanted: @escaping (String) -> Bool
  ) {
    (self.dictionary, self.levels, self.isWanted) = (dictionary, levels, isWanted)
    for kind in kinds { words[kind] = Self.words(of: kind).shuffled(using: &generator) }
  }

  private static func words(of kind: Kind) -> [String] {
    let checked = CheckedAnswers.embedded
    return switch kind {
    case .gap: checked.wordsWithGaps
    case .synonym: checked.wordsWithSynonyms
    case .opposite: checked.wordsWithOpposites
    case .family: checked.wordsWithFamilies
    case .meaning, .word, .heard: []
    }
  }

  /// Returns the next word of the levels for a kind; `nil` if there is none. After the last one the
  /// first one comes again, because it may make a question of a lower standard.
  mutating func next(_ kind: Kind) -> String? {
    while let word = words[kind]?.popLast() {
      if let level = dictionary.levelToAsk(word), levels.contains(level), isWanted(word) {
        used[kind, default: []].append(word)
        return word
      }
    }
    guard let again = used.removeValue(forKey: kind) else { return nil }
    words[kind] = again.reversed()
    return next(kind)
  }
}
